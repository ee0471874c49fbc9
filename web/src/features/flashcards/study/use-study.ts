/** One sitting with some cards: a set, or the due cards. */
import type { CardAnswer, Flashcard, FlashcardId, FlashcardSetId } from '@qubloom/contract';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useAuth } from '../../../product/learner/auth.tsx';
import { findSitting, forgetSitting, keepSitting } from './visitors-sitting.ts';
import { cardAt, isOver, isRepeat, isUnsaved, startStudy, studyAfter } from './study-state.ts';
import { useSaveCards } from './use-save-cards.ts';

export interface StudyOptions<Card extends Flashcard> {
  readonly cards: readonly Card[];
  readonly known: readonly FlashcardId[];
  /** The set whose progress is saved; undefined for cards of several sets. */
  readonly setId?: FlashcardSetId;
  /** A missed card is asked once more. */
  readonly repeats?: boolean;
}

export function useStudy<Card extends Flashcard>(options: StudyOptions<Card>) {
  const { cards, known, setId, repeats = false } = options;
  const learner = useAuth().user?.id;
  const [start] = useState(() => findSitting(learner, setId, cards));
  const [state, dispatch] = useReducer(
    studyAfter,
    { cards: cards.map(({ id }) => id), known },
    (from) => start ?? startStudy(from),
  );
  const { isSignedIn, review, saveSitting } = useSaveCards();
  useEffect(() => {
    if (learner === undefined) keepSitting(setId, state);
    else forgetSitting(learner, setId);
  }, [learner, setId, state]);
  const id = cardAt(state);
  const over = isOver(state);

  const save = useEffectEvent(() => {
    if (setId === undefined) return;
    saveSitting(setId, cards.length, state);
    dispatch({ kind: 'saved' });
  });
  // Every completion is sent once, even one without a known card. A visitor's was sent when it ended.
  const isSent = useRef(start !== undefined && isOver(start));
  useEffect(() => {
    if (over && !isSent.current) save();
    isSent.current = false;
  }, [over]);
  const saveUnsaved = useEffectEvent(() => {
    if (isUnsaved(state)) save();
  });
  useEffect(() => {
    const leave = () => saveUnsaved();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return {
    state,
    isSignedIn,
    isOver: over,
    card: cards.find((card) => card.id === id),
    flip: () => dispatch({ kind: 'flip' }),
    pass: (answer: CardAnswer) => dispatch({ kind: 'done', answer }),
    rate: (isKnown: boolean) => {
      if (id !== undefined && !isRepeat(state)) review(id, isKnown, state.answer);
      dispatch({ kind: 'rate', isKnown, repeats });
    },
    shuffle: () => dispatch({ kind: 'shuffle', place: Math.random() }),
    restart: () => dispatch({ kind: 'restart' }),
    again: () => dispatch({ kind: 'again' }),
  };
}

export type Study = ReturnType<typeof useStudy>;
