/** Who takes payments here, and by which settings. */
import { BillingCycle, plans, Tier } from '@qubloom/contract';
import type { PriceId } from './stripe/prices.ts';
import type { StripeSettings } from './stripe/stripe-provider.ts';

/** Where the provider sends its messages. */
export const webhookPath = '/api/payment-events';

export type PaymentSettings =
  | { readonly kind: 'off' }
  /** `hasClock`: days can be let pass, for trying things out. */
  | { readonly kind: 'sandbox'; readonly hasClock: boolean }
  | ({ readonly kind: 'stripe' } & StripeSettings);

const sold = plans.filter(({ price }) => price > 0);

/** What a price id is given for: `basic-monthly`. */
export const priceNames: readonly string[] = sold.flatMap(({ id }) =>
  BillingCycle.options.map((cycle) => `${id}-${cycle}`),
);

/** `basic-monthly:price_1, basic-annually:price_2`; null for what is not like that. */
export function parsePrices(text: string): PriceId[] | null {
  const prices: PriceId[] = [];
  for (const entry of text.split(',').map((one) => one.trim())) {
    const [, name = '', id = ''] = /^([a-z]+-[a-z]+):(price_\w+)$/.exec(entry) ?? [];
    if (!priceNames.includes(name) || prices.some((price) => price.id === id)) return null;
    const [plan, cycle] = name.split('-');
    prices.push({ id, plan: Tier.parse(plan), cycle: BillingCycle.parse(cycle) });
  }
  return prices;
}

/** One webhook secret, or two with a comma between; null for what is not like that. */
export function parseWebhookSecrets(text: string): string[] | null {
  const secrets = text.split(',').map((one) => one.trim());
  return secrets.length <= 2 && secrets.every((one) => /^whsec_\S+$/.test(one)) ? secrets : null;
}
