/** The dashboard's data and the achievements, for a signed-in learner. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { progress } from '../../lib/endpoints.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export const dashboardQuery = queryOptions({
  queryKey: queryKeys.dashboard,
  queryFn: ({ signal }) => call(progress.dashboard, { signal }),
});

export const achievementsQuery = queryOptions({
  queryKey: queryKeys.achievements,
  queryFn: ({ signal }) => call(progress.achievements, { signal }),
});
