import type { OwnSubscription, Plan } from '@qubloom/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryKeys } from '../../../product/api/query-keys.ts';
import { useAuth } from '../../../product/learner/auth.tsx';
import { plansQuery, subscriptionQuery } from '../queries.ts';

export interface OwnSubscriptionView {
  /** Undefined while it loads. */
  readonly own: OwnSubscription | undefined;
  /** The plan that currently applies to the learner. */
  readonly plan: Plan | undefined;
  readonly retry: (() => void) | undefined;
}

export function useOwnSubscription(): OwnSubscriptionView {
  const { user } = useAuth();
  const status = useQuery({ ...subscriptionQuery, enabled: user !== null });
  const own = status.data;
  const { data: plans } = useQuery({
    ...plansQuery,
    enabled: own !== undefined && own.tier !== 'free',
  });
  return {
    own,
    plan: plans?.find(({ id }) => id === own?.tier),
    retry: status.isError && !own ? () => void status.refetch() : undefined,
  };
}

const intervalMs = 2000;
const attempts = 10;

/**
 * Fetches the subscription again and again after a payment. The provider's message about the payment may reach our
 * server after the learner is back on this page.
 */
export function useFreshSubscription(isFresh: boolean): void {
  const [first] = useState(() => Date.now());
  const queryClient = useQueryClient();
  const { data } = useQuery({
    ...subscriptionQuery,
    enabled: isFresh,
    refetchInterval: () => isFresh && Date.now() - first < attempts * intervalMs && intervalMs,
  });
  const tier = data?.tier;
  useEffect(() => {
    if (!isFresh || tier === undefined || tier === 'free') return;
    // These say what the previous plan unlocked.
    for (const queryKey of [queryKeys.courses, queryKeys.anyCourse, queryKeys.printables]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  }, [isFresh, tier, queryClient]);
}
