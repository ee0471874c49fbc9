/**
 * Database access for subscriptions, checkouts, and processed events. The columns in `users` are written by accounts.
 */
import { randomUUID } from 'node:crypto';
import { retention, type BillingCycle, type PlanId, type UserId } from '@qubloom/contract';
import { and, asc, eq, gt, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { batchOf, inBatches } from '../../platform/database/batches.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import {
  checkouts,
  paymentEvents,
  subscriptionPayers,
  subscriptions,
  users,
} from '../../platform/database/schema/index.ts';
import { recordCustomer as recordLearnersCustomer } from '../accounts/index.ts';
import {
  allClassPayers,
  classCustomerKeyOf,
  deleteClassPayer,
  drawClassTicket,
  findClassPayer,
  findClassPayerByCustomer,
  recordClassCustomer,
  replaceClassCustomerKey,
  writeClassDetails,
} from './class-queries.ts';
import { writePayer } from './family-queries.ts';
import type { Payer, PayerFilter } from './payer.ts';
import type { PlanHolder } from './plan-holder.ts';
import { emptySubscription, type StoredSubscription } from './stored-subscription.ts';

const payers = alias(users, 'payers');

const payerColumns = {
  id: users.id,
  firstName: users.firstName,
  username: users.username,
  email: users.email,
  customerId: users.stripeCustomerId,
  timeZone: users.timeZone,
  erasureAskedAt: users.erasureAskedAt,
  paidBy: subscriptionPayers.payerId,
  payerErasureAskedAt: payers.erasureAskedAt,
  subscriptionId: users.stripeSubscriptionId,
  plan: users.subscriptionTier,
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
    .leftJoin(subscriptionPayers, eq(subscriptionPayers.learnerId, users.id))
    .leftJoin(payers, eq(payers.id, subscriptionPayers.payerId))
    .where(condition)
    .orderBy(asc(users.id))
    .limit(limit);
  return rows.map(({ id, cardBrand, cardLast4, ...stored }): Payer => ({
    ...stored,
    id,
    classId: null,
    className: null,
    card: cardBrand === null || cardLast4 === null ? null : { brand: cardBrand, last4: cardLast4 },
    hasPaymentProblem: stored.hasPaymentProblem ?? false,
    endsUnlessChanged: stored.endsUnlessChanged ?? false,
  }));
}

/** Returns an empty payer for somebody who has never gone to pay. */
export async function findPayer(database: Database, { id, classId }: PlanHolder): Promise<Payer> {
  const payer =
    classId === null
      ? (await payersWhere(database, eq(users.id, id)))[0]
      : await findClassPayer(database, id, classId);
  const gone = {
    className: null,
    firstName: '',
    username: '',
    email: null,
    customerId: null,
    timeZone: 'UTC',
    erasureAskedAt: null,
    paidBy: null,
    payerErasureAskedAt: null,
  };
  return payer ?? { ...emptySubscription, ...gone, id, classId };
}

export async function findPayerByCustomer(
  database: Database,
  customerId: string,
): Promise<Payer | null> {
  const [payer] = await payersWhere(database, eq(users.stripeCustomerId, customerId));
  return payer ?? findClassPayerByCustomer(database, customerId);
}

/** Yields all matching learners and teachers whom the provider knows, in batches. */
export async function* allPayers(database: Database, filter: PayerFilter): AsyncGenerator<Payer> {
  yield* allLearnersWhoPay(database, filter);
  yield* allClassPayers(database, filter);
}

async function* allLearnersWhoPay(database: Database, filter: PayerFilter): AsyncGenerator<Payer> {
  const size = 100;
  let after: UserId | null = null;
  for (;;) {
    const some = await payersWhere(
      database,
      and(
        after === null ? undefined : gt(users.id, after),
        // Paid time can be left without a customer: its payer's account is gone.
        filter.kind === 'ended-before' ? undefined : isNotNull(users.stripeCustomerId),
        matching(filter),
      ),
      size,
    );
    yield* some;
    const last = some.at(-1);
    if (last === undefined || some.length < size) return;
    after = last.id;
  }
}

function matching(filter: PayerFilter): SQL | undefined {
  switch (filter.kind) {
    case 'all':
      return undefined;
    case 'ended-before':
      return lt(users.subscriptionEndDate, filter.moment);
    case 'trial-ends':
      return and(
        eq(users.subscriptionStatus, 'active'),
        gt(subscriptions.trialEnd, filter.from),
        lt(subscriptions.trialEnd, filter.until),
      );
  }
}

/** Returns the key for making the holder's customer, the same on every call. */
export async function customerKeyOf(
  database: Database,
  { id: userId, classId }: PlanHolder,
): Promise<string> {
  if (classId !== null) return classCustomerKeyOf(database, userId, classId);
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
  { id: userId, classId }: PlanHolder,
  key: string,
): Promise<void> {
  if (classId !== null) return replaceClassCustomerKey(database, userId, classId, key);
  await database
    .update(subscriptions)
    .set({ customerKey: randomUUID() })
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.customerKey, key)));
}

export async function recordCustomer(
  database: Database,
  { id, classId }: PlanHolder,
  customerId: string,
): Promise<void> {
  if (classId !== null) return recordClassCustomer(database, id, classId, customerId);
  return recordLearnersCustomer(database, id, customerId);
}

/** Returns null if the holder is gone. */
export async function drawTicket(
  database: Database,
  { id: userId, classId }: PlanHolder,
): Promise<number | null> {
  if (classId !== null) return drawClassTicket(database, userId, classId);
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
  { id: userId, classId }: PlanHolder,
  ticket: number,
  stored: StoredSubscription,
): Promise<boolean> {
  if (classId !== null) return writeClassDetails(tx, { id: userId, classId, ticket }, stored);
  const { billingCycle, trialEnd, card, hasPaymentProblem, endsUnlessChanged, payerEmail } = stored;
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
  readonly plan: PlanId;
  readonly billingCycle: BillingCycle;
  readonly key: string;
  readonly sessionId: string | null;
  readonly payerEmail: string | null;
  readonly createdAt: Date;
}

const isHeldBy = ({ id, classId }: PlanHolder) =>
  and(
    eq(checkouts.userId, id),
    classId === null ? isNull(checkouts.classId) : eq(checkouts.classId, classId),
  );

export async function findOpenCheckout(
  database: Database,
  holder: PlanHolder,
): Promise<Checkout | null> {
  const [row] = await database
    .select()
    .from(checkouts)
    .where(and(isHeldBy(holder), isNull(checkouts.settledAt)));
  return row ?? null;
}

export async function insertCheckout(
  tx: Transaction,
  { id: userId, classId }: PlanHolder,
  checkout: Pick<Checkout, 'plan' | 'billingCycle' | 'payerEmail' | 'createdAt'>,
): Promise<Checkout> {
  const [row] = await tx
    .insert(checkouts)
    .values({ userId, classId, key: randomUUID(), ...checkout })
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

/** Removes every trace that the holder ever went to pay. */
export async function deletePayer(database: Transaction, holder: PlanHolder): Promise<void> {
  const { id, classId } = holder;
  await database.delete(checkouts).where(isHeldBy(holder));
  if (classId !== null) return deleteClassPayer(database, id, classId);
  await database.delete(subscriptions).where(eq(subscriptions.userId, id));
  await writePayer(database, id, null);
}

/** Deletes old events of the provider, and old checkouts that are over. */
export async function forgetPaymentEvents(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retention['payment-events'].period);
  const events = batchOf(paymentEvents, lt(paymentEvents.receivedAt, before));
  await inBatches(() => database.delete(paymentEvents).where(events));
  const old = batchOf(checkouts, lt(checkouts.createdAt, before));
  await inBatches(() => database.delete(checkouts).where(old));
}
