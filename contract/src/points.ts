/** Points needed for each level. */
export const pointsPerLevel = 100;

/** Level of a learner with this many points; the first level is 1. */
export function levelOf(points: number): number {
  return Math.floor(points / pointsPerLevel) + 1;
}

/** Recommended number of learning days per week. */
export const weeklyGoal = 3;
