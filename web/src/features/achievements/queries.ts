/** All achievements, and which of them the learner has; for a signed-in learner. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { progress } from '../../lib/api/endpoints.ts';
import { queryKeys } from '../../lib/api/query-keys.ts';

export const achievementsQuery = queryOptions({
  queryKey: queryKeys.achievements,
  queryFn: ({ signal }) => call(progress.achievements, { signal }),
});
