/** Everything that is decided by when something was learned, in one query. It writes nothing. */
import { sql, type SQL } from 'drizzle-orm';
import type { LearnerHistory } from './learner-history.ts';
import type { LockedLearner } from '../accounts/index.ts';
import type { Transaction } from '../../platform/database/client.ts';
import {
  achievements,
  courses,
  lessons,
  progress,
  quizzes,
  userAchievements,
  userAnalytics,
  userFlashcardProgress,
  userFlashcardSets,
  userQuizStats,
  userTaskResults,
  userVisualizationInteractions,
  wasLearningDay,
} from '../../platform/database/schema/index.ts';

/** Grows with what there is to learn, not with how often a learner has handed something in. */
export async function readHistory(
  tx: Transaction,
  learner: LockedLearner,
): Promise<LearnerHistory> {
  const { id } = learner;
  const { rows } = await tx.execute<Record<keyof LearnerHistory, unknown>>(sql`
    select
      array(
        select lesson_id from ${progress} where user_id = ${id} and completed
      ) as "completedLessons",
      ${listOf(sql`
        select course.id, array(
          select lesson.id from ${lessons} lesson
          where lesson.course_id = course.id and lesson.retired_at is null
        ) as lessons
        from ${courses} course where course.retired_at is null
      `)} as courses,
      ${listOf(sql`
        select quiz_id as "quizId", quiz.lesson_id as "lessonId", points_paid as "pointsPaid",
          lowest_share as "lowestShare", is_perfect as "isPerfect", is_improved as "isImproved",
          extract(epoch from hard_at) * 1000 as "hardAt",
          extract(epoch from last_at) * 1000 as "lastAt",
          last_day as "lastDay", submissions_on_day as "submissionsOnDay"
        from ${userQuizStats} join ${quizzes} quiz on quiz.id = quiz_id where user_id = ${id}
      `)} as quizzes,
      ${listOf(sql`
        select lesson_id as "lessonId", task from ${userTaskResults} where user_id = ${id}
      `)} as "passedTasks",
      (select count(*)::int from ${userFlashcardProgress}
        where user_id = ${id} and mastered
      ) as "cardsMastered",
      (select count(*)::int from ${userFlashcardSets}
        where user_id = ${id} and completed_at is not null
      ) as "setsCompleted",
      (select count(*)::int from ${userVisualizationInteractions}
        where user_id = ${id} and completed
      ) as "visualizationsCompleted",
      (select count(*)::int from ${userAnalytics} day
        where day.user_id = ${id} and ${wasLearningDay}
      ) as "learningDays",
      ${listOf(sql`
        select id, name, description, icon, points_awarded as "pointsAwarded"
        from ${achievements} badge
        where retired_at is null and not exists (
          select from ${userAchievements} held
          where held.user_id = ${id} and held.achievement_id = badge.id
        )
        order by id
      `)} as "achievementsNotHeld"
  `);
  return rows[0] as unknown as LearnerHistory; // one row, as the select above names its columns
}

const listOf = (query: SQL) => sql`(select coalesce(json_agg(item), '[]') from (${query}) item)`;
