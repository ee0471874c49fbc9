/** The lessons that learners open, and how long it is kept where their calls came from. */
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
