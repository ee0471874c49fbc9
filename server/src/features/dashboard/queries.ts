/** What the dashboard shows. */
import type { CourseId, LessonId, UserId } from '@qubloom/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { coalesced } from '../../platform/database/coalesced.ts';
import {
  achievements,
  courses,
  lessons,
  progress,
  userAchievements,
  userAnalytics,
  wasLearningDay,
} from '../../platform/database/schema/index.ts';
import type { LocalDay } from '../../domain/local-day.ts';

interface StoredCurrentCourse {
  readonly id: CourseId;
  readonly title: string;
  readonly lessonId: LessonId;
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
  return { findDashboard: coalesced(preparedDashboards(database)) };
}

/** The dashboards of all who ask, in their order. The bench asks without sharing. */
export function preparedDashboards(database: Database) {
  const dashboards = prepareDashboards(database);
  return async (questions: readonly DashboardQuestion[]): Promise<(DashboardFacts | null)[]> => {
    const rows = await dashboards.execute({
      userIds: questions.map((question) => question.userId),
      mondays: questions.map(({ monday }) => monday),
      sundays: questions.map(({ sunday }) => sunday),
    });
    const byQuestion = new Map<number, DashboardFacts>(rows.map((row) => [row.askedAs, row]));
    // The ordinality of PostgreSQL counts from 1.
    return questions.map((_, index) => byQuestion.get(index + 1) ?? null);
  };
}

/** A row for each question, which is named `asked`. */
function prepareDashboards(database: Database) {
  const userId = sql`asked.user_id`;
  return database
    .select({
      askedAs: sql<number>`asked.index::int`,
      earned: sql<number>`dashboard.earned`,
      total: sql<number>`dashboard.total`,
      daysLearned: sql<number>`dashboard.days_learned`,
      completed: sql<number>`dashboard.completed`,
      lessonCount: sql<number>`dashboard.lesson_count`,
      current: sql<StoredCurrentCourse | null>`dashboard.current`,
    })
    .from(
      sql`unnest(
        ${sql.placeholder('userIds')}::int[],
        ${sql.placeholder('mondays')}::date[],
        ${sql.placeholder('sundays')}::date[]
      ) with ordinality asked (user_id, monday, sunday, index)
      cross join lateral (
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
              and day.date between asked.monday and asked.sunday
              and ${wasLearningDay}
          ) as days_learned,
          (select coalesce(sum(completed), 0)::int from begun) as completed,
          (select coalesce(sum(lesson_count), 0)::int from begun) as lesson_count,
          (select json_build_object(
              'id', begun.id, 'title', begun.title, 'completed', begun.completed,
              'lessonCount', begun.lesson_count, 'lessonId', next.id, 'lessonTitle', next.title,
              'lessonIndex', next.index)
            from begun
            cross join lateral (
              select lesson.id, lesson.title, (
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
    .prepare('find_dashboards');
}
