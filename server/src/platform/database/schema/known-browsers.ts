/** Browsers in which a learner has signed in before. */
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { learnerId } from './accounts.ts';
import { bytes, moment } from './columns.ts';

export const knownBrowsers = pgTable(
  'known_browsers',
  {
    userId: learnerId(),
    /** SHA-256 of the cookie's token. Several learners may use one browser. */
    browser: bytes().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (known) => [
    primaryKey({ columns: [known.userId, known.browser] }),
    index('known_browsers_browser_index').on(known.browser),
    index('known_browsers_expiry_index').on(known.expiresAt),
  ],
);
