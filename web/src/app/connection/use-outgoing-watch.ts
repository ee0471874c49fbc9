import { useEffect } from 'react';
import type { Outgoing } from '../../product/outgoing/outgoing.ts';
import { useAuth } from '../../product/learner/auth.tsx';

/** Sends what waits in this browser while its learner is signed in. */
export function useOutgoingWatch(outgoing: Outgoing): void {
  const learner = useAuth().user?.id;
  useEffect(() => outgoing.watch(), [outgoing]);
  useEffect(() => outgoing.setLearner(learner), [outgoing, learner]);
}
