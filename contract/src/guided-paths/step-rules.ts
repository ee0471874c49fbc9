/** Which steps of a path are open, and what one pays. Apart from the schemas: lists of paths do without them. */

/** Whether a step may be looked at: the next one, and one beyond it. Indices from 0. */
export function isStepReachable(index: number, completedSteps: number): boolean {
  return index <= completedSteps + 1;
}

/** Whether a step may be completed: in their order, the first one always. */
export function isStepOpen(index: number, completedSteps: number): boolean {
  return index === 0 || index <= completedSteps;
}

/** Points for a step: one less for each hint that was revealed, never none. */
export function pointsOfStep(pointsAwarded: number, hintsUsed: number): number {
  return Math.max(1, pointsAwarded - hintsUsed);
}
