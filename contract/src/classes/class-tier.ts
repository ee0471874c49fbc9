import type { Tier } from '../courses.ts';
import { highestTier } from '../subscriptions/tiers.ts';
import type { ClassPlan } from './classes.ts';

/** Returns the tier that the plan of a class opens to its learners. */
export const tierOfClass = (plan: ClassPlan): Tier => (plan === 'trial' ? 'free' : highestTier);
