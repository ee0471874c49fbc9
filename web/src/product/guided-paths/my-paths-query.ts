/** A signed-in learner's progress on each path, the latest path first. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { guidedPaths } from '../../lib/api/endpoints.ts';
import { queryKeys } from '../../lib/api/query-keys.ts';

export const myGuidedPathsQuery = queryOptions({
  queryKey: queryKeys.myGuidedPaths,
  queryFn: ({ signal }) => call(guidedPaths.mine, { signal }),
});
