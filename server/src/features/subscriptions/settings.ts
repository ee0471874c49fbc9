/** The settings of payments, and which provider they choose. */
import { BillingCycle, planIds } from '@qubloom/contract';
import { z } from 'zod';
import type { PriceId } from './stripe/prices.ts';
import type { StripeSettings } from './stripe/stripe-provider.ts';

/** The path that the provider sends its messages to. */
export const webhookPath = '/api/payment-events';

export type PaymentSettings =
  | { readonly kind: 'off' }
  /** `hasClock`: days can be skipped, for trying things out. */
  | { readonly kind: 'sandbox'; readonly hasClock: boolean }
  | ({ readonly kind: 'stripe' } & StripeSettings);

const sold = planIds.filter((plan) => plan !== 'free');

const PlanName = z.enum(planIds);

/** The names that price ids are set for, such as `basic-monthly`. */
export const priceNames: readonly string[] = sold.flatMap((plan) =>
  BillingCycle.options.map((cycle) => `${plan}-${cycle}`),
);

/** Parses `basic-monthly:price_1, basic-annually:price_2`. Returns null for any other form. */
export function parsePrices(text: string): PriceId[] | null {
  const prices: PriceId[] = [];
  for (const entry of text.split(',').map((one) => one.trim())) {
    const [, name = '', id = ''] = /^([a-z]+-[a-z]+):(price_\w+)$/.exec(entry) ?? [];
    if (!priceNames.includes(name) || prices.some((price) => price.id === id)) return null;
    const [plan, cycle] = name.split('-');
    prices.push({ id, plan: PlanName.parse(plan), cycle: BillingCycle.parse(cycle) });
  }
  return prices;
}

/** Parses one webhook secret, or two separated by a comma. Returns null for any other form. */
export function parseWebhookSecrets(text: string): string[] | null {
  const secrets = text.split(',').map((one) => one.trim());
  return secrets.length <= 2 && secrets.every((one) => /^whsec_\S+$/.test(one)) ? secrets : null;
}
