import { useState } from 'react';

/**
 * The learner whose work is on the screen. If a session ends while a page stays open, its work is still saved for
 * the learner who began it, and not for the visitor that the browser now has.
 */
export function useLastLearner(learner: number | undefined): number | undefined {
  const [last, setLast] = useState(learner);
  if (learner !== undefined && learner !== last) setLast(learner);
  return learner ?? last;
}
