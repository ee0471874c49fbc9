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
    /** Place in the list. */
    position: integer().notNull().default(0),
    retiredAt: retiredAt(),
  },
  (set) => [check('flashcard_sets_difficulty_known', isOneOf(set.difficulty, Level.options))],
);

/** Living cards of a set have different `order`s: an exclusion constraint of the migrations. */
export const flashcards = pgTable(
  'flashcards',
  {
    id: id<FlashcardId>(),
    setId: integer('set_id')
      .$type<FlashcardSetId>()
      .notNull()
      .references(() => flashcardSets.id, { onDelete: 'cascade' }),
    /** Of this card alone, in all sets, so that it keeps its learners when it moves to another. */
    slug: text().notNull().unique(),
    question: text().notNull(),
    answer: text().notNull(),
    explanation: text(),
    imageUrl: text('image_url'),
    animationData: jsonb('animation_data').$type<AnimationData>(),
    order: integer().notNull(),
    difficulty: integer().notNull().default(1),
    createdAt: createdAt(),
    /** Unlocks the card, and explains it once more. */
    lessonId: integer('lesson_id')
      .$type<LessonId>()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    hint: text(),
    retiredAt: retiredAt(),
  },
  (card) => [index('flashcards_lesson_index').on(card.lessonId)],
);

/** A learner's memory of a card, as FSRS keeps it. A row without reviews: a missed question brought the card. */
export const userFlashcardProgress = pgTable(
  'user_flashcard_progress',
  {
    id: id(),
    userId: learnerId(),
    flashcardId: integer('flashcard_id')
      .$type<FlashcardId>()
      .notNull()
      .references(() => flashcards.id, { onDelete: 'restrict' }),
    /** It is remembered for three weeks and more. */
    mastered: boolean().notNull().default(false),
    reviewCount: integer('review_count').notNull().default(0),
    lastReviewedAt: moment('last_reviewed_at'),
    nextReviewDate: moment('next_review_date'),
    /** How often it was known in a row, up to the last review. */
    confidenceLevel: integer('confidence_level').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Days until the chance to remember it has fallen to 0.9; 0 before the first review. */
    stability: doublePrecision().notNull().default(0),
    /** From 1 to 10; 0 before the first review. */
    difficulty: doublePrecision().notNull().default(0),
    /** How often it was forgotten after it had been learned. */
    lapses: integer().notNull().default(0),
  },
  (memory) => [
    unique('user_flashcard_progress_card_unique').on(memory.userId, memory.flashcardId),
    index('user_flashcard_progress_due_index').on(memory.userId, memory.nextReviewDate),
    check('user_flashcard_progress_count_not_negative', sql`${memory.reviewCount} >= 0`),
  ],
);

/** How far a learner came in a set at best; beside the tables of the specification, which knows single cards only. */
export const userFlashcardSets = pgTable(
  'user_flashcard_sets',
  {
    userId: learnerId(),
    setId: integer('set_id')
      .$type<FlashcardSetId>()
      .notNull()
      .references(() => flashcardSets.id, { onDelete: 'cascade' }),
    /** The most that were known in one sitting. */
    cardsCompleted: integer('cards_completed').notNull(),
    /** Of the last sitting, as is the next. */
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
