/** Maps Stripe's prices to plans. */
import { chargeOf, offerOf } from '@qubloom/contract';
import type Stripe from 'stripe';
import type { PricedPlan } from '../provider.ts';
import { notConfigured } from '../refusals.ts';

export interface PriceId extends PricedPlan {
  readonly id: string;
}

export function planOfPrice(prices: readonly PriceId[], id: string): PricedPlan | null {
  const price = prices.find((one) => one.id === id);
  return price ? { plan: price.plan, cycle: price.cycle } : null;
}

/** Returns the first price listed for the plan. Any others belong to earlier customers. */
export function priceFor(prices: readonly PriceId[], { plan, cycle }: PricedPlan): PriceId {
  const price = prices.find((one) => one.plan === plan && one.cycle === cycle);
  if (price === undefined) throw notConfigured(`no price for ${plan} ${cycle}`);
  return price;
}

export interface KnownPrice extends PriceId {
  readonly product: string;
}

/** Refuses a price whose amount differs from the plan's, so that nobody is charged anything else. */
export function checkPrice(price: PriceId, found: Stripe.Price): KnownPrice {
  const cents = Math.round(chargeOf(offerOf(price.plan), price.cycle) * 100);
  const interval = price.cycle === 'monthly' ? 'month' : 'year';
  const { active, currency, unit_amount, recurring, product } = found;
  const isRight =
    active &&
    currency === 'usd' &&
    unit_amount === cents &&
    recurring?.interval === interval &&
    recurring.interval_count === 1;
  if (!isRight) {
    throw notConfigured(`${price.id} is not ${String(cents)} US cents every ${interval}`);
  }
  return { ...price, product: typeof product === 'string' ? product : product.id };
}
