import type { DueCard } from '@qubloom/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { whenIdle } from '../../../lib/code-loading/when-idle.ts';
import { dueQuery } from '../../../product/flashcards/due-query.ts';
import { useAnsweredCards } from '../../../product/flashcards/use-answered-cards.ts';
import type { LessonEntry } from './lesson-order-state.ts';

/** Fewer than in a normal review, so that the lesson starts soon. */
const maxCards = 3;

const none: readonly DueCard[] = [];

/**
 * Returns the cards before the next lesson. If no other page has loaded them, they are fetched when this page is idle.
 * They are fetched again after a lesson or a quiz has changed them. The list is empty while they load, because no
 * lesson waits for them.
 */
export function useWarmUp(
  entries: readonly LessonEntry[] | undefined,
  preloadCode: () => void,
): readonly DueCard[] {
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(() => queries.getQueryData(dueQuery.queryKey) !== undefined);
  useEffect(() => whenIdle(() => setAsked(true)), []);
  // Visitors have completed nothing, and neither have new learners.
  const hasLearned = entries?.some(({ status }) => status === 'completed') ?? false;
  const { data, isFetching, isStale } = useQuery({ ...dueQuery, enabled: isAsked && hasLearned });
  const isFresh = isAsked && hasLearned && !isFetching && !isStale;
  const answered = useAnsweredCards();
  const cards = isFresh && data ? data.cards.filter(({ id }) => !answered.has(id)) : none;
  const hasCards = cards.length > 0;
  const preload = useEffectEvent(preloadCode);
  useEffect(() => {
    if (hasCards) preload();
  }, [hasCards]);
  return cards.slice(0, maxCards);
}
