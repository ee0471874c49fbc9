/** The query for due cards, shared by the cards, the dashboard, and the start of a lesson. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/api.ts';
import { flashcards } from '../api/endpoints.ts';
import { queryKeys } from '../api/query-keys.ts';
import { useAuth } from '../learner/auth.tsx';

export const dueQuery = queryOptions({
  queryKey: queryKeys.dueFlashcards,
  queryFn: ({ signal }) => call(flashcards.due, { signal }),
});

/** Returns the cards of today's sitting, and how many wait for a later one; none for a visitor, and until it is known. */
export function useDueCounts(): { readonly now: number; readonly later: number } {
  const { user } = useAuth();
  const { data } = useQuery({ ...dueQuery, enabled: user !== null });
  return user && data ? { now: data.cards.length, later: data.later } : { now: 0, later: 0 };
}
