/** Statements that wait for the learning record store of a school, and the ids of learners there. */
import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { learnerId } from './accounts.ts';
import { moment } from './columns.ts';

/** A row is deleted when the store has it. */
export const learningRecords = pgTable(
  'learning_records',
  {
    /** The id of the statement, so that the store keeps it only once. */
    id: uuid().primaryKey(),
    userId: learnerId(),
    statement: jsonb().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (record) => [
    index('learning_records_age_index').on(record.createdAt, record.id),
    index('learning_records_user_index').on(record.userId),
  ],
);

/** A random id for each learner of whom the store has heard. */
export const learningRecordActors = pgTable('learning_record_actors', {
  userId: learnerId().primaryKey(),
  actor: uuid().notNull().unique(),
});
