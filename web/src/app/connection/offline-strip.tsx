import { CloudOff } from 'lucide-react';
import type { Trouble } from '../../lib/connectivity/connectivity.ts';
import { useAuth } from '../../product/learner/auth.tsx';
import { useOutgoingState } from '../../product/outgoing/use-outgoing.ts';

const sentences: Readonly<Record<Trouble, string>> = {
  offline: "You're offline.",
  unreachable: "We can't reach the site right now.",
};

/** Takes up space of its own on the page, and disappears by itself. */
export function OfflineStrip() {
  const { trouble } = useOutgoingState();
  const { user } = useAuth();
  return (
    <div role="status" className="print:hidden">
      {trouble && (
        <p className="flex items-center justify-center gap-2 border-y border-line bg-raised px-4 py-1.5 text-center text-sm text-ink-soft">
          <CloudOff aria-hidden="true" className="size-4 shrink-0" />
          {sentences[trouble]}{' '}
          {user
            ? 'What you do is kept here and sent later.'
            : 'What you opened before still works.'}
        </p>
      )}
    </div>
  );
}
