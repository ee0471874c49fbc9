/** What the dashboard and the page of badges show. */
import type { AchievementId, CourseId, UserId } from '@qubloom/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import {
  achievements,
  courses,
  lessons,
  progress,
  userAchievements,
  userAnalytics,
} from '../../platform/database/schema/index.ts';
import { batched } from '../../platform/batch.ts';
import type { LocalDay } from './local-day.ts';
import { wasLearningDay } from './queries.ts';

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

/** Whose dashboard, and the week that it shows. */
export interface DashboardQuestion {
  readonly userId: UserId;
  readonly monday: LocalDay;
  readonly sunday: LocalDay;
}

export type DashboardQueries = ReturnType<typeof dashboardQueries>;

export function dashboardQueries(database: Database) {
  const dashboards = database
    .select({
      userId: sql<UserId>`asked."userId"`,
      earned: sql<number>`dashboard.earned`,
      total: sql<number>`dashboard.total`,
      daysLearned: sql<number>`dashboard.days_learned`,
      completed: sql<number>`dashboard.completed`,
      lessonCount: sql<number>`dashboard.lesson_count`,
      current: sql<StoredCurrentCourse | null>`dashboard.current`,
    })
    .from(
      sql`json_to_recordset(${sql.placeholder('asked')})
        as asked("userId" int, monday date, sunday date) cross join lateral (
        with begun as (
          select course.id, course.title, course.lesson_count,
            count(*) filter (where done.completed and lesson.retired_at is null)::int as completed,
            max(done.updated_at) as worked_on
          from ${progress} done
          join ${courses} course on course.id = done.course_id and course.retired_at is null
          join ${lessons} lesson on lesson.id = done.lesson_id
          where done.user_id = asked."userId"
          group by course.id
        ), held as (
          select achievement_id from ${userAchievements} where user_id = asked."userId"
        )
        select
          (select count(*)::int from held) as earned,
          (select count(*)::int from ${achievements} badge
            where badge.retired_at is null or badge.id in (select achievement_id from held)
          ) as total,
          (select count(*)::int from ${userAnalytics} day
            where day.user_id = asked."userId"
              and day.date between asked.monday and asked.sunday
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
                  where done.user_id = asked."userId" and done.lesson_id = lesson.id and done.completed
                )
              order by lesson."order" limit 1
            ) next
            order by begun.worked_on desc, begun.id limit 1
          ) as current
      ) dashboard`,
    )
    .prepare('dashboards');

  const userId = sql.placeholder('userId');
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

  async function findDashboards(
    asked: readonly DashboardQuestion[],
  ): Promise<ReadonlyMap<string, DashboardFacts>> {
    // As JSON: its length is not looked at when a plan is chosen, so one plan serves for all.
    const rows = await dashboards.execute({ asked: JSON.stringify(asked) });
    return new Map(rows.map(({ userId: id, ...facts }) => [String(id), facts]));
  }

  return {
    findDashboards,

    /** Learners who ask at once share a query. */
    findDashboard: batched(findDashboards, (asked) => String(asked.userId)),

    listAchievements: (id: UserId) => listAchievements.execute({ userId: id }),
  };
}
