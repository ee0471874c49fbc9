import { clsx } from 'clsx';
import { CloudOff } from 'lucide-react';
import { useOutgoingState } from '../../product/outgoing/outgoing.ts';

const sentences = {
  offline: "You're offline. What you do is kept here and sent later.",
  unreachable: "We can't reach the site right now. What you do is kept here and sent later.",
};

/**
 * Stands at the bottom of the window, above a row that is there already, takes its own room at the page's end,
 * and goes by itself.
 */
export function OfflineStrip({ isAboveRow }: { readonly isAboveRow: boolean }) {
  const { trouble } = useOutgoingState();
  return (
    <div role="status" className={clsx('sticky z-20', isAboveRow ? 'bottom-16' : 'bottom-0')}>
      {trouble && (
        <p className="flex items-center justify-center gap-2 border-t border-line bg-raised px-4 py-1.5 text-center text-sm text-ink-soft">
          <CloudOff aria-hidden="true" className="size-4 shrink-0" />
          {sentences[trouble]}
        </p>
      )}
    </div>
  );
}
