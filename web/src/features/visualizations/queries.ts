/** Queries of the pages of visualizations. */
import { queryOptions } from '@tanstack/react-query';
import { call, nullOnStatus } from '../../product/api/api.ts';
import { visualizations } from '../../product/api/endpoints.ts';
import { queryKeys } from '../../product/api/query-keys.ts';

export const visualizationsQuery = queryOptions({
  queryKey: queryKeys.visualizations,
  queryFn: ({ signal }) => call(visualizations.list, { signal }),
});

/** For signed-in learners. */
export const myVisualizationsQuery = queryOptions({
  queryKey: queryKeys.myVisualizations,
  queryFn: ({ signal }) => call(visualizations.mine, { signal }),
});

/** Returns null if there is no such visualization. */
export const visualizationQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.visualization(id),
    queryFn: ({ signal }) =>
      nullOnStatus(404, call(visualizations.visualization, { params: { id }, signal })),
  });
