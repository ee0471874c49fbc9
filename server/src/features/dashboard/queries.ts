/** Database access for the dashboard. */
import {
  checkpointsOf,
  type CourseId,
  type LessonId,
  type OpenCheckpoint,
  type UserId,
} from '@qubloom/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import {
  achievements,
  courses,
  lessons,
  progress,
  userAchievements,
  userAnalytics,
  userCheckpoints,
  userPlaces,
  wasLearningDay,
} from '../../platform/database/schema/index.ts';
import type { LocalDay } from '../../domain/local-day.ts';
import { oncePer } from '../../platform/once-per.ts';

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
  /** Over all courses that the learner has begun. */
  readonly completed: number;
  readonly lessonCount: number;
  readonly current: StoredCurrentCourse | null;
  readonly openCheckpoint: OpenCheckpoint | null;
}

/** The learner, and the week to show. */
export interface DashboardQuestion {
  readonly userId: UserId;
  readonly monday: LocalDay;
  readonly sunday: LocalDay;
}

export const dashboardQueries = oncePer((database: Database) => {
  const dashboard = prepareDashboard(database);
  return {
    async findDashboard(question: DashboardQuestion): Promise<DashboardFacts | null> {
      return (await dashboard.execute({ ...question }))[0] ?? null;
    },
  };
});

/** The numbers of lessons after which a long course has checkpoints. */
const checkpointLessons = checkpointsOf(Number.MAX_SAFE_INTEGER);

/** The question becomes the row `asked`. */
function prepareDashboard(database: Database) {
  const userId = sql`asked.user_id`;
  return database
    .select({
      earned: sql<number>`dashboard.earned`,
      total: sql<number>`dashboard.total`,
      daysLearned: sql<number>`dashboard.days_learned`,
      completed: sql<number>`dashboard.completed`,
      lessonCount: sql<number>`dashboard.lesson_count`,
      current: sql<StoredCurrentCourse | null>`dashboard.current`,
      openCheckpoint: sql<OpenCheckpoint | null>`dashboard.open_checkpoint`,
    })
    .from(
      sql`(values (
        ${sql.placeholder('userId')}::int,
        ${sql.placeholder('monday')}::date,
        ${sql.placeholder('sunday')}::date
      )) asked (user_id, monday, sunday)
      cross join lateral (
        with begun as (
          select course.id, course.title, course.lesson_count,
            count(*) filter (where done.completed and lesson.retired_at is null)::int as completed,
            max(done.worked_on) as worked_on
          from (
            select course_id, lesson_id, completed, updated_at as worked_on
            from ${progress} where user_id = ${userId}
            union all
            select place_lesson.course_id, place_lesson.id, false, place.left_at
            from ${userPlaces} place
            join ${lessons} place_lesson on place_lesson.id = place.subject
            where place.user_id = ${userId} and place.kind = 'lesson'
          ) done
          join ${courses} course on course.id = done.course_id and course.retired_at is null
          join ${lessons} lesson on lesson.id = done.lesson_id
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
          ) as current,
          (select json_build_object(
              'course', json_build_object('id', begun.id, 'title', begun.title),
              'afterLesson', ahead.completed)
            from begun
            cross join lateral (
              select count(*)::int as completed from ${lessons} lesson
              where lesson.course_id = begun.id and lesson.retired_at is null
                and lesson."order" < coalesce((
                  select min(waiting."order") from ${lessons} waiting
                  where waiting.course_id = begun.id and waiting.retired_at is null
                    and not exists (
                      select from ${progress} done
                      where done.user_id = ${userId} and done.lesson_id = waiting.id
                        and done.completed
                    )
                ), 2147483647)
            ) ahead
            where ahead.completed in ${checkpointLessons}
              and not exists (
                select from ${userCheckpoints} taken
                where taken.user_id = ${userId} and taken.course_id = begun.id
                  and taken.after_lesson = ahead.completed
              )
            order by begun.worked_on desc, begun.id limit 1
          ) as open_checkpoint
      ) dashboard`,
    )
    .prepare('find_dashboard');
}
