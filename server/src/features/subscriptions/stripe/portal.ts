/**
 * Stripe's own pages for a running subscription. A page shows what its configuration allows, so there are two
 * configurations, made once and found again by a mark: one for the card and the receipts, and one that can change to
 * the plans on sale.
 */
import { hash } from 'node:crypto';
import type Stripe from 'stripe';
import type { KnownPrice } from './prices.ts';

type Features = Stripe.BillingPortal.ConfigurationCreateParams.Features;

const card: Features = {
  payment_method_update: { enabled: true },
  invoice_history: { enabled: true },
};

const upgrades = (prices: readonly KnownPrice[]): Features => ({
  ...card,
  subscription_update: {
    enabled: true,
    default_allowed_updates: ['price'],
    proration_behavior: 'always_invoice',
    trial_update_behavior: 'continue_trial',
    products: [...new Set(prices.map(({ product }) => product))].map((product) => ({
      product,
      prices: prices.filter((price) => price.product === product).map(({ id }) => id),
    })),
  },
});

export const cardConfiguration = (stripe: Stripe): Promise<string> => configuration(stripe, card);

export const upgradeConfiguration = (
  stripe: Stripe,
  prices: readonly KnownPrice[],
): Promise<string> => configuration(stripe, upgrades(prices));

async function configuration(stripe: Stripe, features: Features): Promise<string> {
  const mark = hash('sha256', JSON.stringify(features)).slice(0, 32);
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const found = data.find(({ metadata }) => metadata?.['features'] === mark);
  if (found) return found.id;
  // Sent without a key of ours: Stripe would repeat a failure under it for a day, and two equal configurations do no
  // harm.
  const made = await stripe.billingPortal.configurations.create({
    features,
    metadata: { features: mark },
  });
  return made.id;
}
