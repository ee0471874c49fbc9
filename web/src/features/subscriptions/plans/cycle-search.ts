/** The period in the address, beside the one with which the page begins for this reader. */
import type { BillingCycle } from '@qubloom/contract';

export const firstCycle = (own: BillingCycle | null): BillingCycle => own ?? 'monthly';

/** @param own How the reader pays already; null if they don't. */
export const cycleSearch = (
  cycle: BillingCycle,
  own: BillingCycle | null,
): { cycle?: BillingCycle } => (cycle === firstCycle(own) ? {} : { cycle });
