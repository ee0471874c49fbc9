/** Somebody who has gone to pay, with the plan as it is stored. */
import type { Customer } from './plan-holder.ts';
import type { StoredSubscription } from './stored-subscription.ts';

export interface Payer extends StoredSubscription, Customer {
  /** Null for a learner's own plan. */
  readonly className: string | null;
  readonly firstName: string;
  readonly username: string;
  /** The account's address; null if it is gone. */
  readonly email: string | null;
  readonly customerId: string | null;
  readonly timeZone: string;
  /** When the holder asked for the account's erasure. */
  readonly erasureAskedAt: Date | null;
  /** When `paidBy` asked for it. */
  readonly payerErasureAskedAt: Date | null;
}

/** Chooses payers. The moments of the trial's end are exclusive. */
export type PayerFilter =
  | { readonly kind: 'all' }
  | { readonly kind: 'ended-before'; readonly moment: Date }
  | { readonly kind: 'trial-ends'; readonly from: Date; readonly until: Date };
