/** Database access for opened lessons, and for deleting the origin of old requests. */
import { and, lt, sql } from 'drizzle-orm';
import { batchOf, inBatches } from '../../../platform/database/batches.ts';
import type { Database } from '../../../platform/database/client.ts';
import {
  hasOrigin,
  userActivities,
  userAnalytics,
  users,
} from '../../../platform/database/schema/index.ts';
import type { ViewsOfDay } from './lesson-views.ts';

/** Skips learners who are gone by now. Writes in the order of ids, so two writers cannot deadlock. */
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

/** Removes the origin of requests from older activities. The activities stay. */
export async function forgetOriginsBefore(database: Database, moment: Date): Promise<void> {
  const old = and(lt(userActivities.createdAt, moment), hasOrigin(userActivities));
  const nothing = { ipAddress: null, userAgent: null, sessionId: null };
  await inBatches(() =>
    database.update(userActivities).set(nothing).where(batchOf(userActivities, old)),
  );
}
