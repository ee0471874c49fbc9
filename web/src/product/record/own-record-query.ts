/** The learner's own record, for a signed-in learner. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/api.ts';
import { record } from '../api/endpoints.ts';
import { queryKeys } from '../api/query-keys.ts';

export const ownRecordQuery = queryOptions({
  queryKey: queryKeys.record,
  queryFn: ({ signal }) => call(record.mine, { signal }),
  // What others do shows at the next visit, and the call that a route makes is not repeated by its page.
  staleTime: 3_000,
});
