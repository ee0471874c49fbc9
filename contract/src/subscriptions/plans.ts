/** The plans and their prices: one table for what is shown, what is sold, and what is charged. */
import { z } from 'zod';
import { Tier } from '../courses.ts';
import { tiers } from './tiers.ts';

export const BillingCycle = z.enum(['monthly', 'annually']);
export type BillingCycle = z.infer<typeof BillingCycle>;

export const Plan = z.object({
  id: Tier,
  name: z.string(),
  description: z.string(),
  /** USD a month where it is paid by the month. */
  price: z.number(),
  popular: z.boolean(),
  /** Announced, and not sold yet. */
  isComing: z.boolean(),
  features: z.array(z.string()),
  excludedFeatures: z.array(z.string()),
});
export type Plan = z.infer<typeof Plan>;

/** In the order of their tiers. */
export const plans: readonly Plan[] = [
  {
    id: 'free',
    name: 'Free',
    description: 'Start here and stay as long as you like.',
    price: 0,
    popular: false,
    isComing: false,
    features: [
      'Quantum Basics: The Building Blocks',
      'Quantum Puzzles: Mazes and Mystery Gates',
      'The circuit lab, flashcards and guided paths',
      'Points, a streak and badges',
    ],
    excludedFeatures: ['Intermediate courses', 'Advanced courses'],
  },
  {
    id: 'basic',
    name: 'Basic',
    description: 'Gates, real machines, secret codes and detective work, one step further.',
    price: 9.99,
    popular: false,
    isComing: false,
    features: [
      'Everything in Free',
      'Quantum Gates: The Magic Operators',
      'Quantum Machines: Noise and Repair',
      'Quantum Secrets',
      'Think Like a Quantum Detective',
      'The simulators and challenges in these courses',
    ],
    excludedFeatures: ['Quantum Programming: First Code', 'Quantum Games'],
  },
  {
    id: 'premium',
    name: 'Premium',
    description: 'Every course, up to your first quantum programs.',
    price: 19.99,
    popular: true,
    isComing: false,
    features: [
      'Everything in Basic',
      'Quantum Programming: First Code',
      'Quantum Games',
      'The simulators and challenges in these courses',
    ],
    excludedFeatures: [],
  },
  {
    id: 'ultimate',
    name: 'Ultimate',
    description: 'Coming later: all courses, and more to print and to try.',
    price: 29.99,
    popular: false,
    isComing: true,
    features: [
      'Everything in Premium',
      'A printable pack for every course',
      'Real devices to copy in the noise lab',
    ],
    excludedFeatures: [],
  },
];

export function planOf(tier: Tier): Plan {
  // The table has a row for each tier, in their order; a test says so.
  return plans[tiers.indexOf(tier)] as Plan;
}
