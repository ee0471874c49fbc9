/** By which names other sites know a learner who signs in through them. */
import { pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { learnerId } from './accounts.ts';
import { createdAt } from './columns.ts';

export const identities = pgTable(
  'identities',
  {
    /** Who vouches: `https://accounts.google.com`. */
    issuer: text().notNull(),
    /** What the learner is called there, for good; addresses may go to somebody else one day. */
    subject: text().notNull(),
    userId: learnerId(),
    createdAt: createdAt(),
  },
  (identity) => [
    primaryKey({ columns: [identity.issuer, identity.subject] }),
    unique('identities_one_of_each').on(identity.userId, identity.issuer),
  ],
);
