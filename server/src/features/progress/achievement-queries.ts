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
import { wasLearningDay } from './queries.ts';

type StoredFacts = Omit<LearnerFacts, 'points' | 'streak'>;

/** Everything that the rules count, in one round trip. */
export async function learnerFacts(tx: Transaction, learner: LockedLearner): Promise<StoredFacts> {
  const { id, timeZone } = learner;
  const result = await tx.execute<Record<keyof StoredFacts, unknown>>(sql`
    with result as (
      select quiz_id, score, total_questions, completed_at,
        (completed_at at time zone ${timeZone})::date as local_day
      from ${userQuizResults} where user_id = ${id}
    ), perfect as (
      select distinct quiz_id from result where score = total_questions
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
      (select count(distinct quiz_id)::int from result) as "quizzesTaken",
      (select count(*)::int from perfect) as "perfectQuizzes",
      (select count(distinct later.quiz_id)::int
        from result earlier join result later using (quiz_id)
        where later.completed_at > earlier.completed_at
          and later.score * earlier.total_questions > earlier.score * later.total_questions
      ) as "quizzesImproved",
      (select count(distinct later.quiz_id)::int
        from result earlier join result later using (quiz_id)
        where later.local_day > earlier.local_day
          and earlier.score * 2 < earlier.total_questions
      ) as "hardQuizReturns",
      (select count(*)::int from perfect
        join ${quizzes} quiz on quiz.id = perfect.quiz_id
        join completed on completed.lesson_id = quiz.lesson_id
      ) as "lessonsMastered",
      (select count(*)::int from ${userTaskResults}
        where ${userTaskResults.userId} = ${id}
      ) as "tasksPassed",
      (select count(*)::int from ${userAnalytics} day
        where day.user_id = ${id} and ${wasLearningDay}
      ) as "learningDays"
  `);
  return result.rows[0] as unknown as StoredFacts; // one row, as the select above names its columns
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
