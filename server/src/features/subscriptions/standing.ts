/** How a learner stands, by what the provider knows of them. Pure. */
import { tiers, type BillingCycle, type SubscriptionStatus, type Tier } from '@qubloom/contract';
import { isLive, type ProviderSubscription } from './provider.ts';

/** What the database holds. */
export interface StoredSubscription {
  readonly subscriptionId: string | null;
  readonly tier: Tier;
  readonly status: SubscriptionStatus;
  readonly endDate: Date | null;
  readonly billingCycle: BillingCycle | null;
  readonly trialEnd: Date | null;
  readonly card: ProviderSubscription['card'];
  readonly hasPaymentProblem: boolean;
  /** It counts as cancelled until another plan takes its place, whatever the provider says. */
  readonly endsUnlessChanged: boolean;
  /** The address of the person who pays, or has paid. */
  readonly payerEmail: string | null;
}

export const noSubscription: StoredSubscription = {
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
 * The one that counts, and those that must not be: whoever has two alive, by whatever mishap, keeps the higher
 * plan, and of two alike the older.
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

const worth = ({ standing, priced }: ProviderSubscription): number =>
  (standing === 'unpaid' ? -10 : 0) + (priced === null ? -1 : tiers.indexOf(priced.plan));
const age = ({ createdAt }: ProviderSubscription): number => createdAt.getTime();

/** @param before what a learner has who pays by a price that is none of ours: it stays what it was. */
export function subscriptionOf(
  chosen: ProviderSubscription | null,
  before: StoredSubscription,
): StoredSubscription {
  if (chosen === null) return { ...noSubscription, payerEmail: before.payerEmail };
  const { id, standing, priced, trialEnd, currentPeriodEnd, card } = chosen;
  const isOpen = standing === 'paid' || standing === 'overdue';
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
    hasPaymentProblem: standing !== 'paid',
    endsUnlessChanged,
    payerEmail: chosen.payerEmail ?? before.payerEmail,
  };
}
