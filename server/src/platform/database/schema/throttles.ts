/** What the throttles count: against load, and against guessing. */
import { bigint, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** In the form that rate-limiter-flexible asks for. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint({ mode: 'number' }),
  },
  (limit) => [index('rate_limits_expiry_index').on(limit.expire)],
);

/** When the tries were made that throttles of guesses still count. */
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
