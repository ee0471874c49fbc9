/** Derives a learner's plan from what the provider has. Pure. */
import { tiers, type BillingCycle, type SubscriptionStatus, type Tier } from '@qubloom/contract';
import { isLive, type ProviderSubscription } from './provider.ts';

/** A subscription as the database stores it. */
export interface StoredSubscription {
  readonly subscriptionId: string | null;
  readonly tier: Tier;
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
  tier: 'free',
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
  (paymentState === 'unpaid' ? -10 : 0) + (priced === null ? -1 : tiers.indexOf(priced.plan));
const age = ({ createdAt }: ProviderSubscription): number => createdAt.getTime();

/** @param before what the learner has now; a subscription with a price that is not ours keeps its plan and cycle */
export function subscriptionOf(
  chosen: ProviderSubscription | null,
  before: StoredSubscription,
): StoredSubscription {
  if (chosen === null) return { ...emptySubscription, payerEmail: before.payerEmail };
  const { id, paymentState, priced, trialEnd, currentPeriodEnd, card } = chosen;
  const isOpen = paymentState === 'paid' || paymentState === 'overdue';
  const isSame = before.subscriptionId === id;
  const tier = priced?.plan ?? (isSame ? before.tier : 'free');
  const cycle = priced?.cycle ?? (isSame ? before.billingCycle : null);
  const isUnchanged = isSame && tier === before.tier && cycle === before.billingCycle;
  const endsUnlessChanged = before.endsUnlessChanged && isUnchanged;
  const isCancelling = chosen.isCancelling || endsUnlessChanged;
  return {
    subscriptionId: id,
    tier: isOpen ? tier : 'free',
    status: !isOpen || tier === 'free' ? 'inactive' : isCancelling ? 'cancelling' : 'active',
    endDate: currentPeriodEnd,
    billingCycle: cycle,
    trialEnd: isOpen ? trialEnd : null,
    card,
    hasPaymentProblem: paymentState !== 'paid',
    endsUnlessChanged,
    payerEmail: chosen.payerEmail ?? before.payerEmail,
  };
}
