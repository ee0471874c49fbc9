/** Database access for the use of simulators: one activity for each use, and the sums of the learner's days. */
import type { LessonId } from '@qubloom/contract';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Origin } from '../../../platform/caller.ts';
import type { Transaction } from '../../../platform/database/client.ts';
import { userActivities, userAnalytics } from '../../../platform/database/schema/index.ts';
import type { LockedLearner } from '../../accounts/index.ts';
import type { LocalDay } from '../../../domain/local-day.ts';

const simulatorUsed = 'simulator-used';

/** One use of a lesson's simulator, from its opening to its last report. */
export interface StoredUse {
  /** The id of the activity's row. */
  readonly id: number;
  readonly lessonId: LessonId;
  readonly seconds: number;
  readonly reportedAt: Date;
}

/** Milliseconds. Limits the search to rows that the index finds. A longer use counts as two. */
const longestUse = 12 * 60 * 60_000;

type Report = Pick<StoredUse, 'seconds' | 'reportedAt'>;

const reportedAt = sql`(${userActivities.metadata} ->> 'reportedAt')::timestamptz`;
const metadataOf = ({ seconds, reportedAt }: Report) => ({
  seconds,
  reportedAt: reportedAt.toISOString(),
});

/** Returns the uses reported since then, latest first. */
export async function findUsesSince(
  tx: Transaction,
  learner: LockedLearner,
  since: Date,
): Promise<StoredUse[]> {
  const rows = await tx
    .select({
      id: userActivities.id,
      lessonId: sql<LessonId>`${userActivities.entityId}`,
      seconds: sql<number>`(${userActivities.metadata} ->> 'seconds')::int`,
      reportedAt: sql<string>`${userActivities.metadata} ->> 'reportedAt'`,
    })
    .from(userActivities)
    .where(
      and(
        eq(userActivities.userId, learner.id),
        gt(userActivities.createdAt, new Date(since.getTime() - longestUse)),
        eq(userActivities.type, simulatorUsed),
        sql`${reportedAt} > ${since.toISOString()}`,
      ),
    )
    .orderBy(desc(reportedAt));
  return rows.map((row) => ({ ...row, reportedAt: new Date(row.reportedAt) }));
}

export async function insertUse(
  tx: Transaction,
  learner: LockedLearner,
  use: Report & Pick<StoredUse, 'lessonId'>,
  origin: Origin,
): Promise<void> {
  await tx.insert(userActivities).values({
    userId: learner.id,
    type: simulatorUsed,
    entityType: 'lesson',
    entityId: use.lessonId,
    metadata: metadataOf(use),
    createdAt: use.reportedAt,
    ...origin,
  });
}

export async function updateUse(tx: Transaction, use: StoredUse, report: Report): Promise<void> {
  await tx
    .update(userActivities)
    .set({ metadata: metadataOf(report) })
    .where(eq(userActivities.id, use.id));
}

export async function countSimulatorUse(
  tx: Transaction,
  learner: LockedLearner,
  date: LocalDay,
  { uses, seconds }: { readonly uses: number; readonly seconds: number },
): Promise<void> {
  if (uses === 0 && seconds === 0) return;
  await tx
    .insert(userAnalytics)
    .values({
      userId: learner.id,
      date,
      simulatorUsageCount: uses,
      simulatorTimeSpent: seconds,
    })
    .onConflictDoUpdate({
      target: [userAnalytics.userId, userAnalytics.date],
      set: {
        simulatorUsageCount: sql`${userAnalytics.simulatorUsageCount} + excluded.simulator_usage_count`,
        simulatorTimeSpent: sql`${userAnalytics.simulatorTimeSpent} + excluded.simulator_time_spent`,
      },
    });
}
