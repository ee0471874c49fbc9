/** Derives a plan from what the provider has. Pure. */
import {
  planIds,
  type BillingCycle,
  type PlanId,
  type SubscriptionStatus,
} from '@qubloom/contract';
import { isLive, type ProviderSubscription } from './provider.ts';

/** A subscription as the database stores it. */
export interface StoredSubscription {
  readonly subscriptionId: string | null;
  readonly plan: PlanId;
  readonly status: SubscriptionStatus;
  readonly endDate: Date | null;
  readonly billingCycle: BillingCycle | null;
  readonly trialEnd: Date | null;
  readonly card: ProviderSubscription['card'];
  readonly hasPaymentProblem: boolean;
  /** Counts as cancelled until another plan replaces it, no matter what the provider says. */
  readonly endsUnlessChanged: boolean;
  /** The address of the person who pays or has paid. */
  readonly payerEmail: string | null;
}

export const emptySubscription: StoredSubscription = {
  subscriptionId: null,
  plan: 'free',
  status: 'inactive',
  endDate: null,
  billingCycle: null,
  trialEnd: null,
  card: null,
  hasPaymentProblem: false,
  endsUnlessChanged: false,
  payerEmail: null,
};

/**
 * Returns the subscription that counts, and any surplus ones. If a learner has two live ones by mistake, the higher
 * plan counts, or the older subscription if the plans are the same.
 */
export function chooseLive(subscriptions: readonly ProviderSubscription[]): {
  readonly chosen: ProviderSubscription | null;
  readonly surplus: readonly ProviderSubscription[];
} {
  const [chosen = null, ...surplus] = subscriptions
    .filter(isLive)
    .toSorted((one, other) => worth(other) - worth(one) || age(one) - age(other));
  return { chosen, surplus };
}

const worth = ({ paymentState, priced }: ProviderSubscription): number =>
  (paymentState === 'unpaid' ? -10 : 0) + (priced === null ? -1 : planIds.indexOf(priced.plan));
const age = ({ createdAt }: ProviderSubscription): number => createdAt.getTime();

/** @param before what there is now; a subscription with a price that is not ours keeps its plan and cycle */
export function subscriptionOf(
  chosen: ProviderSubscription | null,
  before: StoredSubscription,
): StoredSubscription {
  if (chosen === null) return { ...emptySubscription, payerEmail: before.payerEmail };
  const { id, paymentState, priced, trialEnd, currentPeriodEnd, card } = chosen;
  const isOpen = paymentState === 'paid' || paymentState === 'overdue';
  const isSame = before.subscriptionId === id;
  const plan = priced?.plan ?? (isSame ? before.plan : 'free');
  const cycle = priced?.cycle ?? (isSame ? before.billingCycle : null);
  const isUnchanged = isSame && plan === before.plan && cycle === before.billingCycle;
  const endsUnlessChanged = before.endsUnlessChanged && isUnchanged;
  const isCancelling = chosen.isCancelling || endsUnlessChanged;
  return {
    subscriptionId: id,
    plan: isOpen ? plan : 'free',
    status: !isOpen || plan === 'free' ? 'inactive' : isCancelling ? 'cancelling' : 'active',
    endDate: currentPeriodEnd,
    billingCycle: cycle,
    trialEnd: isOpen ? trialEnd : null,
    card,
    hasPaymentProblem: paymentState !== 'paid',
    endsUnlessChanged,
    payerEmail: chosen.payerEmail ?? before.payerEmail,
  };
}
