import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/api.ts';
import { liveLessons } from '../api/endpoints.ts';
import { queryKeys } from '../api/query-keys.ts';

/** Milliseconds. */
const often = 10_000;

/** Live lessons in the classes of the signed-in learner. Only pages of learners in a class ask again. */
export const myLiveLessonsQuery = queryOptions({
  queryKey: queryKeys.myLiveLessons,
  queryFn: ({ signal }) => call(liveLessons.mine, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.isInClass ? often : false),
});
