/** All achievements, and which of them the learner has; for a signed-in learner. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../product/api/api.ts';
import { progress } from '../../product/api/endpoints.ts';
import { queryKeys } from '../../product/api/query-keys.ts';

export const achievementsQuery = queryOptions({
  queryKey: queryKeys.achievements,
  queryFn: ({ signal }) => call(progress.achievements, { signal }),
});
