/** Rules for open steps, separate from the schemas because lists of paths don't need those. */

/** Returns true if a step may be viewed: up to one beyond the next step. Indices start at 0. */
export function isStepReachable(index: number, completedSteps: number): boolean {
  return index <= completedSteps + 1;
}

/** Returns true if a step may be completed: steps are completed in order, and the first is always open. */
export function isStepOpen(index: number, completedSteps: number): boolean {
  return index === 0 || index <= completedSteps;
}
