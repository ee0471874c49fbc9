/** Database access for reports about learners, and for mutes because of them. */
import type { ReportReason, UserId } from '@qubloom/contract';
import { and, asc, eq, gt, gte, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/client.ts';
import { batchOf, inBatches } from '../../../platform/database/batches.ts';
import { learnerMutes, learnerReports, users } from '../../../platform/database/schema/index.ts';

export interface NewReport {
  readonly userId: UserId;
  readonly aboutId: UserId;
  readonly roomName: string;
  readonly reason: ReportReason;
  readonly said: string | null;
  readonly createdAt: Date;
}

export interface OpenReport {
  readonly id: number;
  readonly about: string;
  readonly aboutId: UserId;
  readonly roomName: string;
  readonly reason: ReportReason;
  readonly said: string | null;
  readonly createdAt: Date;
}

/** Returns null if the reported learner is gone. */
export async function insertReport(tx: Transaction, report: NewReport): Promise<number | null> {
  // Locked, so that the last of three simultaneous reports counts all three.
  const { rows } = await tx.execute(
    sql`select from ${users} where id = ${report.aboutId} for no key update`,
  );
  if (rows.length === 0) return null;
  const [row] = await tx.insert(learnerReports).values(report).returning({ id: learnerReports.id });
  return row?.id ?? null;
}

/** Counts the learners who have reported this one since the given time, in reports that nobody has settled. */
export async function countReporters(
  tx: Transaction,
  aboutId: UserId,
  since: Date,
): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(distinct ${learnerReports.userId})::int` })
    .from(learnerReports)
    .where(
      and(
        eq(learnerReports.aboutId, aboutId),
        gte(learnerReports.createdAt, since),
        isNull(learnerReports.settledAt),
      ),
    );
  return row?.count ?? 0;
}

/** Does not change a mute that is still in force. */
export async function mute(
  tx: Transaction,
  userId: UserId,
  now: Date,
  endsAt: Date,
): Promise<void> {
  await tx
    .insert(learnerMutes)
    .values({ userId, createdAt: now, endsAt })
    .onConflictDoUpdate({
      target: learnerMutes.userId,
      set: { createdAt: now, endsAt, isReviewed: false },
      setWhere: lte(learnerMutes.endsAt, now),
    });
}

export async function mutesOf(
  database: Database,
  ids: readonly UserId[],
  now: Date,
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .select({ userId: learnerMutes.userId })
    .from(learnerMutes)
    .where(and(inArray(learnerMutes.userId, [...ids]), gt(learnerMutes.endsAt, now)));
  return new Set(rows.map(({ userId }) => userId));
}

export async function listOpenReports(database: Database): Promise<OpenReport[]> {
  const rows = await database
    .select({
      id: learnerReports.id,
      about: users.username,
      aboutId: learnerReports.aboutId,
      roomName: learnerReports.roomName,
      reason: learnerReports.reason,
      said: learnerReports.said,
      createdAt: learnerReports.createdAt,
    })
    .from(learnerReports)
    .innerJoin(users, eq(users.id, learnerReports.aboutId))
    .where(isNull(learnerReports.settledAt))
    .orderBy(asc(learnerReports.id));
  return rows;
}

export async function countOpenReports(database: Database): Promise<number> {
  return database.$count(learnerReports, isNull(learnerReports.settledAt));
}

/** Settles all open reports about the learner and returns their number. */
export async function settleReports(tx: Transaction, aboutId: UserId, now: Date): Promise<number> {
  const { rowCount } = await tx
    .update(learnerReports)
    .set({ settledAt: now })
    .where(and(eq(learnerReports.aboutId, aboutId), isNull(learnerReports.settledAt)));
  return rowCount ?? 0;
}

export async function confirmMute(
  tx: Transaction,
  userId: UserId,
  now: Date,
  endsAt: Date,
): Promise<void> {
  const decided = { endsAt, isReviewed: true };
  await tx
    .insert(learnerMutes)
    .values({ userId, createdAt: now, ...decided })
    .onConflictDoUpdate({ target: learnerMutes.userId, set: decided });
}

export async function liftMute(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(learnerMutes).where(eq(learnerMutes.userId, userId));
}

export async function findLearnerByName(
  database: Database,
  username: string,
): Promise<UserId | null> {
  const [row] = await database
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.username})`, username.toLowerCase()));
  return row?.id ?? null;
}

export async function deleteReportsBefore(database: Database, before: Date): Promise<void> {
  const old = batchOf(learnerReports, lt(learnerReports.createdAt, before));
  await inBatches(() => database.delete(learnerReports).where(old));
}

export async function deleteMutesEndedBefore(database: Database, now: Date): Promise<void> {
  const over = batchOf(learnerMutes, lt(learnerMutes.endsAt, now));
  await inBatches(() => database.delete(learnerMutes).where(over));
}
