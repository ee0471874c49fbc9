/** Queries for the rooms that the learner may enter, and for the learners whom they have muted or blocked. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../product/api/api.ts';
import { studyRooms } from '../../product/api/endpoints.ts';
import { queryKeys } from '../../product/api/query-keys.ts';

/** Milliseconds between two refreshes of the list. */
const refreshInterval = 10_000;

export const roomsQuery = queryOptions({
  queryKey: queryKeys.studyRooms,
  queryFn: ({ signal }) => call(studyRooms.list, { signal }),
  // Stale as soon as the page is left.
  staleTime: 0,
  refetchInterval: refreshInterval,
});

export const hiddenLearnersQuery = queryOptions({
  queryKey: queryKeys.hiddenLearners,
  queryFn: ({ signal }) => call(studyRooms.hidden, { signal }),
  // Messages in rooms change it.
  staleTime: 0,
});
