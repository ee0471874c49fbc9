/**
 * Database access for subscriptions, checkouts, and processed events. The columns in `users` are written by accounts.
 */
import { randomUUID } from 'node:crypto';
import { retention, type BillingCycle, type Tier, type UserId } from '@qubloom/contract';
import { and, asc, eq, gt, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { batchOf, inBatches } from '../../platform/database/batches.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import {
  checkouts,
  paymentEvents,
  subscriptions,
  users,
} from '../../platform/database/schema/index.ts';
import { emptySubscription, type StoredSubscription } from './stored-subscription.ts';

export interface Payer extends StoredSubscription {
  readonly id: UserId;
  readonly username: string;
  /** The account's address; null if it is gone. */
  readonly email: string | null;
  readonly customerId: string | null;
  readonly timeZone: string;
}

const payerColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  customerId: users.stripeCustomerId,
  timeZone: users.timeZone,
  subscriptionId: users.stripeSubscriptionId,
  tier: users.subscriptionTier,
  status: users.subscriptionStatus,
  endDate: users.subscriptionEndDate,
  billingCycle: subscriptions.billingCycle,
  trialEnd: subscriptions.trialEnd,
  cardBrand: subscriptions.cardBrand,
  cardLast4: subscriptions.cardLast4,
  hasPaymentProblem: subscriptions.hasPaymentProblem,
  endsUnlessChanged: subscriptions.endsUnlessChanged,
  payerEmail: subscriptions.payerEmail,
};

async function payersWhere(database: Database, condition: SQL | undefined, limit = 1) {
  const rows = await database
    .select(payerColumns)
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(condition)
    .orderBy(asc(users.id))
    .limit(limit);
  return rows.map(({ id, cardBrand, cardLast4, ...stored }): Payer => ({
    ...stored,
    id,
    card: cardBrand === null || cardLast4 === null ? null : { brand: cardBrand, last4: cardLast4 },
    hasPaymentProblem: stored.hasPaymentProblem ?? false,
    endsUnlessChanged: stored.endsUnlessChanged ?? false,
  }));
}

export async function findPayer(database: Database, id: UserId): Promise<Payer> {
  const [payer] = await payersWhere(database, eq(users.id, id));
  const gone = { username: '', email: null, customerId: null, timeZone: 'UTC' };
  return payer ?? { ...emptySubscription, ...gone, id };
}

export async function findPayerByCustomer(
  database: Database,
  customerId: string,
): Promise<Payer | null> {
  const [payer] = await payersWhere(database, eq(users.stripeCustomerId, customerId));
  return payer ?? null;
}

/** Yields all matching learners whom the provider knows, by id, in batches. */
export async function* allPayers(database: Database, matching?: SQL): AsyncGenerator<Payer> {
  const size = 100;
  let after: UserId | null = null;
  for (;;) {
    const some = await payersWhere(
      database,
      and(
        after === null ? undefined : gt(users.id, after),
        isNotNull(users.stripeCustomerId),
        matching,
      ),
      size,
    );
    yield* some;
    const last = some.at(-1);
    if (last === undefined || some.length < size) return;
    after = last.id;
  }
}

export const endedBefore = (moment: Date): SQL => lt(users.subscriptionEndDate, moment);

export const trialEndsWithin = (from: Date, until: Date): SQL | undefined =>
  and(
    eq(users.subscriptionStatus, 'active'),
    gt(subscriptions.trialEnd, from),
    lt(subscriptions.trialEnd, until),
  );

/** Returns the key for making the learner's customer, the same on every call. */
export async function customerKeyOf(database: Database, userId: UserId): Promise<string> {
  const [row] = await database
    .insert(subscriptions)
    .values({ userId, customerKey: randomUUID() })
    .onConflictDoUpdate({
      target: subscriptions.userId,
      set: { customerKey: sql`${subscriptions.customerKey}` },
    })
    .returning({ key: subscriptions.customerKey });
  if (row === undefined) throw new Error('An insert that updates gave no row back.');
  return row.key;
}

/** Chooses a new key for the next customer, unless another call has already replaced it. */
export async function replaceCustomerKey(
  database: Database,
  userId: UserId,
  key: string,
): Promise<void> {
  await database
    .update(subscriptions)
    .set({ customerKey: randomUUID() })
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.customerKey, key)));
}

/** Returns null if the learner is gone. */
export async function drawTicket(database: Database, userId: UserId): Promise<number | null> {
  const [row] = await database
    .update(subscriptions)
    .set({ ticket: sql`${subscriptions.ticket} + 1` })
    .where(eq(subscriptions.userId, userId))
    .returning({ ticket: subscriptions.ticket });
  return row?.ticket ?? null;
}

/** Returns false if a state that was fetched later has already been written. */
export async function writeDetails(
  tx: Transaction,
  userId: UserId,
  ticket: number,
  {
    billingCycle,
    trialEnd,
    card,
    hasPaymentProblem,
    endsUnlessChanged,
    payerEmail,
  }: StoredSubscription,
): Promise<boolean> {
  const rows = await tx
    .update(subscriptions)
    .set({
      writtenTicket: ticket,
      billingCycle,
      trialEnd,
      cardBrand: card?.brand ?? null,
      cardLast4: card?.last4 ?? null,
      hasPaymentProblem,
      endsUnlessChanged,
      payerEmail,
    })
    .where(and(eq(subscriptions.userId, userId), lt(subscriptions.writtenTicket, ticket)))
    .returning({ id: subscriptions.userId });
  return rows.length > 0;
}

export async function setEndsUnlessChanged(
  database: Database,
  userId: UserId,
  endsUnlessChanged: boolean,
): Promise<void> {
  await database
    .update(subscriptions)
    .set({ endsUnlessChanged })
    .where(eq(subscriptions.userId, userId));
}

export async function isEventProcessed(database: Database, id: string): Promise<boolean> {
  const rows = await database
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(eq(paymentEvents.id, id));
  return rows.length > 0;
}

/** Returns false if the event was already processed. */
export async function insertEvent(database: Database, id: string, at: Date): Promise<boolean> {
  const rows = await database
    .insert(paymentEvents)
    .values({ id, receivedAt: at })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return rows.length > 0;
}

export interface Checkout {
  readonly id: number;
  readonly plan: Tier;
  readonly billingCycle: BillingCycle;
  readonly key: string;
  readonly sessionId: string | null;
  readonly payerEmail: string | null;
  readonly createdAt: Date;
}

export async function findOpenCheckout(
  database: Database,
  userId: UserId,
): Promise<Checkout | null> {
  const [row] = await database
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), isNull(checkouts.settledAt)));
  return row ?? null;
}

export async function insertCheckout(
  tx: Transaction,
  userId: UserId,
  checkout: Pick<Checkout, 'plan' | 'billingCycle' | 'payerEmail' | 'createdAt'>,
): Promise<Checkout> {
  const [row] = await tx
    .insert(checkouts)
    .values({ userId, key: randomUUID(), ...checkout })
    .returning();
  if (row === undefined) throw new Error('An insert gave no row back.');
  return row;
}

export async function saveSession(
  database: Database,
  { id }: Pick<Checkout, 'id'>,
  sessionId: string,
): Promise<void> {
  await database.update(checkouts).set({ sessionId }).where(eq(checkouts.id, id));
}

export async function settleCheckout(
  database: Database,
  { id }: Pick<Checkout, 'id'>,
  at: Date,
): Promise<void> {
  await database
    .update(checkouts)
    .set({ settledAt: at })
    .where(and(eq(checkouts.id, id), isNull(checkouts.settledAt)));
}

/** Settles a checkout that has no session. */
export async function abandonCheckout(
  database: Database,
  { id }: Pick<Checkout, 'id'>,
  at: Date,
): Promise<void> {
  await database
    .update(checkouts)
    .set({ settledAt: at })
    .where(and(eq(checkouts.id, id), isNull(checkouts.settledAt), isNull(checkouts.sessionId)));
}

/** Removes every trace that the learner ever went to pay. */
export async function deletePayer(database: Database, userId: UserId): Promise<void> {
  await database.delete(checkouts).where(eq(checkouts.userId, userId));
  await database.delete(subscriptions).where(eq(subscriptions.userId, userId));
}

/** Deletes old events of the provider, and old checkouts that are over. */
export async function forgetPaymentEvents(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retention['payment-events'].period);
  const events = batchOf(paymentEvents, lt(paymentEvents.receivedAt, before));
  await inBatches(() => database.delete(paymentEvents).where(events));
  const old = batchOf(checkouts, lt(checkouts.createdAt, before));
  await inBatches(() => database.delete(checkouts).where(old));
}
