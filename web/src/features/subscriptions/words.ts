/** Prices and days in plain words. */
import type { BillingCycle, OwnSubscription } from '@qubloom/contract';

const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const withCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$96`, `$9.99`. */
export function formatPrice(dollars: number): string {
  return (Number.isInteger(dollars) ? whole : withCents).format(dollars);
}

/** `November 29, 2026`, where the reader is. */
export function formatDay(day: Date | string): string {
  return new Date(day).toLocaleDateString('en-US', { dateStyle: 'long' });
}

export function eachOf(cycle: BillingCycle): 'month' | 'year' {
  return cycle === 'annually' ? 'year' : 'month';
}

/** `Visa •••• 4242` for the eye, and for the ear. */
export function maskedCard({ brand, last4 }: NonNullable<OwnSubscription['card']>) {
  const name = brand.charAt(0).toUpperCase() + brand.slice(1);
  return { shown: `${name} •••• ${last4}`, spoken: `${name} card ending in ${last4}` };
}
