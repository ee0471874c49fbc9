import type { UserId } from '@qubloom/contract';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, call } from '../../product/api/api.ts';
import {
  classPayments,
  familyPayments,
  sandbox,
  subscriptions,
} from '../../product/api/endpoints.ts';
import { freshFor } from '../../product/api/fresh-for.ts';
import { queryKeys } from '../../product/api/query-keys.ts';

const minute = 60_000;

export const plansQuery = queryOptions({
  queryKey: queryKeys.plans,
  queryFn: ({ signal }) => call(subscriptions.plans, { signal }),
  ...freshFor(60 * minute),
});

export const subscriptionQuery = queryOptions({
  queryKey: queryKeys.subscription,
  queryFn: ({ signal }) => call(subscriptions.status, { signal }),
  ...freshFor(5 * minute),
  // Asking again does not sign a visitor in.
  retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.status === 401),
});

/** It changes with each attempted payment. */
export const sandboxSessionQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.sandboxSession(id),
    queryFn: ({ signal }) => call(sandbox.session, { params: { id }, signal }),
    staleTime: 0,
  });

/** Milliseconds between two questions after a payment, and for how many times it is asked. */
const interval = 2000;
const attempts = 30;

/** @param isFresh true right after a payment, which the provider reports a little later */
export const classPlanQuery = (id: number, isFresh: boolean) =>
  queryOptions({
    queryKey: [...queryKeys.classes, String(id), 'plan'],
    queryFn: ({ signal }) => call(classPayments.status, { params: { id }, signal }),
    staleTime: 3_000,
    refetchInterval: ({ state }) =>
      isFresh && state.data?.paidBy === null && state.dataUpdateCount < attempts && interval,
  });

/** @param isFresh as above */
export const familyPlanQuery = (id: UserId, isFresh: boolean) =>
  queryOptions({
    queryKey: queryKeys.familyPlan(id),
    queryFn: ({ signal }) => call(familyPayments.status, { params: { id }, signal }),
    staleTime: 3_000,
    refetchInterval: ({ state }) =>
      isFresh && state.data?.paidBy === null && state.dataUpdateCount < attempts && interval,
  });
