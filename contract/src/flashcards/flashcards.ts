/** Flashcards: sets that anybody can study, and a signed-in learner's memory of them. */
import { z } from 'zod';
import { AwardedAchievement } from '../achievement.ts';
import { Level } from '../courses.ts';
import { endpoint } from '../endpoint.ts';
import {
  CourseId,
  FlashcardId,
  FlashcardParams,
  FlashcardSetId,
  FlashcardSetParams,
  LessonId,
} from '../ids.ts';
import * as routes from '../routes.ts';
import { maxCircuitTextLength } from '../tasks.ts';
import { AnimationData, flashcardCategories } from './card-content.ts';

/** Maximum number of cards in one sitting: cards seen before, and new ones. */
export const sittingLimits = { reviews: 20, newCards: 10 } as const;

export const FlashcardSet = z.object({
  id: FlashcardSetId,
  title: z.string(),
  description: z.string(),
  category: z.enum(flashcardCategories),
  difficulty: Level,
  topic: z.string(),
  /** The set's own picture. */
  iconUrl: z.string().nullable(),
  cardCount: z.number().int(),
});
export type FlashcardSet = z.infer<typeof FlashcardSet>;

export const Flashcard = z.object({
  id: FlashcardId,
  setId: FlashcardSetId,
  question: z.string(),
  answer: z.string(),
  explanation: z.string().nullable(),
  imageUrl: z.string().nullable(),
  animationData: AnimationData.nullable(),
  /** Position in the set, from 1. */
  order: z.number().int(),
  difficulty: z.number().int(),
  /** Lesson that explains the card again. */
  lesson: z.object({ id: LessonId, courseId: CourseId, title: z.string() }),
});
export type Flashcard = z.infer<typeof Flashcard>;

export const FlashcardSetProgress = z.object({
  /** Whole percent of the set's cards. */
  progress: z.number().int().min(0).max(100),
  completed: z.boolean(),
  cardsCompleted: z.number().int(),
  cardsTotal: z.number().int(),
  /** Cards that the learner knew when they were last asked. */
  knownCards: z.array(FlashcardId),
});
export type FlashcardSetProgress = z.infer<typeof FlashcardSetProgress>;

/** Card that is due for review. */
export const DueCard = Flashcard.extend({
  setTitle: z.string(),
  isNew: z.boolean(),
  /** Hint for a card that was forgotten repeatedly, empty if the card has none; null for other cards. */
  hint: z.string().nullable(),
});
export type DueCard = z.infer<typeof DueCard>;

export const DueCards = z.object({
  /** Cards of one sitting, in the order in which they are asked. */
  cards: z.array(DueCard),
  /** Number of due cards that wait for a later sitting. */
  later: z.number().int(),
});
export type DueCards = z.infer<typeof DueCards>;

const count = z.number().int('The number of cards must be a whole number.').min(0).max(10_000);

/** Counts of one sitting, as the page reports them. The server counts the set's cards itself. */
export const SaveSittingBody = z.strictObject({
  setId: FlashcardSetId,
  cardsCompleted: count,
  cardsTotal: count,
  knowItCount: count,
  studyMoreCount: count,
});
export type SaveSittingBody = z.input<typeof SaveSittingBody>;

export const CardAnswer = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('build'),
    circuit: z.string().min(1).max(maxCircuitTextLength, 'That circuit is too long.'),
  }),
  z.strictObject({ kind: z.literal('turn'), degrees: z.number().min(0).max(180) }),
  z.strictObject({ kind: z.literal('histogram'), choice: z.number().int().min(0).max(3) }),
]);
export type CardAnswer = z.infer<typeof CardAnswer>;

export const ReviewCardBody = z.strictObject({
  rating: z.enum(['know-it', 'study-more']),
  /** Answer to a card with a task; a card without a right answer counts as `study-more`. */
  answer: CardAnswer.optional(),
});
export type ReviewCardBody = z.input<typeof ReviewCardBody>;

export const CardReview = z.object({
  /** Rating that was counted. */
  rating: z.enum(['know-it', 'study-more']),
  /** Time at which the card comes back. */
  due: z.iso.datetime(),
  /** True if the learner has remembered the card for at least three weeks. */
  mastered: z.boolean(),
  newAchievements: z.array(AwardedAchievement),
});
export type CardReview = z.infer<typeof CardReview>;

export const flashcards = {
  sets: endpoint({
    ...routes.flashcards.sets,
    summary: 'All flashcard sets, in the order of the list.',
    reply: z.array(FlashcardSet),
  }),
  set: endpoint({
    ...routes.flashcards.set,
    summary: 'A flashcard set.',
    params: FlashcardSetParams,
    reply: FlashcardSet,
    errors: ['not-found'],
  }),
  cards: endpoint({
    ...routes.flashcards.cards,
    summary: 'The cards of a set in their order, both sides.',
    params: FlashcardSetParams,
    reply: z.array(Flashcard),
    errors: ['not-found'],
  }),
  progress: endpoint({
    ...routes.flashcards.progress,
    summary: "The learner's progress in each set that they have started, by the set's id.",
    reply: z.record(z.string(), FlashcardSetProgress),
    errors: ['not-signed-in'],
  }),
  due: endpoint({
    ...routes.flashcards.due,
    summary: 'Cards that are due today, up to the size of one sitting.',
    reply: DueCards,
    errors: ['not-signed-in'],
  }),
  saveSitting: endpoint({
    ...routes.flashcards.saveSitting,
    summary:
      'Save the counts of a sitting. It pays nothing, but counts as learning if a card was completed.',
    params: FlashcardSetParams,
    body: SaveSittingBody,
    reply: FlashcardSetProgress.extend({ newAchievements: z.array(AwardedAchievement) }),
    errors: ['invalid', 'not-signed-in', 'not-found', 'too-many'],
  }),
  review: endpoint({
    ...routes.flashcards.review,
    summary: 'Report whether a card was known. The reply says when it comes back.',
    params: FlashcardParams,
    body: ReviewCardBody,
    reply: CardReview,
    errors: ['invalid', 'not-signed-in', 'not-found', 'too-many'],
  }),
};
