import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/api.ts';
import { assignments } from '../api/endpoints.ts';
import { queryKeys } from '../api/query-keys.ts';

/** Assignments of the signed-in learner, from all classes. */
export const myAssignmentsQuery = queryOptions({
  queryKey: queryKeys.myAssignments,
  queryFn: ({ signal }) => call(assignments.mine, { signal }),
  // Learning completes them, and teachers change them.
  staleTime: 0,
});
