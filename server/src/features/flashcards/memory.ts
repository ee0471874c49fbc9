/** What a learner remembers of a card, and when it is to be asked again: FSRS, as ts-fsrs plans it. Pure. */
import { fsrs, Rating, State } from 'ts-fsrs';

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

/** Know It is Good, Study More is Again. */
export function afterReview(before: CardMemory, isKnown: boolean, now: Date): CardMemory {
  const last = before.lastReviewedAt;
  // Two servers' clocks may differ by a little, and a review never lies before the one before it.
  const moment = last !== null && last > now ? last : now;
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
      last_review: last,
    },
    moment,
    isKnown ? Rating.Good : Rating.Again,
  );
  return {
    reviewCount: card.reps,
    lastReviewedAt: moment,
    nextReviewDate: card.due,
    stability: card.stability,
    difficulty: card.difficulty,
    lapses: card.lapses,
    confidenceLevel: isKnown ? before.confidenceLevel + 1 : 0,
    mastered: isKnown && card.stability >= masteredDays,
  };
}
