/** Prices and days in plain words. */
import type { BillingCycle, OwnSubscription } from '@qubloom/contract';

const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const withCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Returns, for example, `$96` or `$9.99`. */
export function formatPrice(dollars: number): string {
  return (Number.isInteger(dollars) ? whole : withCents).format(dollars);
}

export function periodOf(cycle: BillingCycle): 'month' | 'year' {
  return cycle === 'annually' ? 'year' : 'month';
}

/** `Visa •••• 4242` for the eye, with a text for screen readers. */
export function maskedCard({ brand, last4 }: NonNullable<OwnSubscription['card']>) {
  const name = brand.charAt(0).toUpperCase() + brand.slice(1);
  return { shown: `${name} •••• ${last4}`, spoken: `${name} card ending in ${last4}` };
}
