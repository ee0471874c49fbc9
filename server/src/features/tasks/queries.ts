/** Database access for passed tasks, and for the content that contains a task. */
import type { LessonId, PassedTask, UserId } from '@qubloom/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { lessons, userTaskResults } from '../../platform/database/schema/index.ts';
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

export async function insertPass(
  tx: Transaction,
  { id: userId }: LockedLearner,
  pass: NewPass,
): Promise<void> {
  await tx.insert(userTaskResults).values({ userId, ...pass });
}
