/** Flashcard sets, their cards, and what learners remember. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { users } from '../../platform/database/schema/accounts.ts';
import {
  createdAt,
  id,
  moment,
  retiredAt,
  updatedAt,
} from '../../platform/database/schema/columns.ts';

export const flashcardSets = pgTable('flashcard_sets', {
  id: id(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  description: text().notNull(),
  difficulty: text().notNull(),
  topic: text().notNull(),
  iconUrl: text('icon_url'),
  cardCount: integer('card_count').notNull().default(0),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  category: text().notNull(),
  retiredAt: retiredAt(),
});

/** Living cards of a set have different `order`s: an exclusion constraint of the migrations. */
export const flashcards = pgTable(
  'flashcards',
  {
    id: id(),
    setId: integer('set_id')
      .notNull()
      .references(() => flashcardSets.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    question: text().notNull(),
    answer: text().notNull(),
    explanation: text(),
    imageUrl: text('image_url'),
    animationData: jsonb('animation_data').$type<unknown>(),
    order: integer().notNull(),
    difficulty: integer().notNull().default(1),
    createdAt: createdAt(),
    retiredAt: retiredAt(),
  },
  (card) => [unique('flashcards_slug_unique').on(card.setId, card.slug)],
);

export const userFlashcardProgress = pgTable(
  'user_flashcard_progress',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    flashcardId: integer('flashcard_id')
      .notNull()
      .references(() => flashcards.id, { onDelete: 'restrict' }),
    mastered: boolean().notNull().default(false),
    reviewCount: integer('review_count').notNull().default(0),
    lastReviewedAt: moment('last_reviewed_at'),
    nextReviewDate: moment('next_review_date'),
    confidenceLevel: integer('confidence_level').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (memory) => [
    unique('user_flashcard_progress_card_unique').on(memory.userId, memory.flashcardId),
    index('user_flashcard_progress_due_index').on(memory.userId, memory.nextReviewDate),
    check('user_flashcard_progress_count_not_negative', sql`${memory.reviewCount} >= 0`),
  ],
);
