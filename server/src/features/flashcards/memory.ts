/** What a learner remembers of a card, and when it is to be asked again: FSRS, as ts-fsrs plans it. Pure. */
import { fsrs, Rating, State } from 'ts-fsrs';
import { localDay, startOfDay, withDaysAdded } from '../../domain/local-day.ts';

/** Of one card, as it is stored. */
export interface CardMemory {
  readonly reviewCount: number;
  readonly lastReviewedAt: Date | null;
  readonly nextReviewDate: Date | null;
  readonly stability: number;
  readonly difficulty: number;
  readonly lapses: number;
  /** How often it was known in a row, up to the last review. */
  readonly confidenceLevel: number;
  readonly mastered: boolean;
}

export const noMemory: CardMemory = {
  reviewCount: 0,
  lastReviewedAt: null,
  nextReviewDate: null,
  stability: 0,
  difficulty: 0,
  lapses: 0,
  confidenceLevel: 0,
  mastered: false,
};

/** A card that failed so often gets a hint and the way back to its lesson. */
export const lapsesOfStickyCard = 6;

/** Days for which a card is remembered that counts as mastered. */
const masteredDays = 21;

/** In whole days, because a child sits down once a day: so nothing is in the middle of learning steps. */
const plan = fsrs({ request_retention: 0.9, enable_short_term: false, enable_fuzz: false });

/**
 * Know It is Good, Study More is Again. Days are those of the learner's calendar: a card that was studied late in
 * the evening for one day is due from the next morning on.
 * @param zone The learner's, an IANA name.
 */
export function afterReview(
  before: CardMemory,
  isKnown: boolean,
  now: Date,
  zone: string,
): CardMemory {
  const last = before.lastReviewedAt;
  // Two servers' clocks may differ by a little, and a review never lies before the one before it.
  const moment = last !== null && last > now ? last : now;
  const today = localDay(moment, zone);
  const { card } = plan.next(
    {
      due: before.nextReviewDate ?? moment,
      stability: before.stability,
      difficulty: before.difficulty,
      elapsed_days: 0,
      scheduled_days: 0,
      learning_steps: 0,
      reps: before.reviewCount,
      lapses: before.lapses,
      state: before.reviewCount === 0 ? State.New : State.Review,
      // The library counts the days between two dates in UTC.
      last_review: last && new Date(localDay(last, zone)),
    },
    new Date(today),
    isKnown ? Rating.Good : Rating.Again,
  );
  return {
    reviewCount: card.reps,
    lastReviewedAt: moment,
    nextReviewDate: startOfDay(withDaysAdded(today, daysUntilNext(card.stability)), zone),
    stability: card.stability,
    difficulty: card.difficulty,
    lapses: card.lapses,
    confidenceLevel: isKnown ? before.confidenceLevel + 1 : 0,
    mastered: isKnown && card.stability >= masteredDays,
  };
}

/**
 * Stability is the days after which a card is recalled with a chance of 0.9, so it comes back on the last whole day
 * before that. The library's own interval leaves a day for each of its four ratings, and so is too long for two.
 */
const daysUntilNext = (stability: number): number => Math.max(1, Math.floor(stability));
