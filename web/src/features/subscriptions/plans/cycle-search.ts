/** The billing cycle in the address, if it differs from the one that this reader starts with. */
import type { BillingCycle } from '@qubloom/contract';

export const firstCycle = (own: BillingCycle | null): BillingCycle => own ?? 'monthly';

/** @param own The reader's current cycle; null without a plan. */
export const cycleSearch = (
  cycle: BillingCycle,
  own: BillingCycle | null,
): { cycle?: BillingCycle } => (cycle === firstCycle(own) ? {} : { cycle });
