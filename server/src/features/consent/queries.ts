/** Database access for consents and their children. */
import type { ConsentState, ConsentTicks, UserId } from '@qubloom/contract';
import { and, asc, eq, gt, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { consents, users } from '../../platform/database/schema/index.ts';

export interface Consent extends ConsentTicks {
  readonly id: UserId;
  readonly username: string;
  readonly firstName: string;
  /** The parent's address. */
  readonly email: string;
  readonly state: ConsentState;
  readonly noticeSentAt: Date | null;
  readonly latestNoticeAt: Date | null;
  readonly ownMailbox: Buffer | null;
  readonly decidedAt: Date | null;
  readonly hasPassword: boolean;
  /** True if a school has decided instead of a parent. */
  readonly isBySchool: boolean;
  /** The start of the wait. */
  readonly createdAt: Date;
}

const ticks = {
  rooms: consents.allowsRooms,
  freeChat: consents.allowsFreeChat,
  buying: consents.allowsBuying,
};
const columns = {
  id: users.id,
  username: users.username,
  firstName: users.firstName,
  email: users.email,
  state: consents.state,
  ...ticks,
  noticeSentAt: consents.noticeSentAt,
  latestNoticeAt: consents.latestNoticeAt,
  ownMailbox: consents.ownMailbox,
  decidedAt: consents.decidedAt,
  hasPassword: sql<boolean>`${users.password} is not null`,
  isBySchool: consents.isBySchool,
  createdAt: consents.createdAt,
};
const isChild = eq(users.ageRange, 'under-13');

const selected = (database: Database) =>
  database.select(columns).from(consents).innerJoin(users, eq(users.id, consents.userId));

export async function findConsent(database: Database, id: UserId): Promise<Consent | null> {
  const [row] = await selected(database).where(and(eq(users.id, id), isChild));
  return row ? { ...row, id } : null;
}

/** Leaves out learners whose parent has not been asked. */
export async function findDecisions(
  database: Database,
  ids: readonly UserId[],
): Promise<(ConsentTicks & { id: UserId; state: ConsentState })[]> {
  if (ids.length === 0) return [];
  return database
    .select({ id: consents.userId, state: consents.state, ...ticks })
    .from(consents)
    .where(inArray(consents.userId, [...ids]));
}

/** Nobody else can decide until the transaction ends. */
export async function lockConsent(tx: Transaction, id: UserId): Promise<Consent | null> {
  const [row] = await selected(tx)
    .where(and(eq(users.id, id), isChild))
    .for('update');
  return row ? { ...row, id } : null;
}

/** One parent may answer for several children. */
export async function findChildrenAt(database: Database, email: string): Promise<Consent[]> {
  return selected(database)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isChild))
    .orderBy(asc(users.id));
}

export async function insertPending(
  tx: Transaction,
  userId: UserId,
  ownMailbox: Buffer | null,
): Promise<void> {
  await tx.insert(consents).values({ userId, ownMailbox }).onConflictDoNothing();
}

/** The first notice counts for the days, the latest for what the child is told. */
export async function recordNotice(
  tx: Transaction,
  userId: UserId,
  { at, hasArrived }: { readonly at: Date; readonly hasArrived: boolean },
): Promise<void> {
  await tx
    .update(consents)
    .set({
      noticeSentAt: sql`coalesce(${consents.noticeSentAt}, ${at.toISOString()}::timestamptz)`,
      latestNoticeAt: hasArrived ? at : null,
    })
    .where(eq(consents.userId, userId));
}

/** Notes that nothing has been sent to the current address. */
export async function forgetLatestNotice(tx: Transaction, userId: UserId): Promise<void> {
  await tx.update(consents).set({ latestNoticeAt: null }).where(eq(consents.userId, userId));
}

export async function recordDecision(
  tx: Transaction,
  userId: UserId,
  decision: ConsentTicks & { state: ConsentState; decidedAt: Date },
): Promise<void> {
  const { state, rooms, freeChat, buying, decidedAt } = decision;
  await tx
    .update(consents)
    .set({
      state,
      allowsRooms: rooms,
      allowsFreeChat: freeChat,
      allowsBuying: buying,
      decidedAt,
    })
    .where(eq(consents.userId, userId));
}

/** Stores what a school decides instead of a parent, who has not been asked. A parent's own decision stays. */
export async function recordSchoolDecision(
  tx: Transaction,
  userIds: readonly UserId[],
  {
    rooms: allowsRooms,
    freeChat,
    decidedAt,
  }: Pick<ConsentTicks, 'rooms' | 'freeChat'> & { readonly decidedAt: Date },
): Promise<void> {
  if (userIds.length === 0) return;
  const decision = {
    state: 'confirmed',
    allowsRooms,
    allowsFreeChat: allowsRooms && freeChat,
    decidedAt,
  } as const;
  await tx
    .insert(consents)
    .values(userIds.map((userId) => ({ userId, isBySchool: true, ...decision })))
    .onConflictDoUpdate({
      target: consents.userId,
      set: decision,
      setWhere: eq(consents.isBySchool, true),
    });
}

/** Ends what a school has decided, for an account that leaves the class. */
export async function withdrawSchoolDecision(
  tx: Transaction,
  userId: UserId,
  decidedAt: Date,
): Promise<void> {
  await tx
    .update(consents)
    .set({ state: 'withdrawn', allowsRooms: false, allowsFreeChat: false, decidedAt })
    .where(and(eq(consents.userId, userId), eq(consents.isBySchool, true)));
}

/** Yields consents whose parent has never been sent an email. */
export const allUnasked = (database: Database) =>
  allPending(database, isNull(consents.noticeSentAt));

/** Yields consents whose parent has not answered since the given time. */
export const allUnanswered = (database: Database, since: Date) =>
  allPending(database, lt(consents.noticeSentAt, since));

/** The number of rows in memory at once. */
const batch = 500;

async function* allPending(database: Database, which: SQL): AsyncGenerator<Consent> {
  for (let last: UserId | null = null; ;) {
    const children = await selected(database)
      .where(
        and(
          eq(consents.state, 'pending'),
          isChild,
          which,
          last === null ? undefined : gt(users.id, last),
        ),
      )
      .orderBy(asc(users.id))
      .limit(batch);
    yield* children;
    const lastOne = children.at(-1);
    if (children.length < batch || lastOne === undefined) return;
    last = lastOne.id;
  }
}
