/** Sets, cards, and the learner's progress. */
import { queryOptions } from '@tanstack/react-query';
import { call, nullOnStatus } from '../../product/api/api.ts';
import { flashcards } from '../../product/api/endpoints.ts';
import { queryKeys } from '../../product/api/query-keys.ts';

/** Returns null if there is no such set. */
export const setQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.flashcardSet(id),
    queryFn: ({ signal }) => nullOnStatus(404, call(flashcards.set, { params: { id }, signal })),
  });

export const cardsQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.flashcards(id),
    queryFn: ({ signal }) => nullOnStatus(404, call(flashcards.cards, { params: { id }, signal })),
  });

export const progressQuery = queryOptions({
  queryKey: queryKeys.flashcardProgress,
  queryFn: ({ signal }) => call(flashcards.progress, { signal }),
});
