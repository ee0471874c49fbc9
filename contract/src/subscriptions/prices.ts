/** What a plan costs by the month and by the year, apart from the schemas: pages need no library that checks. */
import type { Tier } from '../courses.ts';
import { tiers } from './tiers.ts';
import type { BillingCycle, Plan } from './plans.ts';

/** Days at every start of a subscription in which nothing is paid. */
export const trialDays = 7;

const monthsAYear = 12;
const annualShare = 0.8;

/** USD for a year that is paid at once: 20 % less, in whole dollars. */
export function annualTotal({ price }: Pick<Plan, 'price'>): number {
  return Math.round(price * monthsAYear * annualShare);
}

/** USD a month as shown beside the annual total, in whole dollars. */
export function annualPricePerMonth({ price }: Pick<Plan, 'price'>): number {
  return Math.round((price * monthsAYear * annualShare) / monthsAYear);
}

/** USD that are charged at once, every month or every year. */
export function chargeOf(plan: Pick<Plan, 'price'>, cycle: BillingCycle): number {
  return cycle === 'annually' ? annualTotal(plan) : plan.price;
}

/** Only to a higher tier; nothing is chosen twice, and nobody goes down. */
export function isUpgrade(from: Tier, to: Tier): boolean {
  return tiers.indexOf(to) > tiers.indexOf(from);
}
