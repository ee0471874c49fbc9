/** Plans and their prices, in one table for display, checkout, and billing. */
import { z } from 'zod';
import { Tier } from '../courses.ts';
import { coursesAdded } from './benefits.ts';
import { classroomPlan, type PlanId } from './classroom.ts';
import { extras } from './extras.ts';
import { tiers } from './tiers.ts';

export const BillingCycle = z.enum(['monthly', 'annually']);
export type BillingCycle = z.infer<typeof BillingCycle>;

export const planIds = [...tiers, classroomPlan.id] as const satisfies readonly PlanId[];

export const Plan = z.object({
  id: Tier,
  name: z.string(),
  description: z.string(),
  /** USD per month with monthly billing. */
  price: z.number(),
  popular: z.boolean(),
  features: z.array(z.string()),
  excludedFeatures: z.array(z.string()),
});
export type Plan = z.infer<typeof Plan>;

const { printablePack, devicePresets } = extras;
const ultimateOnly = [printablePack.feature, devicePresets.feature];

/** Plans in the order of their tiers. */
export const plans: readonly Plan[] = [
  {
    id: 'free',
    name: 'Free',
    description: 'Start here and stay as long as you like.',
    price: 0,
    popular: false,
    features: [
      ...coursesAdded.free,
      'The circuit lab, flashcards and guided paths',
      'Points, a streak and badges',
    ],
    excludedFeatures: ['Intermediate courses', 'Advanced courses', ...ultimateOnly],
  },
  {
    id: 'basic',
    name: 'Basic',
    description: 'Gates, real machines, secret codes and detective work, one step further.',
    price: 9.99,
    popular: false,
    features: [
      'Everything in Free',
      ...coursesAdded.basic,
      'The challenges and quizzes in these courses',
    ],
    excludedFeatures: [...coursesAdded.premium, ...ultimateOnly],
  },
  {
    id: 'premium',
    name: 'Premium',
    description: 'Every course, up to your first quantum programs.',
    price: 19.99,
    popular: true,
    features: [
      'Everything in Basic',
      ...coursesAdded.premium,
      'The challenges and quizzes in these courses',
    ],
    excludedFeatures: ultimateOnly,
  },
  {
    id: 'ultimate',
    name: 'Ultimate',
    description: 'Every course, all of it on paper too, and real machines to copy.',
    price: 29.99,
    popular: false,
    features: ['Everything in Premium', ...ultimateOnly],
    excludedFeatures: [],
  },
];

export function planOf(tier: Tier): Plan {
  // The table has one row for each tier, in order; a test checks this.
  return plans[tiers.indexOf(tier)] as Plan;
}

/** The name and the price of a learner's plan, or of the plan for a class. */
export function offerOf(id: PlanId): Pick<Plan, 'name' | 'price'> {
  return id === 'classroom' ? classroomPlan : planOf(id);
}
