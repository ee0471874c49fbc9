/** Database access for passed tasks, and for the content that contains a task. */
import type { LessonId, PassedTask, UserId } from '@qubloom/contract';
import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/client.ts';
import {
  courses,
  isLivingLesson,
  lessons,
  maxReasonLength,
  userOpenTasks,
  userTaskResults,
} from '../../platform/database/schema/index.ts';
import type { LockedLearner } from '../accounts/index.ts';
import type { OpenLesson } from '../courses/index.ts';
import { oncePer } from '../../platform/once-per.ts';

export const taskQueries = oncePer((database: Database) => {
  const passed = database
    .select({ task: userTaskResults.task, circuit: userTaskResults.circuit })
    .from(userTaskResults)
    .where(
      and(
        eq(userTaskResults.userId, sql.placeholder('userId')),
        eq(userTaskResults.lessonId, sql.placeholder('lessonId')),
      ),
    )
    .orderBy(asc(userTaskResults.id))
    .prepare('list_passed_tasks');

  const content = database
    .select({ content: lessons.content })
    .from(lessons)
    .where(eq(lessons.id, sql.placeholder('lessonId')))
    .prepare('find_lesson_content');

  return {
    listPassed: (lessonId: LessonId, userId: UserId): Promise<PassedTask[]> =>
      passed.execute({ lessonId, userId }),

    /** Requires an opened lesson, so nobody is graded on one that they may not see. */
    async contentOf({ id }: OpenLesson): Promise<string> {
      return (await content.execute({ lessonId: id }))[0]?.content ?? '';
    },
  };
});

interface NewPass {
  readonly lessonId: LessonId;
  readonly task: string;
  readonly circuit: string;
  readonly passedAt: Date;
}

interface NewTry {
  readonly lessonId: LessonId;
  readonly task: string;
  /** What was wrong. */
  readonly reason: string;
  readonly triedAt: Date;
}

/** Keeps what was wrong with the latest try, unless the task has been passed. */
export async function keepTry(
  tx: Transaction,
  { id: userId }: LockedLearner,
  { reason: whole, triedAt, ...task }: NewTry,
): Promise<void> {
  const passed = await taskQueries(tx).listPassed(task.lessonId, userId);
  if (passed.some((one) => one.task === task.task)) return;
  const latest = { reason: whole.slice(0, maxReasonLength), triedAt };
  await tx
    .insert(userOpenTasks)
    .values({ userId, ...task, ...latest, tries: 1 })
    .onConflictDoUpdate({
      target: [userOpenTasks.userId, userOpenTasks.lessonId, userOpenTasks.task],
      set: { ...latest, tries: sql`${userOpenTasks.tries} + 1` },
    });
}

export interface TaskRange {
  readonly most: number;
  /** Leaves out tasks whose latest try was before it. */
  readonly since?: Date | undefined;
}

/** Returns the open tasks, the newest first, with the content that has their titles. */
export function listStoredOpenTasks(
  database: Database,
  userId: UserId,
  { most, since }: TaskRange,
) {
  return database
    .select({
      course: { id: courses.id, title: courses.title },
      lesson: { id: lessons.id, title: lessons.title },
      content: lessons.content,
      task: userOpenTasks.task,
      reason: userOpenTasks.reason,
      tries: userOpenTasks.tries,
      at: userOpenTasks.triedAt,
    })
    .from(userOpenTasks)
    .innerJoin(lessons, eq(lessons.id, userOpenTasks.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(
      and(
        eq(userOpenTasks.userId, userId),
        since && gte(userOpenTasks.triedAt, since),
        isLivingLesson,
      ),
    )
    .orderBy(desc(userOpenTasks.triedAt), asc(userOpenTasks.task))
    .limit(most);
}

interface Pass {
  readonly userId: UserId;
  readonly task: string;
  /** In milliseconds. */
  readonly at: number;
}

/** Lists the lessons with their content, and what these learners have passed in them. */
export function listPasses(
  database: Database,
  learners: readonly UserId[],
  lessonIds: readonly LessonId[],
) {
  return database
    .select({
      lessonId: lessons.id,
      content: lessons.content,
      passes: sql<Pass[]>`(
        select coalesce(json_agg(json_build_object(
          'userId', user_id, 'task', task, 'at', extract(epoch from passed_at) * 1000
        )), '[]')
        from ${userTaskResults} passed
        where passed.lesson_id = ${lessons}.id
          and passed.user_id = any(${sql.param([...learners])}::int[])
      )`,
    })
    .from(lessons)
    .where(inArray(lessons.id, [...new Set(lessonIds)]));
}

/** A passed task is no longer open. */
export async function insertPass(
  tx: Transaction,
  { id: userId }: LockedLearner,
  pass: NewPass,
): Promise<void> {
  await tx.insert(userTaskResults).values({ userId, ...pass });
  await tx
    .delete(userOpenTasks)
    .where(
      and(
        eq(userOpenTasks.userId, userId),
        eq(userOpenTasks.lessonId, pass.lessonId),
        eq(userOpenTasks.task, pass.task),
      ),
    );
}
