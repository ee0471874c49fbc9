/** Points, streak, achievements and the record of learning in the database. */
import type { AchievementId, AwardedAchievement, CourseId, UserId } from '@qubloom/contract';
import { and, asc, eq, isNull, notExists, sql } from 'drizzle-orm';
import type { Origin } from '../../platform/caller.ts';
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
  userQuizResults,
  users,
  type PointsSource,
} from '../../platform/database/schema/index.ts';
import type { Learning, LockedLearner } from '../../platform/learning.ts';
import type { LearnerFacts } from './achievement-rules.ts';
import type { ViewsOfDay } from './lesson-views.ts';
import type { LocalDay } from './local-day.ts';
import type { Streak } from './streak.ts';

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
  const about =
    learning.type === 'lesson-completed'
      ? { entityType: 'lesson', entityId: learning.lessonId, metadata: null }
      : {
          entityType: 'quiz',
          entityId: learning.quizId,
          metadata: {
            score: learning.score,
            totalQuestions: learning.totalQuestions,
            points: learning.points,
          },
        };
  await tx
    .insert(userActivities)
    .values({ userId: learner.id, type: learning.type, createdAt, ...about, ...origin });
}

/** Adds to the row of the learner's day. */
export async function countLearning(
  tx: Transaction,
  learner: LockedLearner,
  learning: Learning,
  day: LocalDay,
): Promise<void> {
  const counts =
    learning.type === 'lesson-completed'
      ? { lessonsCompleted: 1 }
      : {
          quizzesTaken: 1,
          averageQuizScore: (100 * learning.score) / learning.totalQuestions,
        };
  await tx
    .insert(userAnalytics)
    .values({ userId: learner.id, date: day, ...counts })
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

/** A day on which something was learned, not only looked at. */
const wasLearningDay = sql`day.lessons_completed + day.quizzes_taken > 0`;

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

interface StoredCurrentCourse {
  readonly id: CourseId;
  readonly title: string;
  readonly lessonTitle: string;
  readonly lessonIndex: number;
  readonly completed: number;
  readonly lessonCount: number;
}

export interface DashboardFacts {
  readonly earned: number;
  readonly total: number;
  readonly daysLearned: number;
  /** Over all courses begun. */
  readonly completed: number;
  readonly lessonCount: number;
  readonly current: StoredCurrentCourse | null;
}

export type ProgressQueries = ReturnType<typeof progressQueries>;

export function progressQueries(database: Database) {
  const userId = sql.placeholder('userId');

  const dashboard = database
    .select({
      earned: sql<number>`dashboard.earned`,
      total: sql<number>`dashboard.total`,
      daysLearned: sql<number>`dashboard.days_learned`,
      completed: sql<number>`dashboard.completed`,
      lessonCount: sql<number>`dashboard.lesson_count`,
      current: sql<StoredCurrentCourse | null>`dashboard.current`,
    })
    .from(
      sql`(
        with begun as (
          select course.id, course.title, course.lesson_count,
            count(*) filter (where done.completed and lesson.retired_at is null)::int as completed,
            max(done.updated_at) as worked_on
          from ${progress} done
          join ${courses} course on course.id = done.course_id and course.retired_at is null
          join ${lessons} lesson on lesson.id = done.lesson_id
          where done.user_id = ${userId}
          group by course.id
        ), held as (
          select achievement_id from ${userAchievements} where user_id = ${userId}
        )
        select
          (select count(*)::int from held) as earned,
          (select count(*)::int from ${achievements} badge
            where badge.retired_at is null or badge.id in (select achievement_id from held)
          ) as total,
          (select count(*)::int from ${userAnalytics} day
            where day.user_id = ${userId}
              and day.date between ${sql.placeholder('monday')} and ${sql.placeholder('sunday')}
              and ${wasLearningDay}
          ) as days_learned,
          (select coalesce(sum(completed), 0)::int from begun) as completed,
          (select coalesce(sum(lesson_count), 0)::int from begun) as lesson_count,
          (select json_build_object(
              'id', begun.id, 'title', begun.title, 'completed', begun.completed,
              'lessonCount', begun.lesson_count, 'lessonTitle', next.title,
              'lessonIndex', next.index)
            from begun
            cross join lateral (
              select lesson.title, (
                  select count(*) from ${lessons} earlier
                  where earlier.course_id = begun.id and earlier.retired_at is null
                    and earlier."order" < lesson."order"
                ) as index
              from ${lessons} lesson
              where lesson.course_id = begun.id and lesson.retired_at is null
                and not exists (
                  select from ${progress} done
                  where done.user_id = ${userId} and done.lesson_id = lesson.id and done.completed
                )
              order by lesson."order" limit 1
            ) next
            order by begun.worked_on desc, begun.id limit 1
          ) as current
      ) dashboard`,
    )
    .prepare('dashboard');

  const listAchievements = database
    .select({
      id: sql<AchievementId>`${achievements.id}`,
      name: achievements.name,
      description: achievements.description,
      icon: achievements.icon,
      pointsAwarded: achievements.pointsAwarded,
      unlocked: sql<boolean>`${userAchievements.id} is not null`,
    })
    .from(achievements)
    .leftJoin(
      userAchievements,
      and(eq(userAchievements.achievementId, achievements.id), eq(userAchievements.userId, userId)),
    )
    .where(sql`${achievements.retiredAt} is null or ${userAchievements.id} is not null`)
    .orderBy(asc(achievements.id))
    .prepare('list_achievements');

  return {
    async dashboardFacts(
      id: UserId,
      week: { readonly monday: LocalDay; readonly sunday: LocalDay },
    ): Promise<DashboardFacts> {
      const [row] = await dashboard.execute({ userId: id, ...week });
      if (!row) throw new Error('the dashboard query always gives a row');
      return row;
    },

    listAchievements: (id: UserId) => listAchievements.execute({ userId: id }),
  };
}
