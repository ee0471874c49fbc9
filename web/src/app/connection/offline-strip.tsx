import { CloudOff } from 'lucide-react';
import { useOutgoingState } from '../../product/outgoing/outgoing.ts';

const sentences = {
  offline: "You're offline. What you do is kept here and sent later.",
  unreachable: "We can't reach the site right now. What you do is kept here and sent later.",
};

/** Stands above the bottom of the window, takes its own room at the page's end, and goes by itself. */
export function OfflineStrip() {
  const { trouble } = useOutgoingState();
  return (
    <div role="status" className="sticky bottom-0 z-20 max-md:bottom-16">
      {trouble && (
        <p className="flex items-center justify-center gap-2 border-t border-line bg-raised px-4 py-1.5 text-center text-sm text-ink-soft">
          <CloudOff aria-hidden="true" className="size-4 shrink-0" />
          {sentences[trouble]}
        </p>
      )}
    </div>
  );
}
