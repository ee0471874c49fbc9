/** The names by which other sites know learners who sign in through them. */
import { pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { learnerId } from './accounts.ts';
import { createdAt } from './columns.ts';

export const identities = pgTable(
  'identities',
  {
    /** The site that confirms who the learner is: `https://accounts.google.com`. */
    issuer: text().notNull(),
    /** The learner's permanent id at that site; an email address may later belong to somebody else. */
    subject: text().notNull(),
    userId: learnerId(),
    createdAt: createdAt(),
  },
  (identity) => [
    primaryKey({ columns: [identity.issuer, identity.subject] }),
    unique('identities_one_of_each').on(identity.userId, identity.issuer),
  ],
);
