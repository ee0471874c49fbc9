import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/api.ts';
import { guidedPaths } from '../api/endpoints.ts';
import { queryKeys } from '../api/query-keys.ts';

export const guidedPathsQuery = queryOptions({
  queryKey: queryKeys.guidedPaths,
  queryFn: ({ signal }) => call(guidedPaths.list, { signal }),
});
