/** Database access for results of daily challenges, and for the courses that decide the level. */
import type { DailyChallenge, DailyResult, Level, UserId } from '@qubloom/contract';
import { and, asc, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import type { LocalDay } from '../../domain/local-day.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import {
  courses,
  isLivingLesson,
  lessons,
  progress,
  userDailyResults,
} from '../../platform/database/schema/index.ts';
import type { LockedLearner } from '../accounts/index.ts';
import type { CourseDone } from './rules.ts';

const resultColumns = {
  day: userDailyResults.day,
  challenge: userDailyResults.challenge,
  isDone: sql<boolean>`${userDailyResults.doneAt} is not null`,
  tries: userDailyResults.tries,
  points: userDailyResults.points,
};

/** Returns the courses in the order of the library. */
export async function listCoursesDone(database: Database, userId: UserId): Promise<CourseDone[]> {
  const isDone = sql<boolean>`bool_and(coalesce(${progress.completed}, false))`;
  return database
    .select({ level: sql<Level>`${courses.level}`, isDone })
    .from(courses)
    .innerJoin(lessons, eq(lessons.courseId, courses.id))
    .leftJoin(progress, and(eq(progress.lessonId, lessons.id), eq(progress.userId, userId)))
    .where(isLivingLesson)
    .groupBy(courses.id)
    .orderBy(asc(courses.position), asc(courses.id));
}

/** Returns true if the learner has completed the lesson with this slug. */
export async function hasCompleted(
  database: Database,
  userId: UserId,
  slug: string,
): Promise<boolean> {
  const found = await database
    .select({ lessonId: lessons.id })
    .from(lessons)
    .innerJoin(progress, and(eq(progress.lessonId, lessons.id), eq(progress.userId, userId)))
    .where(and(eq(lessons.slug, slug), eq(progress.completed, true)))
    .limit(1);
  return found.length > 0;
}

/** Returns the learner's results of these days, the oldest first. Without `to`, there may be some of tomorrow. */
export function listResults(
  database: Database,
  userId: UserId,
  { from, to }: { readonly from: LocalDay; readonly to?: LocalDay },
): Promise<DailyResult[]> {
  return database
    .select(resultColumns)
    .from(userDailyResults)
    .where(
      and(
        eq(userDailyResults.userId, userId),
        gte(userDailyResults.day, from),
        to === undefined ? undefined : lte(userDailyResults.day, to),
      ),
    )
    .orderBy(asc(userDailyResults.day), asc(userDailyResults.challenge));
}

export interface Try {
  readonly day: LocalDay;
  readonly challenge: DailyChallenge;
  readonly triedAt: Date;
}

export interface StoredResult extends DailyResult {
  readonly id: number;
}

/** Counts one more try. Returns the result with it. */
export async function countTry(
  tx: Transaction,
  learner: LockedLearner,
  one: Try,
): Promise<StoredResult> {
  const [result] = await upsert(tx, learner, one, {});
  if (!result) throw new Error('an insert gives its row back');
  return result;
}

/** Counts a try that was right. Returns null, and writes nothing, if the challenge was done before. */
export async function markDone(
  tx: Transaction,
  learner: LockedLearner,
  one: Try,
  points: number,
): Promise<StoredResult | null> {
  const [result] = await upsert(tx, learner, one, { doneAt: one.triedAt, points });
  return result ?? null;
}

type Done = Partial<Pick<typeof userDailyResults.$inferInsert, 'doneAt' | 'points'>>;

/** @param done if it has columns, a challenge that was done before stays as it is */
function upsert(
  tx: Transaction,
  { id: userId }: LockedLearner,
  { day, challenge, triedAt }: Try,
  done: Done,
) {
  return tx
    .insert(userDailyResults)
    .values({ userId, day, challenge, tries: 1, firstTriedAt: triedAt, ...done })
    .onConflictDoUpdate({
      target: [userDailyResults.userId, userDailyResults.day, userDailyResults.challenge],
      set: { tries: sql`${userDailyResults.tries} + 1`, ...done },
      ...(done.doneAt && { setWhere: isNull(userDailyResults.doneAt) }),
    })
    .returning({ id: userDailyResults.id, ...resultColumns });
}
