/** The plans, and the checkout of the one that is chosen. */
import type { BillingCycle, ConsentState, Tier } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { useAuth } from '../../product/learner/auth.tsx';
import { CheckoutView } from './checkout/checkout-view.tsx';
import { isBuyable } from './plans/plan-choice.ts';
import { PlansView } from './plans/plans-view.tsx';
import { plansQuery, subscriptionQuery } from './queries.ts';

export interface SubscribePageProps {
  /** The one that is being bought. */
  readonly planId: Tier | undefined;
  readonly cycle: BillingCycle;
  readonly onCycle: (cycle: BillingCycle) => void;
  /** Just back from the payment provider, without having paid. */
  readonly isCancelled: boolean;
  /** Of a child's parent; null where nobody need be asked, undefined while it is on its way. */
  readonly consent: ConsentState | null | undefined;
}

export function SubscribePage({ planId, consent, ...choice }: SubscribePageProps) {
  const { user, isLoading } = useAuth();
  const { data: plans, isError, refetch } = useQuery(plansQuery);
  const status = useQuery({ ...subscriptionQuery, enabled: user !== null });
  // Where it cannot be had the server still decides what can be bought.
  const known = status.data?.tier ?? (status.isError ? 'free' : undefined);
  const has = user ? known : isLoading ? undefined : null;
  const chosen = plans?.find((plan) => plan.id === planId && isBuyable(plan, has));
  if (user && chosen && consent !== undefined) {
    const before = plans?.find(({ id }) => id === has);
    return (
      <CheckoutView
        plan={chosen}
        cycle={choice.cycle}
        replaces={before && before.price > 0 ? before.name : undefined}
        ageRange={user.ageRange}
        consent={consent}
      />
    );
  }
  const isOnItsWay = planId !== undefined && (has === undefined || consent === undefined);
  return (
    <PlansView
      {...choice}
      plans={isOnItsWay ? undefined : plans}
      retry={isError && !plans ? () => void refetch() : undefined}
      has={has}
    />
  );
}
