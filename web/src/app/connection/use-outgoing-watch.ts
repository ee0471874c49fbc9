import { useEffect } from 'react';
import type { Outgoing } from '../../lib/outgoing/outgoing.ts';
import { useAuth } from '../../product/learner/auth.tsx';

/** What waits in this browser is sent for as long as its learner is here. */
export function useOutgoingWatch(outgoing: Outgoing): void {
  const learner = useAuth().user?.id;
  useEffect(() => outgoing.watch(), [outgoing]);
  useEffect(() => outgoing.setLearner(learner), [outgoing, learner]);
}
