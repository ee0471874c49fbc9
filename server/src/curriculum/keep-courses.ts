/**
 * A course that stops being free stays open to learners who have started it. A course that gets more lessons
 * stays finished for learners who had completed all of its earlier ones.
 */
import type { Tier } from '@qubloom/contract';
import { eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/client.ts';
import {
  courses,
  finishedCourses,
  keptCourses,
  lessons,
  progress,
  quizzes,
  userQuizResults,
  userTaskResults,
} from '../platform/database/schema/index.ts';

interface CourseTier {
  readonly slug: string;
  readonly requiresSubscription: Tier;
}

/** Must run before the courses are stored and before any lesson moves to another course. */
export async function keepBegunCourses(
  tx: Transaction,
  rows: readonly (CourseTier & { readonly id: number })[],
  wanted: readonly CourseTier[],
): Promise<void> {
  const paid = new Set(
    wanted
      .filter(({ requiresSubscription }) => requiresSubscription !== 'free')
      .map(({ slug }) => slug),
  );
  const closing = rows.filter((row) => row.requiresSubscription === 'free' && paid.has(row.slug));
  if (closing.length === 0) return;
  await tx.execute(sql`
    insert into ${keptCourses} (user_id, course_id)
    select begun.user_id, lesson.course_id
    from (
      select user_id, lesson_id from ${progress}
      union select user_id, lesson_id from ${userTaskResults}
      union select result.user_id, quiz.lesson_id from ${userQuizResults} result
        join ${quizzes} quiz on quiz.id = result.quiz_id
    ) begun
    join ${lessons} lesson on lesson.id = begun.lesson_id
    where ${inArray(
      sql`lesson.course_id`,
      closing.map(({ id }) => id),
    )}
    on conflict do nothing`);
}

/**
 * Must run before the lessons are stored and before any of them moves to another course.
 * @param wanted the slugs of each course's lessons
 */
export async function keepFinishedCourses(
  tx: Transaction,
  wanted: readonly { readonly slug: string; readonly lessons: readonly string[] }[],
): Promise<void> {
  const living = await tx
    .select({ courseId: lessons.courseId, course: courses.slug, slug: lessons.slug })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(isNull(lessons.retiredAt));
  const growing = wanted.flatMap(({ slug, lessons: slugs }) => {
    const has = living.filter(({ course }) => course === slug);
    const isGrowing = slugs.some((lesson) => has.every((one) => one.slug !== lesson));
    return isGrowing ? (has[0]?.courseId ?? []) : [];
  });
  if (growing.length === 0) return;
  await tx.execute(sql`
    insert into ${finishedCourses} (user_id, course_id, lesson_count, finished_at)
    select done.user_id, lesson.course_id, count(*), max(done.completed_at)
    from ${progress} done join ${lessons} lesson on lesson.id = done.lesson_id
    where done.completed and lesson.retired_at is null
      and ${inArray(sql`lesson.course_id`, growing)}
    group by done.user_id, lesson.course_id
    having count(*) = (
      select count(*) from ${lessons} all_of
      where all_of.course_id = lesson.course_id and all_of.retired_at is null
    )
    on conflict (user_id, course_id)
      do update set lesson_count = excluded.lesson_count, finished_at = excluded.finished_at`);
}
