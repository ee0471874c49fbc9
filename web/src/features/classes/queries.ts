import { queryOptions } from '@tanstack/react-query';
import { call } from '../../product/api/api.ts';
import { classes } from '../../product/api/endpoints.ts';
import { queryKeys } from '../../product/api/query-keys.ts';

/** Milliseconds. What learners and other teachers do shows at the next visit. */
const staleTime = 3_000;

export const taughtClassQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.classes, id],
    queryFn: ({ signal }) => call(classes.one, { params: { id }, signal }),
    staleTime,
  });

export const classRecordQuery = (id: string, userId: number) =>
  queryOptions({
    queryKey: [...queryKeys.classes, id, 'record', userId],
    queryFn: ({ signal }) => call(classes.record, { params: { id, userId }, signal }),
    staleTime,
  });
