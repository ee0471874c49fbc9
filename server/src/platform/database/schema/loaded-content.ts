/** What the tables of courses, lessons, quizzes and achievements were last filled from. */
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from './columns.ts';

export const loadedContent = pgTable(
  'loaded_content',
  {
    /** There is one row. */
    id: integer().primaryKey().default(1),
    /** SHA-256, in hex, of the files and of the code that turns them into rows. */
    hash: text().notNull(),
    /** What the load gave back, by `platform/curriculum`. */
    outcome: jsonb().notNull(),
    updatedAt: updatedAt(),
  },
  (loaded) => [check('loaded_content_one_row', sql`${loaded.id} = 1`)],
);
