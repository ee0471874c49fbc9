/** A learner's memory of a card, and when to ask it again, by FSRS as ts-fsrs implements it. Pure. */
import { fsrs, Rating, State } from 'ts-fsrs';
import { localDay, startOfDay, withDaysAdded } from '../../domain/local-day.ts';

/** The memory of one card, as it is stored. */
export interface CardMemory {
  readonly reviewCount: number;
  readonly lastReviewedAt: Date | null;
  readonly nextReviewDate: Date | null;
  readonly stability: number;
  readonly difficulty: number;
  readonly lapses: number;
  /** The number of reviews in a row, up to the last one, in which it was known. */
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

/** A card that was missed this often gets a hint and a link back to its lesson. */
export const lapsesOfStickyCard = 6;

/** A card that is remembered for this many days counts as mastered. */
const masteredDays = 21;

/** Whole days, because a child sits down once a day. So a card is never in the middle of learning steps. */
const plan = fsrs({ request_retention: 0.9, enable_short_term: false, enable_fuzz: false });

/**
 * Know It is Good, and Study More is Again. Days are those of the learner's calendar: a card that was studied late in
 * the evening and is due after one day is due the next morning.
 * @param zone the learner's IANA zone
 */
export function afterReview(
  before: CardMemory,
  isKnown: boolean,
  now: Date,
  zone: string,
): CardMemory {
  const last = before.lastReviewedAt;
  // The clocks of two servers may differ a little, and a review must not be before the previous one.
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
 * Stability is the number of days after which the chance to recall a card is 0.9, so the card comes back on the last
 * whole day before that. The library's own interval leaves a day for each of its four ratings, which is too long for
 * two.
 */
const daysUntilNext = (stability: number): number => Math.max(1, Math.floor(stability));
