/** Database access for statements that wait to be sent, and for the ids of learners at the store. */
import { randomUUID } from 'node:crypto';
import type { ClassId, LessonId, UserId } from '@qubloom/contract';
import { and, asc, eq, exists, inArray, lt, not } from 'drizzle-orm';
import { batchOf, inBatches } from '../../platform/database/batches.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import {
  classes,
  classLearners,
  courses,
  learningRecordActors,
  learningRecords,
  lessons,
  sendsRecords,
  users,
} from '../../platform/database/schema/index.ts';
import type { Statement } from './statements.ts';

const sendingClasses = (database: Database) =>
  database
    .select({ id: classes.id })
    .from(classLearners)
    .innerJoin(classes, eq(classes.id, classLearners.classId))
    .innerJoin(users, eq(users.id, classLearners.userId));

/** Returns the learner's classes that send what is learned. */
export async function listSendingClasses(
  database: Database,
  userId: UserId,
): Promise<readonly ClassId[]> {
  const rows = await sendingClasses(database)
    .where(and(eq(users.id, userId), sendsRecords))
    .orderBy(asc(classes.id));
  return rows.map(({ id }) => id);
}

export async function findLessonTitles(database: Database, id: LessonId) {
  const [row] = await database
    .select({ lesson: lessons.title, course: courses.title, content: lessons.content })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(eq(lessons.id, id));
  return row ?? null;
}

/** Returns the random id by which the store knows the learner, and makes it at the first call. */
export async function actorOf(tx: Transaction, userId: UserId): Promise<string> {
  await tx
    .insert(learningRecordActors)
    .values({ userId, actor: randomUUID() })
    .onConflictDoNothing();
  const [row] = await tx
    .select({ actor: learningRecordActors.actor })
    .from(learningRecordActors)
    .where(eq(learningRecordActors.userId, userId));
  if (row === undefined) throw new Error('The actor was not stored.');
  return row.actor;
}

export interface WaitingRecord {
  readonly id: string;
  readonly statement: Statement;
}

export async function insertRecord(
  tx: Transaction,
  record: WaitingRecord & { readonly userId: UserId; readonly createdAt: Date },
): Promise<void> {
  await tx.insert(learningRecords).values(record);
}

/** The oldest records are first. */
export async function listWaiting(database: Database, most: number): Promise<WaitingRecord[]> {
  const rows = await database
    .select({ id: learningRecords.id, statement: learningRecords.statement })
    .from(learningRecords)
    .orderBy(asc(learningRecords.createdAt), asc(learningRecords.id))
    .limit(most);
  return rows.map(({ id, statement }) => ({ id, statement: statement as Statement })); // written by `insertRecord`
}

export async function deleteRecords(database: Database, ids: readonly string[]): Promise<void> {
  await database.delete(learningRecords).where(inArray(learningRecords.id, [...ids]));
}

/** Deletes the records of learners who are in no class anymore that sends them. */
export async function deleteUnwanted(database: Database): Promise<void> {
  const isWanted = exists(
    sendingClasses(database).where(and(eq(users.id, learningRecords.userId), sendsRecords)),
  );
  await database.delete(learningRecords).where(not(isWanted));
}

export async function deleteRecordsBefore(database: Database, before: Date): Promise<void> {
  const old = batchOf(learningRecords, lt(learningRecords.createdAt, before));
  await inBatches(() => database.delete(learningRecords).where(old));
}
