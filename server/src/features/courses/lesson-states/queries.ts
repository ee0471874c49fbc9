/** Lists the lessons that learners have begun and completed, for the records and gradebooks of later features. */
import type { CompletedAs, UserId } from '@qubloom/contract';
import { and, eq, max, sql, type Column } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/database/client.ts';
import { progress, userPlaces } from '../../../platform/database/schema/index.ts';

/**
 * Makes a subquery with a row for each lesson that these learners have begun or completed. A lesson is begun when
 * something was done in it, or when the learner got past its first step, so that there is a place in it.
 */
export function lessonStates(database: Database, learners: readonly UserId[]) {
  const isOneOf = (column: Column) => sql`${column} = any(${sql.param([...learners])}::int[])`;
  const begun = database
    .select({
      userId: progress.userId,
      lessonId: progress.lessonId,
      at: progress.updatedAt,
      completedAt: progress.completedAt,
      completedAs: progress.completedAs,
    })
    .from(progress)
    .where(isOneOf(progress.userId));
  const left = database
    .select({
      userId: userPlaces.userId,
      lessonId: sql<typeof progress.lessonId._.data>`${userPlaces.subject}`,
      at: userPlaces.leftAt,
      completedAt: sql<Date | null>`null::timestamptz`,
      completedAs: sql<CompletedAs | null>`null`,
    })
    .from(userPlaces)
    .where(and(eq(userPlaces.kind, 'lesson'), isOneOf(userPlaces.userId)));
  const touched = unionAll(begun, left).as('touched');
  return database
    .select({
      userId: touched.userId,
      lessonId: touched.lessonId,
      /** The last time. */
      touchedAt: max(touched.at).as('touched_at'),
      completedAt: max(touched.completedAt).as('completed_at'),
      completedAs: max(touched.completedAs).as('completed_as'),
    })
    .from(touched)
    .groupBy(touched.userId, touched.lessonId)
    .as('lesson_states');
}
