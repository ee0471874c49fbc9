/** What points come to. */
export const pointsPerLevel = 100;

/** The level that a learner with so many points has; the first is 1. */
export function levelOf(points: number): number {
  return Math.floor(points / pointsPerLevel) + 1;
}

/** Recommended learning days a week. */
export const weeklyGoal = 3;
