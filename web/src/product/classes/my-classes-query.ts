import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/api.ts';
import { classes } from '../api/endpoints.ts';
import { queryKeys } from '../api/query-keys.ts';

/** The classes that the signed-in person teaches, and those in which the person learns. */
export const myClassesQuery = queryOptions({
  queryKey: queryKeys.classes,
  queryFn: ({ signal }) => call(classes.mine, { signal }),
  // Others change it, too.
  staleTime: 3_000,
});
