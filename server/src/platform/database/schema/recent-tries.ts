/** When the tries were made that throttles of guesses still count. */
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const recentTries = pgTable(
  'recent_tries',
  {
    /** Hashed: names and addresses are not kept in the clear. */
    key: text().primaryKey(),
    takenAt: moment('taken_at').array().notNull(),
    /** When the last of them counts no more. */
    forgetAfter: moment('forget_after').notNull(),
  },
  (tries) => [index('recent_tries_age_index').on(tries.forgetAfter)],
);
