import type { DueCard } from '@qubloom/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { whenIdle } from '../../../lib/code-loading/when-idle.ts';
import { dueQuery } from '../../../product/flashcards/due-query.ts';
import { useAnsweredCards } from '../../../product/flashcards/use-answered-cards.ts';
import type { LessonEntry } from './lesson-order-state.ts';

/** Fewer than a sitting, so that the lesson itself is never far. */
const maxCards = 3;

const none: readonly DueCard[] = [];

/**
 * The cards that the next lesson opens with: those that another page has shown, else fetched when this one has
 * nothing else to do; and anew once a lesson or a quiz has changed them. None while they are on their way, as no lesson waits for them.
 */
export function useWarmUp(
  entries: readonly LessonEntry[] | undefined,
  preloadCode: () => void,
): readonly DueCard[] {
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(() => queries.getQueryData(dueQuery.queryKey) !== undefined);
  useEffect(() => whenIdle(() => setAsked(true)), []);
  // Visitors have completed nothing, and neither has a child who is here for the first time.
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
