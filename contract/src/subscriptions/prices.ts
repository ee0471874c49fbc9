/** Monthly and annual prices, separate from the schemas because pages don't need the validation library. */
import type { Tier } from '../courses.ts';
import { tiers } from './tiers.ts';
import type { BillingCycle, Plan } from './plans.ts';

/** Free days at the start of every subscription. */
export const trialDays = 7;

const monthsAYear = 12;
const annualShare = 0.8;

/** USD for a year paid at once: 20% less than twelve months, in whole dollars. */
export function annualTotal({ price }: Pick<Plan, 'price'>): number {
  return Math.round(price * monthsAYear * annualShare);
}

/** USD per month that is shown beside the annual total, in whole dollars. */
export function annualPricePerMonth({ price }: Pick<Plan, 'price'>): number {
  return Math.round((price * monthsAYear * annualShare) / monthsAYear);
}

/** USD of one charge, every month or every year. */
export function chargeOf(plan: Pick<Plan, 'price'>, cycle: BillingCycle): number {
  return cycle === 'annually' ? annualTotal(plan) : plan.price;
}

/** An upgrade is a change to a higher tier. */
export function isUpgrade(from: Tier, to: Tier): boolean {
  return tiers.indexOf(to) > tiers.indexOf(from);
}
