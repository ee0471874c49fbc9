/** Acts on accounts, in a chain that reveals later changes. */
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { learnerId } from './accounts.ts';
import { bytes, moment } from './columns.ts';

/** The learner behind the acts. This row goes with the account, and from then on the acts are nobody's. */
export const auditSubjects = pgTable('audit_subjects', {
  userId: learnerId().primaryKey(),
  /** Random, and stored nowhere else. */
  subject: uuid().notNull().unique().defaultRandom(),
});

/** Rows are only added: the migrations' triggers number and chain them, and refuse every change. */
export const auditLog = pgTable(
  'audit_log',
  {
    /** The numbers have no gaps. */
    number: bigint({ mode: 'number' }).primaryKey(),
    subject: uuid().notNull(),
    act: text().notNull(),
    at: moment('at').notNull(),
    /** The hash of the row before; empty in the first row. */
    previous: bytes().notNull(),
    hash: bytes().notNull(),
  },
  (act) => [index('audit_log_subject_index').on(act.subject)],
);
