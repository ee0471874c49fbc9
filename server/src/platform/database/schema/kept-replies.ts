/** Replies to calls that a browser may send again, stored by the key that came with the call. */
import { index, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { learnerId } from './accounts.ts';
import { bytes, moment } from './columns.ts';

export const keptReplies = pgTable(
  'kept_replies',
  {
    userId: learnerId(),
    key: text().notNull(),
    /** SHA-256 of the request: reusing a key for a different request is an error. */
    fingerprint: bytes().notNull(),
    reply: json().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (kept) => [
    primaryKey({ name: 'kept_replies_once', columns: [kept.userId, kept.key] }),
    index('kept_replies_age_index').on(kept.createdAt),
  ],
);
