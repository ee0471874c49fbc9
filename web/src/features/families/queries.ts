import type { UserId } from '@qubloom/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../product/api/api.ts';
import { classes, families } from '../../product/api/endpoints.ts';
import { queryKeys } from '../../product/api/query-keys.ts';

/** Milliseconds. What others do shows at the next visit, and the call that a route makes is not repeated by its page. */
const staleTime = 3_000;

export const familyQuery = queryOptions({
  queryKey: queryKeys.family,
  queryFn: ({ signal }) => call(families.mine, { signal }),
  staleTime,
});

/** Record of a linked learner. */
export const recordQuery = (id: UserId) =>
  queryOptions({
    queryKey: queryKeys.familyRecord(id),
    queryFn: ({ signal }) => call(families.record, { params: { id }, signal }),
    staleTime,
  });

/** Classes of a linked learner. */
export const linkedClassesQuery = (id: UserId) =>
  queryOptions({
    queryKey: queryKeys.familyClasses(id),
    queryFn: ({ signal }) => call(classes.ofLinked, { params: { id }, signal }),
    staleTime,
  });
