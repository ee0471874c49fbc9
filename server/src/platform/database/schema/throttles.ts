/** Counts of the throttles: against load, and against guessing. */
import { bigint, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** The table has the columns that rate-limiter-flexible requires. */
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

/** The times of the tries that throttles against guessing still count. */
export const recentTries = pgTable(
  'recent_tries',
  {
    /** Hashed, so that names and addresses are not stored in the clear. */
    key: text().primaryKey(),
    takenAt: moment('taken_at').array().notNull(),
    /** When the last of the tries stops counting. */
    forgetAfter: moment('forget_after').notNull(),
  },
  (tries) => [index('recent_tries_age_index').on(tries.forgetAfter)],
);
