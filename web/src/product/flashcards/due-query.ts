/** The query for due cards, shared by the cards, the dashboard, and the start of a lesson. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/api.ts';
import { flashcards } from '../api/endpoints.ts';
import { queryKeys } from '../api/query-keys.ts';

export const dueQuery = queryOptions({
  queryKey: queryKeys.dueFlashcards,
  queryFn: ({ signal }) => call(flashcards.due, { signal }),
});
