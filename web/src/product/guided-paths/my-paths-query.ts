/** A signed-in learner's progress on each path, the latest path first. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/api.ts';
import { guidedPaths } from '../api/endpoints.ts';
import { queryKeys } from '../api/query-keys.ts';

export const myGuidedPathsQuery = queryOptions({
  queryKey: queryKeys.myGuidedPaths,
  queryFn: ({ signal }) => call(guidedPaths.mine, { signal }),
});
