/** The plans, and the checkout of the chosen one. */
import type { BillingCycle, OwnSubscription, Tier } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { useAuth } from '../../product/learner/auth.tsx';
import { CheckoutView } from './checkout/checkout-view.tsx';
import type { WordOnBuying } from './checkout/consent-first.tsx';
import { ForWhom, type LinkedLearner } from './checkout/for-whom.tsx';
import { cycleSearch, firstCycle } from './plans/cycle-search.ts';
import { isBuyable } from './plans/plan-choice.ts';
import { PlansView } from './plans/plans-view.tsx';
import { plansQuery, subscriptionQuery } from './queries.ts';

export interface SubscribePageProps {
  /** The plan that is being bought. */
  readonly planId: Tier | undefined;
  /** The cycle in the address. */
  readonly cycle: BillingCycle | undefined;
  readonly onCycle: (search: { cycle?: BillingCycle }) => void;
  /** Just returned from the payment provider, without having paid. */
  readonly isCancelled: boolean;
  /** Consent of a child's parent; null if none is required, undefined while it loads. */
  readonly consent: WordOnBuying | null | undefined;
  /** Learners for whom a grown-up could buy the plan as well; undefined while they load. */
  readonly learners: readonly LinkedLearner[] | undefined;
  /** The grown-up has said that the plan is their own. */
  readonly isForMe: boolean;
}

export function SubscribePage(props: SubscribePageProps) {
  const { planId, consent, learners, isForMe, isCancelled, onCycle } = props;
  const { user, isLoading } = useAuth();
  const { data: plans, isError, refetch } = useQuery(plansQuery);
  const status = useQuery({ ...subscriptionQuery, enabled: user !== null });
  // If it cannot be loaded, the server still decides what can be bought.
  const known = status.data?.tier ?? (status.isError ? 'free' : undefined);
  const has = user ? known : isLoading ? undefined : null;
  const ownCycle = (user && status.data?.billingCycle) ?? null;
  const cycle = props.cycle ?? firstCycle(ownCycle);
  const isPaidByFamily = user !== null && status.data?.isPaidByFamily === true;
  const chosen = isPaidByFamily
    ? undefined
    : plans?.find((plan) => plan.id === planId && isBuyable(plan, has));
  if (user && chosen && learners && learners.length > 0 && !isForMe) {
    return <ForWhom plan={chosen} cycle={cycle} ownCycle={ownCycle} learners={learners} />;
  }
  if (user && chosen && consent !== undefined && learners) {
    const before = plans?.find(({ id }) => id === has);
    return (
      <CheckoutView
        plan={chosen}
        cycle={cycle}
        ownCycle={ownCycle}
        replaces={
          before && before.price > 0 ? { name: before.name, endsOn: endOf(status.data) } : undefined
        }
        ageRange={user.ageRange}
        consent={consent}
      />
    );
  }
  const isOnItsWay =
    planId !== undefined && (has === undefined || consent === undefined || !learners);
  return (
    <PlansView
      cycle={cycle}
      ownCycle={ownCycle}
      onCycle={(next) => onCycle(cycleSearch(next, ownCycle))}
      isCancelled={isCancelled}
      plans={isOnItsWay ? undefined : plans}
      retry={isError && !plans ? () => void refetch() : undefined}
      has={has}
      isPaidByFamily={isPaidByFamily}
      choosesForWhom={learners !== undefined && learners.length > 0}
    />
  );
}

/** Returns null if the subscription continues. */
const endOf = (own: OwnSubscription | undefined): string | null =>
  own?.isCancelling === true ? own.currentPeriodEnd : null;
