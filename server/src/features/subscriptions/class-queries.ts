/** Database access for what teachers pay for classes. */
import { randomUUID } from 'node:crypto';
import type { ClassId, UserId } from '@qubloom/contract';
import { and, asc, eq, gt, isNotNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { classes, classSubscriptions, users } from '../../platform/database/schema/index.ts';
import type { Payer, PayerFilter } from './payer.ts';
import { planOfClass, type PlanHolder } from './plan-holder.ts';
import type { StoredSubscription } from './stored-subscription.ts';

const classPayerColumns = {
  id: classSubscriptions.userId,
  classId: classSubscriptions.classId,
  className: classes.name,
  firstName: users.firstName,
  username: users.username,
  email: users.email,
  timeZone: users.timeZone,
  erasureAskedAt: users.erasureAskedAt,
  customerId: classSubscriptions.customerId,
  subscriptionId: classSubscriptions.subscriptionId,
  status: classSubscriptions.status,
  endDate: classSubscriptions.endDate,
  billingCycle: classSubscriptions.billingCycle,
  trialEnd: classSubscriptions.trialEnd,
  cardBrand: classSubscriptions.cardBrand,
  cardLast4: classSubscriptions.cardLast4,
  hasPaymentProblem: classSubscriptions.hasPaymentProblem,
  payerEmail: classSubscriptions.payerEmail,
};

async function classPayersWhere(
  database: Database,
  condition: SQL | undefined,
  limit = 1,
): Promise<ClassPayer[]> {
  const found = await database
    .select(classPayerColumns)
    .from(classSubscriptions)
    .innerJoin(users, eq(users.id, classSubscriptions.userId))
    .innerJoin(classes, eq(classes.id, classSubscriptions.classId))
    .where(condition)
    .orderBy(asc(classSubscriptions.classId), asc(classSubscriptions.userId))
    .limit(limit);
  return found.map(({ cardBrand, cardLast4, ...stored }) => ({
    ...stored,
    plan: stored.status === 'inactive' ? 'free' : 'classroom',
    card: cardBrand === null || cardLast4 === null ? null : { brand: cardBrand, last4: cardLast4 },
    endsUnlessChanged: false,
    paidBy: null,
    payerErasureAskedAt: null,
  }));
}

type ClassPayer = Payer & { readonly classId: ClassId };

const isRow = (id: UserId, classId: ClassId) =>
  and(eq(classSubscriptions.userId, id), eq(classSubscriptions.classId, classId));

export async function findClassPayer(
  database: Database,
  id: UserId,
  classId: ClassId,
): Promise<Payer | null> {
  const [payer] = await classPayersWhere(database, isRow(id, classId));
  return payer ?? null;
}

export async function findClassPayerByCustomer(
  database: Database,
  customerId: string,
): Promise<Payer | null> {
  const [payer] = await classPayersWhere(database, eq(classSubscriptions.customerId, customerId));
  return payer ?? null;
}

/** Returns the teacher whose subscription gives the class its plan. */
export async function findPayerOfClass(
  database: Database,
  classId: ClassId,
): Promise<Payer | null> {
  const [payer] = await classPayersWhere(
    database,
    and(eq(classSubscriptions.classId, classId), ne(classSubscriptions.status, 'inactive')),
  );
  return payer ?? null;
}

/** Returns true if another teacher has a subscription for this class, paid or not. */
export async function isPaidByAnother(
  database: Database,
  id: UserId,
  classId: ClassId,
): Promise<boolean> {
  const other = and(
    eq(classSubscriptions.classId, classId),
    ne(classSubscriptions.userId, id),
    isNotNull(classSubscriptions.subscriptionId),
  );
  return (await database.$count(classSubscriptions, other)) > 0;
}

/** Yields all matching teachers whom the provider knows, in batches. */
export async function* allClassPayers(
  database: Database,
  filter: PayerFilter,
): AsyncGenerator<Payer> {
  const size = 100;
  let last: { readonly id: UserId; readonly classId: ClassId } | undefined;
  for (;;) {
    const some = await classPayersWhere(
      database,
      and(
        last === undefined
          ? undefined
          : or(
              gt(classSubscriptions.classId, last.classId),
              and(
                eq(classSubscriptions.classId, last.classId),
                gt(classSubscriptions.userId, last.id),
              ),
            ),
        isNotNull(classSubscriptions.customerId),
        matching(filter),
      ),
      size,
    );
    yield* some;
    last = some.at(-1);
    if (last === undefined || some.length < size) return;
  }
}

function matching(filter: PayerFilter): SQL | undefined {
  switch (filter.kind) {
    case 'all':
      return undefined;
    case 'ended-before':
      return lt(classSubscriptions.endDate, filter.moment);
    case 'trial-ends':
      return and(
        eq(classSubscriptions.status, 'active'),
        gt(classSubscriptions.trialEnd, filter.from),
        lt(classSubscriptions.trialEnd, filter.until),
      );
  }
}

export async function findClassesPaidBy(database: Database, id: UserId): Promise<ClassId[]> {
  const found = await database
    .select({ classId: classSubscriptions.classId })
    .from(classSubscriptions)
    .where(eq(classSubscriptions.userId, id))
    .orderBy(asc(classSubscriptions.classId));
  return found.map(({ classId }) => classId);
}

export async function findPayersOfClass(
  database: Database,
  classId: ClassId,
): Promise<PlanHolder[]> {
  const found = await database
    .select({ id: classSubscriptions.userId })
    .from(classSubscriptions)
    .where(eq(classSubscriptions.classId, classId))
    .orderBy(asc(classSubscriptions.userId));
  return found.map(({ id }) => planOfClass(id, classId));
}

/** Returns false if the class is gone. What its teachers pay changes in one transaction after another. */
export async function lockClassOf(tx: Transaction, classId: ClassId): Promise<boolean> {
  const found = await tx
    .select({ id: classes.id })
    .from(classes)
    .where(eq(classes.id, classId))
    .for('update');
  return found.length > 0;
}

export async function classCustomerKeyOf(
  database: Database,
  userId: UserId,
  classId: ClassId,
): Promise<string> {
  const [row] = await database
    .insert(classSubscriptions)
    .values({ userId, classId, customerKey: randomUUID() })
    .onConflictDoUpdate({
      target: [classSubscriptions.classId, classSubscriptions.userId],
      set: { customerKey: sql`${classSubscriptions.customerKey}` },
    })
    .returning({ key: classSubscriptions.customerKey });
  if (row === undefined) throw new Error('An insert that updates gave no row back.');
  return row.key;
}

export async function replaceClassCustomerKey(
  database: Database,
  id: UserId,
  classId: ClassId,
  key: string,
): Promise<void> {
  await database
    .update(classSubscriptions)
    .set({ customerKey: randomUUID() })
    .where(and(isRow(id, classId), eq(classSubscriptions.customerKey, key)));
}

/** The first one stays. */
export async function recordClassCustomer(
  database: Database,
  id: UserId,
  classId: ClassId,
  customerId: string,
): Promise<void> {
  await database
    .update(classSubscriptions)
    .set({ customerId })
    .where(and(isRow(id, classId), sql`${classSubscriptions.customerId} is null`));
}

export async function drawClassTicket(
  database: Database,
  id: UserId,
  classId: ClassId,
): Promise<number | null> {
  const [row] = await database
    .update(classSubscriptions)
    .set({ ticket: sql`${classSubscriptions.ticket} + 1` })
    .where(isRow(id, classId))
    .returning({ ticket: classSubscriptions.ticket });
  return row?.ticket ?? null;
}

export async function writeClassDetails(
  tx: Transaction,
  {
    id,
    classId,
    ticket,
  }: { readonly id: UserId; readonly classId: ClassId; readonly ticket: number },
  { card, plan: _, endsUnlessChanged: __, ...stored }: StoredSubscription,
): Promise<boolean> {
  const written = await tx
    .update(classSubscriptions)
    .set({
      ...stored,
      writtenTicket: ticket,
      cardBrand: card?.brand ?? null,
      cardLast4: card?.last4 ?? null,
    })
    .where(and(isRow(id, classId), lt(classSubscriptions.writtenTicket, ticket)))
    .returning({ id: classSubscriptions.userId });
  return written.length > 0;
}

/** Removes every trace that the teacher ever went to pay for the class. */
export async function deleteClassPayer(
  database: Database,
  id: UserId,
  classId: ClassId,
): Promise<void> {
  await database.delete(classSubscriptions).where(isRow(id, classId));
}
