/** The plan that teachers buy for a class, separate from the schemas because pages don't need the validation library. */
import type { tiers } from './tiers.ts';

export const classroomPlan = {
  id: 'classroom',
  name: 'Classroom',
  /** USD per month with monthly billing. */
  price: 99,
} as const;

/** Everything that can be bought or is free: the tiers of learners, and the plan for a class. */
export type PlanId = (typeof tiers)[number] | typeof classroomPlan.id;
