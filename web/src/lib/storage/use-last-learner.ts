import { useState } from 'react';

/**
 * The learner whose work is on the screen. When a session ends under a page that stays, what is done on it
 * is still saved for the one who began it, and not for the visitor that the browser has become.
 */
export function useLastLearner(learner: number | undefined): number | undefined {
  const [last, setLast] = useState(learner);
  if (learner !== undefined && learner !== last) setLast(learner);
  return learner ?? last;
}
