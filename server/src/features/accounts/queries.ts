/** Accounts in the database. */
import type { AgeRange, SubscriptionStatus, Tier, UserId } from '@qubloom/contract';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { LockedLearner } from '../../domain/learner-lock.ts';
import type { Learner } from '../../platform/caller.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { users } from '../../platform/database/schema/index.ts';
import type { Write } from '../../platform/one-statement.ts';

export interface NewAccount {
  readonly username: string;
  /** The hash; null where the account has none. */
  readonly password: string | null;
  readonly email: string;
  readonly isEmailVerified?: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly ageRange: AgeRange;
  readonly timeZone?: string | undefined;
  readonly lastLogin: Date;
}

export const learnerColumns = {
  id: users.id,
  username: users.username,
  firstName: users.firstName,
  lastName: users.lastName,
  points: users.points,
  streak: users.streak,
  lastLearnedOn: users.lastLearnedOn,
  lastLearnedZone: users.lastLearnedZone,
  timeZone: users.timeZone,
  isTimeZoneChosen: users.isTimeZoneChosen,
  erasureAskedAt: users.erasureAskedAt,
  tier: users.subscriptionTier,
  subscriptionStatus: users.subscriptionStatus,
  ageRange: users.ageRange,
};

/** Null also where the account has none. */
export async function findPassword(
  database: Database,
  username: string,
): Promise<{ id: UserId; hash: string } | null> {
  const [row] = await database
    .select({ id: users.id, hash: users.password })
    .from(users)
    .where(hasUsername(username));
  if (row === undefined || row.hash === null) return null;
  return { id: row.id as UserId, hash: row.hash };
}

export async function isUsernameTaken(database: Database, username: string): Promise<boolean> {
  const rows = await database.select({ id: users.id }).from(users).where(hasUsername(username));
  return rows.length > 0;
}

/** Null when somebody else was quicker to take the username. */
export async function insertAccount(tx: Transaction, account: NewAccount): Promise<Learner | null> {
  const [row] = await tx
    .insert(users)
    .values(account)
    .onConflictDoNothing()
    .returning(learnerColumns);
  return row === undefined ? null : learnerOf(row);
}

/** Not where the password was changed meanwhile. */
export async function replaceHash(
  tx: Transaction,
  { id, hash }: { readonly id: UserId; readonly hash: string },
  newHash: string,
): Promise<void> {
  await tx
    .update(users)
    .set({ password: newHash })
    .where(and(eq(users.id, id), eq(users.password, hash)));
}

/** A zone that is not given stays as it was, and so does one that the learner chose. */
export async function recordLogin(
  tx: Transaction,
  id: UserId,
  { lastLogin, timeZone }: { lastLogin: Date; timeZone: string | undefined },
): Promise<Learner | null> {
  const zone =
    timeZone === undefined
      ? {}
      : {
          timeZone: sql`case when ${users.isTimeZoneChosen} then ${users.timeZone} else ${timeZone} end`,
        };
  const [row] = await tx
    .update(users)
    .set({ lastLogin, ...zone })
    .where(eq(users.id, id))
    .returning(learnerColumns);
  return row === undefined ? null : learnerOf(row);
}

export async function recordTimeZone(
  database: Database,
  id: UserId,
  timeZone: string,
): Promise<Learner | null> {
  const [row] = await database
    .update(users)
    .set({ timeZone })
    .where(eq(users.id, id))
    .returning(learnerColumns);
  return row === undefined ? null : learnerOf(row);
}

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

export async function renameLearner(tx: Transaction, id: UserId, firstName: string): Promise<void> {
  await tx.update(users).set({ firstName }).where(eq(users.id, id));
}

/** Whose customer the learner is at the payment provider; the first one stays. */
export async function recordCustomer(
  database: Database,
  id: UserId,
  customerId: string,
): Promise<void> {
  await database
    .update(users)
    .set({ stripeCustomerId: customerId })
    .where(and(eq(users.id, id), isNull(users.stripeCustomerId)));
}

/** The learner is nobody's customer any more, and has what everybody has. */
export async function forgetCustomer(tx: Transaction, id: UserId): Promise<void> {
  await tx
    .update(users)
    .set({
      stripeCustomerId: null,
      stripeSubscriptionId: null,
      subscriptionTier: 'free',
      subscriptionStatus: 'inactive',
      subscriptionEndDate: null,
    })
    .where(eq(users.id, id));
}

export interface PaidTier {
  readonly subscriptionId: string | null;
  readonly tier: Tier;
  readonly status: SubscriptionStatus;
  readonly endDate: Date | null;
}

/** What is open to the learner from now on. */
export async function recordSubscription(
  tx: Transaction,
  id: UserId,
  { subscriptionId, tier, status, endDate }: PaidTier,
): Promise<void> {
  await tx
    .update(users)
    .set({
      stripeSubscriptionId: subscriptionId,
      subscriptionTier: tier,
      subscriptionStatus: status,
      subscriptionEndDate: endDate,
    })
    .where(eq(users.id, id));
}

export async function findAddress(database: Database, id: UserId): Promise<string | null> {
  const [row] = await database.select({ email: users.email }).from(users).where(eq(users.id, id));
  return row?.email ?? null;
}

export interface LearnerGain {
  /** What is added to the sum of points; it stands in the ledger, by a write of the same statement. */
  readonly points: SQL<number> | number;
  readonly streak: number;
  readonly lastLearnedOn: string | null;
  readonly lastLearnedZone: string | null;
}

export function gaining(
  database: Database,
  learner: LockedLearner,
  { points, streak, lastLearnedOn, lastLearnedZone }: LearnerGain,
): Write {
  return {
    name: 'learner',
    statement: database
      .update(users)
      .set({
        points: sql`${users.points} + ${points}`,
        streak,
        lastLearnedOn,
        lastLearnedZone,
      })
      .where(eq(users.id, learner.id)),
  };
}

const hasUsername = (username: string) => eq(sql`lower(${users.username})`, username.toLowerCase());

export function learnerOf({ id, ...rest }: Omit<Learner, 'kind' | 'id'> & { id: number }): Learner {
  return { kind: 'learner', id: id as UserId, ...rest };
}
