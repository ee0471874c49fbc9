/** Database access for live lessons. */
import type { ClassId, CourseId, LessonId, LiveLessonId, UserId } from '@qubloom/contract';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { batchOf, inBatches } from '../../platform/database/batches.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import {
  classes,
  classLearners,
  classTeachers,
  isRunning,
  lessons,
  liveLessons,
} from '../../platform/database/schema/index.ts';
import type { LockedClass } from '../classes/index.ts';

export interface StoredLive {
  readonly id: LiveLessonId;
  readonly classId: ClassId;
  readonly className: string;
  readonly courseId: CourseId;
  readonly lessonId: LessonId;
  readonly title: string;
  readonly step: string;
  readonly isLooking: boolean;
  readonly version: number;
  readonly endsAt: Date;
}

const liveColumns = {
  id: liveLessons.id,
  classId: liveLessons.classId,
  className: classes.name,
  courseId: lessons.courseId,
  lessonId: liveLessons.lessonId,
  title: lessons.title,
  step: liveLessons.step,
  isLooking: liveLessons.isLooking,
  version: liveLessons.version,
  endsAt: liveLessons.endsAt,
};

const selectLive = (database: Database) =>
  database
    .select(liveColumns)
    .from(liveLessons)
    .innerJoin(classes, eq(classes.id, liveLessons.classId))
    .innerJoin(lessons, eq(lessons.id, liveLessons.lessonId));

export async function findLive(
  database: Database,
  classId: ClassId,
  now: Date,
): Promise<StoredLive | null> {
  const [row] = await selectLive(database).where(
    and(eq(liveLessons.classId, classId), isRunning(now)),
  );
  return row ?? null;
}

export async function findLiveByCode(
  database: Database,
  codeHash: Buffer,
  now: Date,
): Promise<StoredLive | null> {
  const [row] = await selectLive(database).where(
    and(eq(liveLessons.codeHash, codeHash), isRunning(now)),
  );
  return row ?? null;
}

export async function listLiveIn(
  database: Database,
  classIds: readonly ClassId[],
  now: Date,
): Promise<StoredLive[]> {
  if (classIds.length === 0) return [];
  return selectLive(database).where(
    and(inArray(liveLessons.classId, [...classIds]), isRunning(now)),
  );
}

/** Returns those of the live lessons that still run. */
export async function listRunning(
  database: Database,
  ids: readonly LiveLessonId[],
  now: Date,
): Promise<StoredLive[]> {
  return selectLive(database).where(and(inArray(liveLessons.id, [...ids]), isRunning(now)));
}

/** Returns who is in the classes of these live lessons, in two statements. */
export async function listPeople(
  database: Database,
  ids: readonly LiveLessonId[],
): Promise<ReadonlyMap<LiveLessonId, ReadonlySet<UserId>>> {
  const learners = database
    .select({ id: liveLessons.id, userId: classLearners.userId })
    .from(liveLessons)
    .innerJoin(classLearners, eq(classLearners.classId, liveLessons.classId))
    .where(inArray(liveLessons.id, [...ids]));
  const teachers = database
    .select({ id: liveLessons.id, userId: classTeachers.userId })
    .from(liveLessons)
    .innerJoin(classTeachers, eq(classTeachers.classId, liveLessons.classId))
    .where(inArray(liveLessons.id, [...ids]));
  const people = new Map<LiveLessonId, Set<UserId>>(ids.map((id) => [id, new Set()]));
  for (const { id, userId } of await learners) people.get(id)?.add(userId);
  for (const { id, userId } of await teachers) people.get(id)?.add(userId);
  return people;
}

/** The text of a lesson, whose access the caller has checked. */
export async function loadContent(database: Database, lessonId: LessonId): Promise<string> {
  const [row] = await database
    .select({ content: lessons.content })
    .from(lessons)
    .where(eq(lessons.id, lessonId));
  return row?.content ?? '';
}

export async function insertLive(
  tx: Transaction,
  { id: classId }: LockedClass,
  live: { readonly lessonId: LessonId; readonly step: string; readonly endsAt: Date },
): Promise<void> {
  await tx.insert(liveLessons).values({ classId, ...live });
}

/** Returns the id of what has ended; null if nothing ran. */
export async function deleteLive(tx: Database, classId: ClassId): Promise<LiveLessonId | null> {
  const [row] = await tx
    .delete(liveLessons)
    .where(eq(liveLessons.classId, classId))
    .returning({ id: liveLessons.id });
  return row?.id ?? null;
}

export async function putSteering(
  database: Database,
  id: LiveLessonId,
  change: { readonly step?: string | undefined; readonly isLooking?: boolean | undefined },
): Promise<Pick<StoredLive, 'step' | 'isLooking' | 'version'> | null> {
  const [row] = await database
    .update(liveLessons)
    .set({ ...change, version: sql`${liveLessons.version} + 1` })
    .where(eq(liveLessons.id, id))
    .returning({
      step: liveLessons.step,
      isLooking: liveLessons.isLooking,
      version: liveLessons.version,
    });
  return row ?? null;
}

/** Replaces an earlier code. */
export async function putCodeHash(
  database: Database,
  id: LiveLessonId,
  codeHash: Buffer,
): Promise<void> {
  await database.update(liveLessons).set({ codeHash }).where(eq(liveLessons.id, id));
}

export async function deleteEndedLive(database: Database, now: Date): Promise<void> {
  const ended = batchOf(liveLessons, lte(liveLessons.endsAt, now));
  await inBatches(() => database.delete(liveLessons).where(ended));
}
