import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/api.ts';
import { flashcards } from '../api/endpoints.ts';
import { queryKeys } from '../api/query-keys.ts';

export const setsQuery = queryOptions({
  queryKey: queryKeys.flashcardSets,
  queryFn: ({ signal }) => call(flashcards.sets, { signal }),
});
