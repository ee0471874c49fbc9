/** Database access for the history that follow-ups depend on, and for the rows that they write. */
import type { AchievementId } from '@qubloom/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { LocalDay } from '../../domain/local-day.ts';
import type { Origin } from '../../platform/caller.ts';
import type { LearnerHistory } from './learner-history.ts';
import type { Award, Learning } from './learning.ts';
import type { LockedLearner } from '../accounts/index.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import {
  achievements,
  courses,
  lessons,
  pointsLedger,
  progress,
  quizzes,
  userAchievements,
  userActivities,
  userAnalytics,
  userFlashcardProgress,
  userFlashcardSets,
  userQuizStats,
  userTaskResults,
  userVisualizationInteractions,
  wasLearningDay,
} from '../../platform/database/schema/index.ts';

/** The cost grows with the amount of content, not with the number of submissions. */
export async function readHistory(
  database: Database | Transaction,
  { id }: Pick<LockedLearner, 'id'>,
): Promise<LearnerHistory> {
  const { rows } = await database.execute<Record<keyof LearnerHistory, unknown>>(sql`
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
  return rows[0] as unknown as LearnerHistory; // one row, with the column names of the select above
}

const listOf = (query: SQL) => sql`(select coalesce(json_agg(item), '[]') from (${query}) item)`;

/**
 * The only way to award points: a row in the ledger for each award. An award that already exists is not repeated.
 * Returns the sum of the new points.
 */
export async function addPoints(
  tx: Transaction,
  { id: userId }: LockedLearner,
  awards: readonly Award[],
): Promise<number> {
  const rows = awards.filter(({ points }) => points > 0).map((award) => ({ userId, ...award }));
  if (rows.length === 0) return 0;
  const added = await tx
    .insert(pointsLedger)
    .values(rows)
    .onConflictDoNothing()
    .returning({ points: pointsLedger.points });
  return added.reduce((sum, { points }) => sum + points, 0);
}

/** Writes all of them with one statement. */
export async function giveAchievements(
  tx: Transaction,
  { id: userId }: LockedLearner,
  ids: readonly AchievementId[],
  awardedAt: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .insert(userAchievements)
    .values(ids.map((achievementId) => ({ userId, achievementId, awardedAt })));
}

export interface ActivityFacts {
  readonly origin: Origin;
  readonly moment: Date;
  readonly day: DayOfLearning;
}

/**
 * Writes a row for the activity and the numbers of its day with one statement. A single card is not an activity,
 * because its memory is stored. A single task does not count for the day, because the lesson around it does.
 */
export async function recordActivity(
  tx: Transaction,
  learner: LockedLearner,
  learning: Learning,
  facts: ActivityFacts,
): Promise<void> {
  if (learning.type === 'card-reviewed') return countDay(tx, learner, learning, facts.day);
  const activity = tx.insert(userActivities).values({
    userId: learner.id,
    type: learning.type,
    createdAt: facts.moment,
    ...entityOf(learning),
    ...facts.origin,
  });
  if (learning.type === 'task-passed') await activity;
  else await countDay(tx.with(tx.$with('activity').as(activity)), learner, learning, facts.day);
}

function entityOf(learning: Exclude<Learning, { type: 'card-reviewed' }>) {
  switch (learning.type) {
    case 'lesson-completed':
      return { entityType: 'lesson', entityId: learning.lessonId, metadata: null };
    case 'task-passed':
      return {
        entityType: 'lesson',
        entityId: learning.lessonId,
        metadata: { task: learning.task },
      };
    case 'checkpoint-done': {
      const { courseId, afterLesson } = learning;
      return { entityType: 'course', entityId: courseId, metadata: { afterLesson } };
    }
    case 'daily-done': {
      const { resultId, day, challenge } = learning;
      return { entityType: 'daily-result', entityId: resultId, metadata: { day, challenge } };
    }
    case 'cards-studied': {
      const { setId, cardsCompleted } = learning;
      return { entityType: 'flashcard-set', entityId: setId, metadata: { cardsCompleted } };
    }
    case 'guided-step-completed': {
      const { pathId, stepId } = learning;
      return { entityType: 'guided-path', entityId: pathId, metadata: { stepId } };
    }
    case 'visualization-completed':
      return {
        entityType: 'visualization',
        entityId: learning.visualizationId,
        metadata: null,
      };
    case 'quiz-submitted': {
      const { score, totalQuestions, points, quiz } = learning;
      return {
        entityType: 'quiz',
        entityId: quiz.quizId,
        metadata: { score, totalQuestions, points },
      };
    }
  }
}

/** The day on which something was learned: a new one, or the last day of learning. */
export interface DayOfLearning {
  readonly day: LocalDay;
  readonly isNew: boolean;
}

/**
 * Adds to the row of the learner's day. Learning that begins no new day goes to the last day of learning, no matter its
 * date, so a change of time zone cannot turn one day into two rows.
 */
async function countDay(
  query: Pick<Transaction, 'insert'>,
  learner: LockedLearner,
  learning: Exclude<Learning, { type: 'task-passed' }>,
  { day, isNew }: DayOfLearning,
): Promise<void> {
  const counts = countsOf(learning);
  const lastDay = sql`(select max(day.date) from ${userAnalytics} day
    where day.user_id = ${learner.id} and ${wasLearningDay})`;
  const date = isNew ? day : sql`coalesce(${lastDay}, ${day}::date)`;
  await query
    .insert(userAnalytics)
    .values({ userId: learner.id, date, ...counts })
    .onConflictDoUpdate({
      target: [userAnalytics.userId, userAnalytics.date],
      set: {
        lessonsCompleted: sql`${userAnalytics.lessonsCompleted} + excluded.lessons_completed`,
        quizzesTaken: sql`${userAnalytics.quizzesTaken} + excluded.quizzes_taken`,
        otherLearning: sql`${userAnalytics.otherLearning} + excluded.other_learning`,
        // Moves the mean toward the new score, by its share of all submissions.
        averageQuizScore: sql`${userAnalytics.averageQuizScore} + excluded.quizzes_taken
          * (excluded.average_quiz_score - ${userAnalytics.averageQuizScore})
          / greatest(${userAnalytics.quizzesTaken} + excluded.quizzes_taken, 1)`,
      },
    });
}

function countsOf(learning: Exclude<Learning, { type: 'task-passed' }>) {
  switch (learning.type) {
    case 'lesson-completed':
      return { lessonsCompleted: 1 };
    case 'quiz-submitted':
      return {
        quizzesTaken: 1,
        averageQuizScore: (100 * learning.score) / learning.totalQuestions,
      };
    default:
      return { otherLearning: 1 };
  }
}
