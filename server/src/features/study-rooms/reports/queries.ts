/** Database access for reports about learners, and for mutes because of them. */
import type { Finding, ReportReason, UserId } from '@qubloom/contract';
import { and, asc, eq, gt, gte, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/client.ts';
import { batchOf, inBatches } from '../../../platform/database/batches.ts';
import {
  filterCounts,
  learnerMutes,
  learnerReports,
  messageConcerns,
  users,
} from '../../../platform/database/schema/index.ts';

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

/** Counts open reports, and the learners about whom there is an open concern. */
export async function countOpenReports(
  database: Database,
): Promise<{ readonly reports: number; readonly concerns: number }> {
  const reports = await database.$count(learnerReports, isNull(learnerReports.settledAt));
  const [concerns] = await database
    .select({ count: sql<number>`count(distinct ${messageConcerns.userId})::int` })
    .from(messageConcerns)
    .where(isNull(messageConcerns.settledAt));
  return { reports, concerns: concerns?.count ?? 0 };
}

export interface NewConcern {
  /** Whose messages followed a pattern. */
  readonly userId: UserId;
  readonly otherId: UserId;
  readonly finding: Finding;
  readonly createdAt: Date;
}

export async function insertConcerns(
  tx: Transaction,
  concerns: readonly NewConcern[],
): Promise<void> {
  // Somebody may have been erased in the meantime.
  const ids = concerns.flatMap(({ userId, otherId }) => [userId, otherId]);
  const here = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, ids))
    .for('key share');
  const known = new Set(here.map(({ id }) => id));
  const rows = concerns.filter(({ userId, otherId }) => known.has(userId) && known.has(otherId));
  if (rows.length > 0) await tx.insert(messageConcerns).values(rows);
}

/** Returns the learners with whom each of the given ones has an open concern, on either side. */
export async function concernsOf(
  database: Database,
  ids: readonly UserId[],
): Promise<ReadonlyMap<UserId, readonly UserId[]>> {
  if (ids.length === 0) return new Map();
  const { userId, otherId, settledAt } = messageConcerns;
  const rows = await database
    .selectDistinct({ userId, otherId })
    .from(messageConcerns)
    .where(and(isNull(settledAt), or(inArray(userId, [...ids]), inArray(otherId, [...ids]))))
    .orderBy(asc(userId), asc(otherId));
  const all = new Map<UserId, UserId[]>();
  const add = (id: UserId, other: UserId) => {
    const known = all.get(id) ?? [];
    if (!known.includes(other)) all.set(id, [...known, other]);
  };
  for (const row of rows) {
    add(row.userId, row.otherId);
    add(row.otherId, row.userId);
  }
  return all;
}

export interface OpenConcern {
  readonly about: string;
  readonly finding: Finding;
  readonly others: number;
  readonly createdAt: Date;
}

export async function listOpenConcerns(database: Database): Promise<OpenConcern[]> {
  return database
    .select({
      about: users.username,
      finding: messageConcerns.finding,
      others: sql<number>`count(distinct ${messageConcerns.otherId})::int`,
      createdAt: messageConcerns.createdAt,
    })
    .from(messageConcerns)
    .innerJoin(users, eq(users.id, messageConcerns.userId))
    .where(isNull(messageConcerns.settledAt))
    .groupBy(users.username, messageConcerns.finding, messageConcerns.createdAt)
    .orderBy(asc(messageConcerns.createdAt));
}

/** Settles all open concerns about the learner. */
export async function settleConcerns(tx: Transaction, userId: UserId, now: Date): Promise<void> {
  await tx
    .update(messageConcerns)
    .set({ settledAt: now })
    .where(and(eq(messageConcerns.userId, userId), isNull(messageConcerns.settledAt)));
}

/** `sent`: the learner was asked, and sent the message anyway. `appealed`: the learner said that it was fine. */
export type FindingOutcome = 'blocked' | 'asked' | 'sent' | 'appealed';

export interface FindingCount {
  readonly hour: Date;
  readonly finding: Finding;
  /** The sign that was found, or `model`. */
  readonly rule: string;
  readonly outcome: FindingOutcome;
}

export async function addToCount(database: Database, count: FindingCount): Promise<void> {
  const { hour, finding, rule, outcome } = filterCounts;
  await database
    .insert(filterCounts)
    .values({ ...count, count: 1 })
    .onConflictDoUpdate({
      target: [hour, finding, rule, outcome],
      set: { count: sql`${filterCounts.count} + 1` },
    });
}

export async function listCounts(
  database: Database,
  since: Date,
): Promise<(Omit<FindingCount, 'hour'> & { readonly count: number })[]> {
  const { hour, finding, rule, outcome, count } = filterCounts;
  return database
    .select({ finding, rule, outcome, count: sql<number>`sum(${count})::int` })
    .from(filterCounts)
    .where(gte(hour, since))
    .groupBy(finding, rule, outcome)
    .orderBy(asc(finding), asc(rule), asc(outcome));
}

export async function deleteConcernsBefore(database: Database, before: Date): Promise<void> {
  const old = batchOf(messageConcerns, lt(messageConcerns.createdAt, before));
  await inBatches(() => database.delete(messageConcerns).where(old));
}

export async function deleteFilterCountsBefore(database: Database, before: Date): Promise<void> {
  await database.delete(filterCounts).where(lt(filterCounts.hour, before));
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
