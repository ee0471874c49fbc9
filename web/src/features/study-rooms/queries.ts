/** Rooms that the learner may enter, and whom the learner does not want to read. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { studyRooms } from '../../lib/api/endpoints.ts';
import { queryKeys } from '../../lib/api/query-keys.ts';

/** Milliseconds between two looks at who is where. */
const refreshInterval = 10_000;

export const roomsQuery = queryOptions({
  queryKey: queryKeys.studyRooms,
  queryFn: ({ signal }) => call(studyRooms.list, { signal }),
  // Old as soon as the page is left.
  staleTime: 0,
  refetchInterval: refreshInterval,
});

export const hiddenLearnersQuery = queryOptions({
  queryKey: queryKeys.hiddenLearners,
  queryFn: ({ signal }) => call(studyRooms.hidden, { signal }),
  // Changed in rooms, by messages.
  staleTime: 0,
});
