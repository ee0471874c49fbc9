/** What was done with accounts, in a chain that shows what was changed later. */
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { learnerId } from './accounts.ts';
import { bytes, moment } from './columns.ts';

/** Whose the acts are. The row goes with the learner, and the acts are nobody's from then on. */
export const auditSubjects = pgTable('audit_subjects', {
  userId: learnerId().primaryKey(),
  /** Random, and nowhere else. */
  subject: uuid().notNull().unique().defaultRandom(),
});

/** Rows are only added: triggers of the migrations number and chain them, and refuse every change. */
export const auditLog = pgTable(
  'audit_log',
  {
    /** Without gaps. */
    number: bigint({ mode: 'number' }).primaryKey(),
    subject: uuid().notNull(),
    act: text().notNull(),
    at: moment('at').notNull(),
    /** The hash of the row before; empty in the first. */
    previous: bytes().notNull(),
    hash: bytes().notNull(),
  },
  (act) => [index('audit_log_subject_index').on(act.subject)],
);
