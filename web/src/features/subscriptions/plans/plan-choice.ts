/** The possible actions for a plan. */
import { isUpgrade, type Plan, type Tier } from '@qubloom/contract';

/** `free`: there is nothing to buy. `unknown`: the learner's tier is not known yet. */
export type PlanChoice = 'unknown' | 'current' | 'free' | 'downgrade' | 'choose' | 'upgrade';

/** @param has The learner's tier; null for a visitor, undefined while it loads. */
export function choiceOf(plan: Plan, has: Tier | null | undefined): PlanChoice {
  if (has === undefined) return 'unknown';
  if (has === null) return plan.id === 'free' ? 'free' : 'choose';
  if (plan.id === has) return 'current';
  if (!isUpgrade(has, plan.id)) return 'downgrade';
  return has === 'free' ? 'choose' : 'upgrade';
}

/** Returns true if the learner can begin to buy the plan. */
export function isBuyable(plan: Plan, has: Tier | null | undefined): boolean {
  return ['choose', 'upgrade'].includes(choiceOf(plan, has));
}
