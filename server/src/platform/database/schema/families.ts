/** Links between learners and grown-ups, the codes that make links, and the Sunday mail. */
import { linkOrigins, type LinkOrigin } from '@qubloom/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { learnerId } from './accounts.ts';
import { bytes, isOneOf, moment } from './columns.ts';

/** The grown-up sees the learner's record as long as the row exists. */
export const familyLinks = pgTable(
  'family_links',
  {
    learnerId: learnerId('learner_id'),
    grownUpId: learnerId('grown_up_id'),
    origin: text().$type<LinkOrigin>().notNull(),
    begunAt: moment('begun_at').notNull(),
  },
  (link) => [
    primaryKey({ columns: [link.learnerId, link.grownUpId] }),
    index('family_links_grown_up_index').on(link.grownUpId),
    check('family_links_origin_known', isOneOf(link.origin, linkOrigins)),
    check('family_links_between_two', sql`${link.learnerId} <> ${link.grownUpId}`),
  ],
);

/** Each learner's code that nobody has used yet. */
export const familyCodes = pgTable(
  'family_codes',
  {
    learnerId: learnerId('learner_id').primaryKey(),
    /** SHA-256 of the code, so that a copy of this table opens nothing. */
    hash: bytes().notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
  },
  (code) => [index('family_codes_expiry_index').on(code.expiresAt)],
);

/** A grown-up who has never asked for the mail has no row, and gets none. */
export const familyReports = pgTable('family_reports', {
  userId: learnerId().primaryKey(),
  isOn: boolean('is_on').notNull(),
  /** The Sunday of the latest mail. It is not sent if there is nothing to say. */
  lastReportOn: date('last_report_on', { mode: 'string' }),
  /** The Sunday of the latest mail that said that nobody had learned for weeks. */
  lastQuietOn: date('last_quiet_on', { mode: 'string' }),
});
