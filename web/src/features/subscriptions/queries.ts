import { queryOptions } from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api/api.ts';
import { sandbox, subscriptions } from '../../lib/api/endpoints.ts';
import { freshFor } from '../../lib/api/fresh-for.ts';
import { queryKeys } from '../../lib/api/query-keys.ts';

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
