/** Studies flashcards: lists due cards, applies reviews, and reports the progress in each set. */
import {
  sittingLimits,
  type BodyOf,
  type CardAnswer,
  type CardReview,
  type DueCards,
  type Flashcard,
  type FlashcardId,
  type FlashcardSet,
  type FlashcardSetId,
  type FlashcardSetProgress,
  type flashcards as calls,
  type AnimationData,
} from '@qubloom/contract';
import { gradeCard } from '@qubloom/curriculum';
import type { Context } from '../../context.ts';
import { endOfDay } from '../../domain/local-day.ts';
import { percent } from '../../domain/percent.ts';
import type { Act, Learner } from '../../platform/caller.ts';
import { Invalid, NotFound } from '../../platform/errors.ts';
import { recordLearning } from '../progress/index.ts';
import { afterReview } from './memory.ts';
import {
  countUnjudged,
  flashcardQueries,
  insertSitting,
  readMemory,
  readProgress,
  saveMemory,
  type StoredSetProgress,
} from './queries.ts';
import { turns } from './throttles.ts';

export const listSets = ({ database }: Context) => flashcardQueries(database).listSets();

export async function showSet({ database }: Context, id: FlashcardSetId): Promise<FlashcardSet> {
  const set = await flashcardQueries(database).findSet(id);
  if (!set) throw new NotFound('That flashcard set does not exist.');
  return set;
}

export async function listCards(context: Context, id: FlashcardSetId): Promise<Flashcard[]> {
  await showSet(context, id);
  return flashcardQueries(context.database).listCards(id);
}

export async function showProgress(
  { database }: Context,
  learner: Learner,
): Promise<Record<string, FlashcardSetProgress>> {
  const sets = await flashcardQueries(database).listProgress(learner.id);
  return Object.fromEntries(sets.map((set) => [String(set.setId), progressOf(set)]));
}

function progressOf({
  cardCount,
  cardsCompleted,
  knownCards,
}: Omit<StoredSetProgress, 'setId' | 'wasCompleted'>): FlashcardSetProgress {
  const completed = Math.min(cardCount, Math.max(cardsCompleted, knownCards.length));
  return {
    progress: percent(completed, cardCount),
    completed: cardCount > 0 && completed === cardCount,
    cardsCompleted: completed,
    cardsTotal: cardCount,
    knownCards: [...knownCards],
  };
}

/** Milliseconds after signing up in which nothing is due: the first hour is for new things. */
const firstHour = 60 * 60 * 1000;

/** Cards that are due at any hour of the learner's day are due all day. */
export async function showDue(
  { database, now }: Context,
  { id, timeZone }: Learner,
): Promise<DueCards> {
  const moment = now();
  const found = await flashcardQueries(database).listDue(id, {
    before: endOfDay(moment, timeZone),
    joinedBefore: new Date(moment.getTime() - firstHour),
    ...sittingLimits,
  });
  const [first] = found;
  const waiting = (first?.reviewsWaiting ?? 0) + (first?.newWaiting ?? 0);
  return { cards: found, later: waiting - found.length };
}

/**
 * Stores the counts of a sitting, which pay nothing. The number of cards is limited to the size of the set, and a card
 * that the engine judges counts only if it was judged. Only reviews of its cards complete a set. A sitting without
 * cards is not stored.
 */
export async function saveSitting(
  context: Context,
  caller: Learner,
  id: FlashcardSetId,
  { setId, cardsTotal: _, ...counts }: BodyOf<typeof calls.saveSitting>,
  act: Act,
) {
  if (setId !== id) throw new Invalid('That sitting belongs to another set.');
  const { cardCount } = await showSet(context, id);
  await turns.take(context, String(caller.id));

  const saved = await recordLearning(
    context,
    caller,
    act,
    async (_history, learner, moment, tx) => {
      const maxCards = cardCount - (await countUnjudged(tx, learner, id));
      const cardsCompleted = Math.min(counts.cardsCompleted, maxCards);
      if (cardsCompleted === 0) return null;
      const [before] = await readProgress(tx, caller.id, id);
      const best = Math.max(before?.cardsCompleted ?? 0, cardsCompleted);
      const { knownCards = [] } = before ?? {};
      const isComplete = cardCount > 0 && knownCards.length === cardCount;
      const sitting = { ...counts, cardsCompleted, isComplete };
      await insertSitting(tx, learner, id, sitting, moment);
      return {
        learning: {
          type: 'cards-studied',
          setId: id,
          cardsCompleted,
          completesSet: isComplete && !before?.wasCompleted,
          progress: progressOf({ cardCount, cardsCompleted: best, knownCards }),
        },
        awards: [],
      };
    },
    ({ learning: { progress }, newAchievements }) => ({
      ...progress,
      newAchievements: [...newAchievements],
    }),
  );
  if (saved !== null) return saved;
  const all = await showProgress(context, caller);
  const nothing = progressOf({ cardCount, cardsCompleted: 0, knownCards: [] });
  return { ...(all[String(id)] ?? nothing), newAchievements: [] };
}

/** Each review counts, even a repeated one, as in FSRS. It pays nothing. */
export async function reviewCard(
  context: Context,
  caller: Learner,
  id: FlashcardId,
  { rating, answer }: BodyOf<typeof calls.review>,
  act: Act,
): Promise<CardReview> {
  const card = await flashcardQueries(context.database).findCard(id);
  if (!card) throw new NotFound('That flashcard does not exist.');
  await turns.take(context, String(caller.id));
  const isKnown = rating === 'know-it' && (await isDone(card.animationData, answer));

  const reply = await recordLearning(
    context,
    caller,
    act,
    async (_history, learner, moment, tx) => {
      const before = await readMemory(tx, learner, id);
      const memory = afterReview(before, isKnown, moment, learner.timeZone);
      await saveMemory(tx, learner, id, memory);
      return {
        learning: {
          type: 'card-reviewed',
          cardId: id,
          cardsMastered: Number(memory.mastered) - Number(before.mastered),
          due: memory.nextReviewDate ?? moment,
          mastered: memory.mastered,
        },
        awards: [],
      };
    },
    ({ learning: { due, mastered }, newAchievements }): CardReview => ({
      rating: isKnown ? 'know-it' : 'study-more',
      due: due.toISOString(),
      mastered,
      newAchievements: [...newAchievements],
    }),
  );
  if (reply === null) throw new Error('a review is always something new');
  return reply;
}

/** The engine decides whether a card that is answered by doing was known. For other cards, the learner does. */
async function isDone(card: AnimationData | null, answer: CardAnswer | undefined) {
  if (!card?.doing) return true;
  if (!answer) return false;
  try {
    return (await gradeCard(card.doing, answer)).passed;
  } catch (error) {
    if (error instanceof SyntaxError) throw new Invalid(error.message);
    throw error;
  }
}
