import { keysIn } from '../commands/keys.ts';
import { useCommand } from '../commands/use-command.ts';
import { useLab } from '../lab-context.tsx';
import { Sheet } from './sheet.tsx';

/** The keys that do something in this lab. */
export function ShortcutList({ onClose }: { readonly onClose: () => void }) {
  const { state } = useLab();
  const { label } = useCommand('shortcuts');
  return (
    <Sheet title={label} onClose={onClose}>
      <p className="mt-1 text-sm text-ink-soft">
        They work while a place of the circuit has the focus.
      </p>
      <dl className="mt-3 grid gap-x-4 gap-y-2 sm:grid-cols-[minmax(9rem,auto)_1fr]">
        {keysIn(state).map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt className="mt-2 font-mono text-sm font-semibold text-action-ink sm:mt-0">
              {keys.join(', ')}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
