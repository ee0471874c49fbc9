/** Flashcard sets, their cards, and what learners remember. */
import {
  Level,
  type AnimationData,
  type FlashcardCategory,
  type FlashcardId,
  type FlashcardSetId,
  type LessonId,
} from '@qubloom/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { learnerId } from './accounts.ts';
import { createdAt, id, isOneOf, moment, retiredAt, updatedAt } from './columns.ts';
import { lessons } from './courses.ts';

export const flashcardSets = pgTable(
  'flashcard_sets',
  {
    id: id<FlashcardSetId>(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    description: text().notNull(),
    difficulty: text().$type<Level>().notNull(),
    topic: text().notNull(),
    iconUrl: text('icon_url'),
    cardCount: integer('card_count').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    category: text().$type<FlashcardCategory>().notNull(),
    /** The position in the list. */
    position: integer().notNull().default(0),
    retiredAt: retiredAt(),
  },
  (set) => [check('flashcard_sets_difficulty_known', isOneOf(set.difficulty, Level.options))],
);

/** Active cards of a set have different `order`s: the migrations add an exclusion constraint. */
export const flashcards = pgTable(
  'flashcards',
  {
    id: id<FlashcardId>(),
    setId: integer('set_id')
      .$type<FlashcardSetId>()
      .notNull()
      .references(() => flashcardSets.id, { onDelete: 'cascade' }),
    /** Unique across all sets, so that a card keeps its learners when it moves to another set. */
    slug: text().notNull().unique(),
    question: text().notNull(),
    answer: text().notNull(),
    explanation: text(),
    imageUrl: text('image_url'),
    animationData: jsonb('animation_data').$type<AnimationData>(),
    order: integer().notNull(),
    difficulty: integer().notNull().default(1),
    createdAt: createdAt(),
    /** The lesson that unlocks the card and explains its subject again. */
    lessonId: integer('lesson_id')
      .$type<LessonId>()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    hint: text(),
    retiredAt: retiredAt(),
  },
  (card) => [index('flashcards_lesson_index').on(card.lessonId)],
);

/**
 * A learner's memory of a card, in FSRS's terms. A row without reviews means that a missed question added the
 * card.
 */
export const userFlashcardProgress = pgTable(
  'user_flashcard_progress',
  {
    id: id(),
    userId: learnerId(),
    flashcardId: integer('flashcard_id')
      .$type<FlashcardId>()
      .notNull()
      .references(() => flashcards.id, { onDelete: 'restrict' }),
    /** True if the learner will remember it for at least three weeks. */
    mastered: boolean().notNull().default(false),
    reviewCount: integer('review_count').notNull().default(0),
    lastReviewedAt: moment('last_reviewed_at'),
    nextReviewDate: moment('next_review_date'),
    /** How many reviews in a row the learner knew it, up to the last one. */
    confidenceLevel: integer('confidence_level').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Days until the probability of remembering falls to 0.9; 0 before the first review. */
    stability: doublePrecision().notNull().default(0),
    /** From 1 to 10; 0 before the first review. */
    difficulty: doublePrecision().notNull().default(0),
    /** How often the learner forgot it after learning it. */
    lapses: integer().notNull().default(0),
  },
  (memory) => [
    unique('user_flashcard_progress_card_unique').on(memory.userId, memory.flashcardId),
    index('user_flashcard_progress_due_index').on(memory.userId, memory.nextReviewDate),
    check('user_flashcard_progress_count_not_negative', sql`${memory.reviewCount} >= 0`),
  ],
);

/** A learner's best result in a set. Not in the specification, whose tables hold only single cards. */
export const userFlashcardSets = pgTable(
  'user_flashcard_sets',
  {
    userId: learnerId(),
    setId: integer('set_id')
      .$type<FlashcardSetId>()
      .notNull()
      .references(() => flashcardSets.id, { onDelete: 'cascade' }),
    /** The most cards that the learner knew in one sitting. */
    cardsCompleted: integer('cards_completed').notNull(),
    /** This count and the next are those of the last sitting. */
    knowItCount: integer('know_it_count').notNull(),
    studyMoreCount: integer('study_more_count').notNull(),
    studiedAt: moment('studied_at').notNull(),
    completedAt: moment('completed_at'),
  },
  (set) => [
    primaryKey({ columns: [set.userId, set.setId] }),
    check('user_flashcard_sets_count_not_negative', sql`${set.cardsCompleted} >= 0`),
  ],
);
