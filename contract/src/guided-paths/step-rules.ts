/** Which steps of a path are open. Apart from the schemas, which lists of paths do not need. */

/** Whether a step may be looked at: the next one, and one beyond it. Indices from 0. */
export function isStepReachable(index: number, completedSteps: number): boolean {
  return index <= completedSteps + 1;
}

/** Whether a step may be completed: in their order, the first one always. */
export function isStepOpen(index: number, completedSteps: number): boolean {
  return index === 0 || index <= completedSteps;
}
