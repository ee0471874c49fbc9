/** What learners do, a row an activity, and the numbers of their days. */
import { and, lt, sql } from 'drizzle-orm';
import type { LockedLearner } from '../../accounts/index.ts';
import type { LocalDay } from '../../../domain/local-day.ts';
import type { Learning } from '../learning.ts';
import type { Origin } from '../../../platform/caller.ts';
import { batchOf, inBatches } from '../../../platform/database/batches.ts';
import type { Database, Transaction } from '../../../platform/database/client.ts';
import {
  hasOrigin,
  userActivities,
  userAnalytics,
  users,
  wasLearningDay,
} from '../../../platform/database/schema/index.ts';
import type { ViewsOfDay } from './lesson-views.ts';

export interface ActivityFacts {
  readonly origin: Origin;
  readonly moment: Date;
  readonly day: DayOfLearning;
}

/**
 * A row for the activity, and the numbers of its day, by one statement. A single card is no activity: what is remembered
 * of it says enough. A task by itself is counted for no day: the lesson around it is.
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

/** Something was learned on a day: on a new one, or on the day on which something was learned last. */
export interface DayOfLearning {
  readonly day: LocalDay;
  readonly isNew: boolean;
}

/**
 * Adds to the row of the learner's day. What begins no new day goes to the last day of learning, whatever
 * its date, so that nobody gets a second row out of one day by changing the time zone.
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
        // The mean so far, moved toward the new score by its share.
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

/** Learners who are gone by now are left out. In the order of ids, so that two writers never cross. */
export async function addLessonViews(
  database: Database,
  views: readonly ViewsOfDay[],
): Promise<void> {
  await database.execute(sql`
    insert into ${userAnalytics} (user_id, date, lessons_viewed)
    select learner.id, seen.day, seen.views
    from jsonb_to_recordset(${JSON.stringify(views)}::jsonb)
      as seen("userId" int, day date, views int)
    join ${users} learner on learner.id = seen."userId"
    order by learner.id, seen.day
    on conflict (user_id, date) do update
      set lessons_viewed = user_analytics.lessons_viewed + excluded.lessons_viewed
  `);
}

/** Where the calls came from is not kept of activities before then; what was done stays. */
export async function forgetOriginsBefore(database: Database, moment: Date): Promise<void> {
  const old = and(lt(userActivities.createdAt, moment), hasOrigin(userActivities));
  const nothing = { ipAddress: null, userAgent: null, sessionId: null };
  await inBatches(() =>
    database.update(userActivities).set(nothing).where(batchOf(userActivities, old)),
  );
}
