/** What learners have done as the rules of achievements count it, and which achievements they have. */
import type { AchievementId, AwardedAchievement } from '@qubloom/contract';
import { and, asc, eq, isNull, notExists, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/client.ts';
import {
  achievements,
  courses,
  lessons,
  progress,
  quizzes,
  userAchievements,
  userAnalytics,
  userQuizResults,
  userTaskResults,
} from '../../platform/database/schema/index.ts';
import type { LockedLearner } from '../../platform/learning.ts';
import type { LearnerFacts } from './achievement-rules.ts';
import { localDay } from './local-day.ts';
import { wasLearningDay } from './queries.ts';

type StoredFacts = Omit<LearnerFacts, 'points' | 'streak'>;

interface CountedRow extends Omit<StoredFacts, 'hardQuizReturns'> {
  /** Of each quiz that was ever hard: when first, and when it was last taken; milliseconds since 1970. */
  readonly hardQuizzes: readonly (readonly [hardAt: number, lastAt: number])[];
}

/**
 * Everything that the rules count, in one round trip, in time that grows with the submissions and not
 * with their square. PostgreSQL is told of no time zone, since it may not know one that Node knows.
 */
export async function learnerFacts(tx: Transaction, learner: LockedLearner): Promise<StoredFacts> {
  const { id, timeZone } = learner;
  const share = sql`score::float8 / nullif(total_questions, 0)`;
  const result = await tx.execute<Record<keyof CountedRow, unknown>>(sql`
    with result as (
      select quiz_id, score, total_questions, completed_at,
        ${share} as share, min(${share}) over earlier as worst_before
      from ${userQuizResults} where user_id = ${id}
      window earlier as (
        partition by quiz_id order by completed_at
        groups between unbounded preceding and 1 preceding
      )
    ), taken as (
      select quiz_id,
        bool_or(score = total_questions) as is_perfect,
        coalesce(bool_or(share > worst_before), false) as is_improved,
        extract(epoch from min(completed_at) filter (where score * 2 < total_questions)) * 1000
          as hard_at,
        extract(epoch from max(completed_at)) * 1000 as last_at
      from result group by quiz_id
    ), completed as (
      select lesson_id, course_id from ${progress} where user_id = ${id} and completed
    )
    select
      (select count(*)::int from completed) as "lessonsCompleted",
      array(
        select course.id from ${courses} course
        where course.retired_at is null and course.lesson_count > 0
          and not exists (
            select from ${lessons} lesson
            where lesson.course_id = course.id and lesson.retired_at is null
              and lesson.id not in (select lesson_id from completed)
          )
      ) as "completedCourses",
      (select count(*)::int from taken) as "quizzesTaken",
      (select count(*)::int from taken where is_perfect) as "perfectQuizzes",
      (select count(*)::int from taken where is_improved) as "quizzesImproved",
      (select coalesce(json_agg(json_build_array(hard_at, last_at)), '[]')
        from taken where hard_at is not null
      ) as "hardQuizzes",
      (select count(*)::int from taken
        join ${quizzes} quiz on quiz.id = taken.quiz_id and taken.is_perfect
        join completed on completed.lesson_id = quiz.lesson_id
      ) as "lessonsMastered",
      (select count(*)::int from ${userTaskResults}
        where ${userTaskResults.userId} = ${id}
      ) as "tasksPassed",
      (select count(*)::int from ${userAnalytics} day
        where day.user_id = ${id} and ${wasLearningDay}
      ) as "learningDays"
  `);
  // One row, as the select above names its columns.
  const { hardQuizzes, ...facts } = result.rows[0] as unknown as CountedRow;
  const dayAt = (time: number) => localDay(new Date(time), timeZone);
  const returns = hardQuizzes.filter(([hardAt, lastAt]) => dayAt(lastAt) > dayAt(hardAt));
  return { ...facts, hardQuizReturns: returns.length };
}

/** The living achievements that the learner does not have. */
export async function achievementsNotHeld(
  tx: Transaction,
  learner: LockedLearner,
): Promise<AwardedAchievement[]> {
  const held = tx
    .select({ one: sql`1` })
    .from(userAchievements)
    .where(
      and(
        eq(userAchievements.userId, learner.id),
        eq(userAchievements.achievementId, achievements.id),
      ),
    );
  return tx
    .select({
      id: sql<AchievementId>`${achievements.id}`,
      name: achievements.name,
      description: achievements.description,
      icon: achievements.icon,
      pointsAwarded: achievements.pointsAwarded,
    })
    .from(achievements)
    .where(and(isNull(achievements.retiredAt), notExists(held)))
    .orderBy(asc(achievements.id));
}

export async function insertUserAchievements(
  tx: Transaction,
  learner: LockedLearner,
  ids: readonly AchievementId[],
  awardedAt: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .insert(userAchievements)
    .values(ids.map((achievementId) => ({ userId: learner.id, achievementId, awardedAt })));
}
