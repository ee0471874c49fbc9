/** Flashcards: sets that anybody can study, and what a signed-in learner remembers of them. */
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
import { routes } from '../routes.ts';
import { maxCircuitTextLength } from '../tasks.ts';
import { AnimationData, flashcardCategories } from './card-content.ts';

/** At most so many cards are asked in one sitting: those that were seen before, and new ones. */
export const sittingLimits = { reviews: 20, newCards: 10 } as const;

export const FlashcardSet = z.object({
  id: FlashcardSetId,
  title: z.string(),
  description: z.string(),
  category: z.enum(flashcardCategories),
  difficulty: Level,
  topic: z.string(),
  /** A picture of its own; without one it is drawn from the title. */
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
  /** From 1. */
  order: z.number().int(),
  difficulty: z.number().int(),
  /** Where it is explained once more. */
  lesson: z.object({ id: LessonId, courseId: CourseId, title: z.string() }),
});
export type Flashcard = z.infer<typeof Flashcard>;

export const FlashcardSetProgress = z.object({
  /** Whole percent of the set's cards. */
  progress: z.number().int().min(0).max(100),
  completed: z.boolean(),
  cardsCompleted: z.number().int(),
  cardsTotal: z.number().int(),
  /** Cards that were known when they were last asked. */
  knownCards: z.array(FlashcardId),
});
export type FlashcardSetProgress = z.infer<typeof FlashcardSetProgress>;

/** A card whose time has come. */
export const DueCard = Flashcard.extend({
  setTitle: z.string(),
  isNew: z.boolean(),
  /** For a card that was forgotten again and again; null otherwise, and without a hint an empty one. */
  hint: z.string().nullable(),
});
export type DueCard = z.infer<typeof DueCard>;

export const DueCards = z.object({
  /** One sitting, in the order in which it is asked. */
  cards: z.array(DueCard),
  /** How many wait besides. */
  later: z.number().int(),
});
export type DueCards = z.infer<typeof DueCards>;

const count = z.number().int('That is no number of cards.').min(0).max(10_000);

/** The counts of one sitting. The server counts the set's cards itself. */
export const SaveSittingBody = z.strictObject({
  setId: FlashcardSetId,
  cardsCompleted: count,
  cardsTotal: count,
  knowItCount: count,
  studyMoreCount: count,
});
export type SaveSittingBody = z.input<typeof SaveSittingBody>;

/** What was built, turned or picked. */
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
  /** Of a card that is answered by doing: without one that is right it counts as study-more. */
  answer: CardAnswer.optional(),
});
export type ReviewCardBody = z.input<typeof ReviewCardBody>;

export const CardReview = z.object({
  /** As it was counted. */
  rating: z.enum(['know-it', 'study-more']),
  /** When the card comes back. */
  due: z.iso.datetime(),
  /** It is remembered for three weeks and more. */
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
    summary: 'How far the learner is in each set that was begun, by the id of the set.',
    reply: z.record(z.string(), FlashcardSetProgress),
    errors: ['not-signed-in'],
  }),
  due: endpoint({
    ...routes.flashcards.due,
    summary: 'The cards whose time has come today, as many as one sitting takes.',
    reply: DueCards,
    errors: ['not-signed-in'],
  }),
  saveSitting: endpoint({
    ...routes.flashcards.saveSitting,
    summary: 'Keep what a sitting came to. It pays nothing; with a card completed it is learning.',
    params: FlashcardSetParams,
    body: SaveSittingBody,
    reply: FlashcardSetProgress.extend({ newAchievements: z.array(AwardedAchievement) }),
    errors: ['invalid', 'not-signed-in', 'not-found', 'too-many'],
  }),
  review: endpoint({
    ...routes.flashcards.review,
    summary: 'Tell whether a card was known, and hear when it comes back.',
    params: FlashcardParams,
    body: ReviewCardBody,
    reply: CardReview,
    errors: ['invalid', 'not-signed-in', 'not-found', 'too-many'],
  }),
};
