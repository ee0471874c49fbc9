import { operationsIn } from '@qubloom/quantum';
import { Button } from '../../ui/controls/button.tsx';
import { CommandButton } from '../commands/command-button.tsx';
import { useCommand } from '../commands/use-command.ts';
import { useLab } from '../lab-context.tsx';

/** The commands for several gates at once. */
export function SelectionBar() {
  const { state } = useLab();
  const makeGate = useCommand('make-gate');
  const { selection, clip, circuit } = state;
  const count = selection ? operationsIn(circuit, selection).length : 0;
  if (count === 0 && !clip) return null;
  return (
    <div role="group" aria-label="Selection" className="flex flex-wrap items-center gap-1">
      {count > 0 && (
        <>
          <span className="px-2 text-sm text-ink-soft">
            {count === 1 ? '1 gate selected' : `${count} gates selected`}
          </span>
          <CommandButton command="copy" />
          <CommandButton command="cut" />
          <CommandButton command="duplicate" />
          <CommandButton command="take-off" />
          {makeGate.isOffered && (
            <Button variant="quiet" size="small" onClick={makeGate.run}>
              {makeGate.icon && <makeGate.icon aria-hidden />}
              {makeGate.label}
            </Button>
          )}
        </>
      )}
      {clip && <CommandButton command="paste" />}
    </div>
  );
}
