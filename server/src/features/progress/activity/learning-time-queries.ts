import { desc, eq, sql } from 'drizzle-orm';
import type { LockedLearner } from '../../accounts/index.ts';
import type { LocalDay } from '../../../domain/local-day.ts';
import type { Transaction } from '../../../platform/database/client.ts';
import { userAnalytics } from '../../../platform/database/schema/index.ts';

/**
 * Searches only the learner's latest days: after a change of time zone, two reports may be on days in the other order.
 */
const daysLookedAt = 3;

/** Returns when learning time was last reported; null if it never was. */
export async function findLastTimeReport(
  tx: Transaction,
  learner: LockedLearner,
): Promise<Date | null> {
  const days = await tx
    .select({ reportedAt: userAnalytics.timeReportedAt })
    .from(userAnalytics)
    .where(eq(userAnalytics.userId, learner.id))
    .orderBy(desc(userAnalytics.date))
    .limit(daysLookedAt);
  const moments = days.flatMap(({ reportedAt }) => (reportedAt ? [reportedAt.getTime()] : []));
  return moments.length === 0 ? null : new Date(Math.max(...moments));
}

/** Returns the day's seconds, including these. */
export async function addLearningTime(
  tx: Transaction,
  learner: LockedLearner,
  date: LocalDay,
  { seconds, moment }: { readonly seconds: number; readonly moment: Date },
): Promise<number> {
  const [day] = await tx
    .insert(userAnalytics)
    .values({ userId: learner.id, date, totalTimeSpent: seconds, timeReportedAt: moment })
    .onConflictDoUpdate({
      target: [userAnalytics.userId, userAnalytics.date],
      set: {
        totalTimeSpent: sql`${userAnalytics.totalTimeSpent} + excluded.total_time_spent`,
        timeReportedAt: moment,
      },
    })
    .returning({ seconds: userAnalytics.totalTimeSpent });
  return day?.seconds ?? 0;
}
