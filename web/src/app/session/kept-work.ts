/** Finds the work that was done in this browser before anybody signed in, and keeps or deletes it. */
import { useSyncExternalStore } from 'react';
import type { Outgoing } from '../../product/outgoing/outgoing.ts';
import { visitorsEntries, type VisitorsEntry } from '../../product/storage/learner-storage.ts';
import { useAuth } from '../../product/learner/auth.tsx';
import { useVisitorsCalls } from '../../product/outgoing/use-outgoing.ts';

/** Settings, rooms, and runs in games do not count as work. */
export function isWork({ kind, name }: Pick<VisitorsEntry, 'kind' | 'name'>): boolean {
  if (kind === 'lab') return !isLabSetting(name);
  return !['rooms', 'consent', 'news', 'place', 'runs', 'look'].includes(kind);
}

/** Returns true if the entry says which displays the lab shows. */
function isLabSetting(name: string): boolean {
  return /^(displays|first-display)\./.test(name);
}

/** Returns true if a learner has not yet been asked whether to keep earlier work. */
export function useHasWorkToKeep(): boolean {
  const { user } = useAuth();
  const outgoing = useVisitorsCalls();
  const hasWork = useSyncExternalStore(
    (changed) => subscribe(outgoing, changed),
    () => outgoing.visitorsEntries().length > 0 || visitorsEntries().some(isWork),
    () => false,
  );
  return user !== null && hasWork;
}

/** Another tab may have answered. */
function subscribe(outgoing: Pick<Outgoing, 'subscribe'>, changed: () => void): () => void {
  const stop = outgoing.subscribe(changed);
  window.addEventListener('storage', changed);
  return () => {
    stop();
    window.removeEventListener('storage', changed);
  };
}
