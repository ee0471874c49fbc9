/** Queries of the pages of guided paths. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../product/api/api.ts';
import { guidedPaths } from '../../product/api/endpoints.ts';
import { queryKeys } from '../../product/api/query-keys.ts';

export const guidedPathQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.guidedPath(id),
    queryFn: ({ signal }) => call(guidedPaths.path, { params: { id }, signal }),
  });

export const guidedStepsQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.guidedSteps(id),
    queryFn: ({ signal }) => call(guidedPaths.steps, { params: { id }, signal }),
  });
