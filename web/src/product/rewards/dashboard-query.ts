/** The dashboard's data, for a signed-in learner. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/api.ts';
import { progress } from '../api/endpoints.ts';
import { queryKeys } from '../api/query-keys.ts';

export const dashboardQuery = queryOptions({
  queryKey: queryKeys.dashboard,
  queryFn: ({ signal }) => call(progress.dashboard, { signal }),
});
