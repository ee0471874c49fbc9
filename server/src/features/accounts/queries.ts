/** Database access for accounts. */
import type { AgeRange, SubscriptionStatus, Tier, UserId } from '@qubloom/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Learner } from '../../platform/caller.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import {
  isGraded,
  isInSendingClass,
  openTier,
  users,
  usernameSkeleton,
} from '../../platform/database/schema/index.ts';

export interface NewAccount {
  readonly username: string;
  /** The hash; null if the account has no password. */
  readonly password: string | null;
  readonly email: string;
  readonly isEmailVerified?: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly ageRange: AgeRange;
  readonly timeZone?: string | undefined;
  /** Null for an account that nobody has signed in to yet. */
  readonly lastLogin: Date | null;
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
  lastLearnedAt: users.lastLearnedAt,
  timeZone: users.timeZone,
  isTimeZoneChosen: users.isTimeZoneChosen,
  erasureAskedAt: users.erasureAskedAt,
  tier: openTier,
  subscriptionStatus: users.subscriptionStatus,
  ageRange: users.ageRange,
};

/** Returns null also if the account has no password. */
export async function findPassword(
  database: Database,
  username: string,
): Promise<{ id: UserId; hash: string } | null> {
  const [row] = await database
    .select({ id: users.id, hash: users.password })
    .from(users)
    .where(hasUsername(username));
  if (row === undefined || row.hash === null) return null;
  return { id: row.id, hash: row.hash };
}

/** Returns true if the username, or one that looks like it, is taken. */
export async function isUsernameTaken(
  database: Database | Transaction,
  username: string,
): Promise<boolean> {
  const rows = await database
    .select({ id: users.id })
    .from(users)
    .where(eq(usernameSkeleton(sql`${users.username}`), skeletonOf(username)))
    .limit(1);
  return rows.length > 0;
}

const skeletonOf = (username: string) => usernameSkeleton(sql`${username}::text`);

/** Returns null if the username, or one that looks like it, was taken in the meantime. */
export async function insertAccount(tx: Transaction, account: NewAccount): Promise<Learner | null> {
  // Older accounts may look alike, so a unique index cannot keep two new ones apart.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${skeletonOf(account.username)}), 2)`);
  if (await isUsernameTaken(tx, account.username)) return null;
  const [row] = await tx
    .insert(users)
    .values(account)
    .onConflictDoNothing()
    .returning(learnerColumns);
  return row === undefined ? null : learnerOf(row);
}

/** Does nothing if the password was changed in the meantime. */
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

/** A time zone that is not given stays as it is, and so does one that the learner chose. */
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

declare const locked: unique symbol;

/**
 * A learner whose row this transaction has locked. Everything that awards points locks it first, so concurrent requests
 * run one after another.
 */
export interface LockedLearner {
  readonly id: UserId;
  readonly points: number;
  readonly streak: number;
  readonly lastLearnedOn: string | null;
  readonly lastLearnedZone: string | null;
  readonly lastLearnedAt: Date | null;
  readonly timeZone: string;
  /** True if a system of the learner's school hears of what is learned. */
  readonly isReported: boolean;
  readonly [locked]: true;
}

/** Holds the learner's row until the transaction ends. */
export async function lockLearner(tx: Transaction, id: UserId): Promise<LockedLearner | null> {
  const [row] = await tx
    .select({
      points: users.points,
      streak: users.streak,
      lastLearnedOn: users.lastLearnedOn,
      lastLearnedZone: users.lastLearnedZone,
      lastLearnedAt: users.lastLearnedAt,
      timeZone: users.timeZone,
      isReported: sql<boolean>`(${isGraded} or ${isInSendingClass})`,
    })
    .from(users)
    .where(eq(users.id, id))
    .for('update');
  return row ? ({ id, ...row } as LockedLearner) : null; // the brand is given only here
}

export async function renameLearner(tx: Transaction, id: UserId, firstName: string): Promise<void> {
  await tx.update(users).set({ firstName }).where(eq(users.id, id));
}

/** Stores the learner's customer id at the payment provider. The first one stays. */
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

/** Removes the customer id and sets the learner back to the free plan. */
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

/** Stores what is open to the learner from now on. */
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

export interface LearnerGain {
  /** Points to add to the sum. The same transaction has already written them to the ledger. */
  readonly points: number;
  readonly streak: number;
  readonly lastLearnedOn: string | null;
  readonly lastLearnedZone: string | null;
  readonly lastLearnedAt: Date | null;
}

export async function updateGain(
  tx: Transaction,
  { id }: LockedLearner,
  { points, streak, lastLearnedOn, lastLearnedZone, lastLearnedAt }: LearnerGain,
): Promise<void> {
  await tx
    .update(users)
    .set({
      points: sql`${users.points} + ${points}`,
      streak,
      lastLearnedOn,
      lastLearnedZone,
      lastLearnedAt,
    })
    .where(eq(users.id, id));
}

const hasUsername = (username: string) => eq(sql`lower(${users.username})`, username.toLowerCase());

export function learnerOf(row: Omit<Learner, 'kind'>): Learner {
  return { kind: 'learner', ...row };
}
