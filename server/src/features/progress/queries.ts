/** Points, streak and the record of learning in the database. */
import type { UserId } from '@qubloom/contract';
import { eq, sql } from 'drizzle-orm';
import type { Origin } from '../../platform/caller.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import {
  hasOrigin,
  pointsLedger,
  progress,
  userActivities,
  userAnalytics,
  users,
  type PointsSource,
} from '../../platform/database/schema/index.ts';
import type { Learning, LockedLearner } from '../../platform/learning.ts';
import type { ViewsOfDay } from './lesson-views.ts';
import type { LocalDay } from './local-day.ts';
import type { Streak } from './streak.ts';

/** A day (`day` is its row of `user_analytics`) on which something was learned, not only looked at. */
export const wasLearningDay = sql`day.lessons_completed + day.quizzes_taken > 0`;

/** Holds the learner's row until the transaction ends. */
export async function lockLearner(tx: Transaction, id: UserId): Promise<LockedLearner | null> {
  const [row] = await tx
    .select({
      points: users.points,
      streak: users.streak,
      lastLearnedOn: users.lastLearnedOn,
      lastLearnedZone: users.lastLearnedZone,
      timeZone: users.timeZone,
    })
    .from(users)
    .where(eq(users.id, id))
    .for('update');
  return row ? ({ id, ...row } as LockedLearner) : null; // the brand is given here and nowhere else
}

export async function updateStreak(
  tx: Transaction,
  learner: LockedLearner,
  { streak, lastLearnedOn, lastLearnedZone }: Streak,
): Promise<void> {
  await tx
    .update(users)
    .set({ streak, lastLearnedOn, lastLearnedZone })
    .where(eq(users.id, learner.id));
}

export interface Award {
  readonly source: PointsSource;
  readonly sourceId: number;
  readonly points: number;
}

/**
 * The only way to points: a row in the ledger and the sum on the learner, together. What was awarded
 * before is not awarded again. Gives what was paid.
 */
export async function awardPoints(
  tx: Transaction,
  learner: LockedLearner,
  award: Award,
): Promise<number> {
  if (award.points === 0) return 0;
  const rows = await tx
    .insert(pointsLedger)
    .values({ userId: learner.id, ...award })
    .onConflictDoNothing()
    .returning({ points: pointsLedger.points });
  const paid = rows[0]?.points ?? 0;
  if (paid > 0) {
    await tx
      .update(users)
      .set({ points: sql`${users.points} + ${paid}` })
      .where(eq(users.id, learner.id));
  }
  return paid;
}

export async function insertActivity(
  tx: Transaction,
  learner: LockedLearner,
  learning: Learning,
  origin: Origin,
  createdAt: Date,
): Promise<void> {
  await tx.insert(userActivities).values({
    userId: learner.id,
    type: learning.type,
    createdAt,
    ...entityOf(learning),
    ...origin,
  });
}

function entityOf(learning: Learning) {
  switch (learning.type) {
    case 'lesson-completed':
      return { entityType: 'lesson', entityId: learning.lessonId, metadata: null };
    case 'task-passed':
      return {
        entityType: 'lesson',
        entityId: learning.lessonId,
        metadata: { task: learning.task },
      };
    case 'quiz-submitted': {
      const { score, totalQuestions, points } = learning;
      return {
        entityType: 'quiz',
        entityId: learning.quizId,
        metadata: { score, totalQuestions, points },
      };
    }
  }
}

/**
 * Adds to the row of the learner's day. What begins no new day goes to the last day of learning, whatever
 * its date, so that nobody gets a second row out of one day by changing the time zone.
 */
export async function countLearning(
  tx: Transaction,
  learner: LockedLearner,
  learning: Exclude<Learning, { type: 'task-passed' }>,
  { day, isNew }: { readonly day: LocalDay; readonly isNew: boolean },
): Promise<void> {
  const counts =
    learning.type === 'lesson-completed'
      ? { lessonsCompleted: 1 }
      : {
          quizzesTaken: 1,
          averageQuizScore: (100 * learning.score) / learning.totalQuestions,
        };
  const lastDay = sql`(select max(day.date) from ${userAnalytics} day
    where day.user_id = ${learner.id} and ${wasLearningDay})`;
  const date = isNew ? day : sql`coalesce(${lastDay}, ${day}::date)`;
  await tx
    .insert(userAnalytics)
    .values({ userId: learner.id, date, ...counts })
    .onConflictDoUpdate({
      target: [userAnalytics.userId, userAnalytics.date],
      set: {
        lessonsCompleted: sql`${userAnalytics.lessonsCompleted} + excluded.lessons_completed`,
        quizzesTaken: sql`${userAnalytics.quizzesTaken} + excluded.quizzes_taken`,
        // The mean so far, moved towards the new score by its share.
        averageQuizScore: sql`${userAnalytics.averageQuizScore} + excluded.quizzes_taken
          * (excluded.average_quiz_score - ${userAnalytics.averageQuizScore})
          / greatest(${userAnalytics.quizzesTaken} + excluded.quizzes_taken, 1)`,
      },
    });
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

/** The lesson counts as begun, and its course as the one last worked on. */
export async function markWorkedOn(
  tx: Transaction,
  learner: LockedLearner,
  { courseId, lessonId }: Learning,
  updatedAt: Date,
): Promise<void> {
  await tx
    .insert(progress)
    .values({ userId: learner.id, courseId, lessonId, updatedAt })
    .onConflictDoUpdate({ target: [progress.userId, progress.lessonId], set: { updatedAt } });
}

/** Rows that one statement changes at most, so that none takes long. */
const originsAtOnce = 2000;

/** Where the calls came from is not kept of activities before then; what was done stays. */
export async function forgetOriginsBefore(database: Database, moment: Date): Promise<void> {
  let changed: number;
  do {
    const { rowCount } = await database.execute(sql`
      update ${userActivities} set ip_address = null, user_agent = null, session_id = null
      where id in (
        select id from ${userActivities}
        where created_at < ${moment.toISOString()} and ${hasOrigin(userActivities)}
        order by created_at limit ${originsAtOnce} for update skip locked
      )
    `);
    changed = rowCount ?? 0;
  } while (changed === originsAtOnce);
}
