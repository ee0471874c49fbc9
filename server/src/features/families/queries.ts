/** Database access for links, codes, and the Sunday mail. */
import type { AgeRange, LinkOrigin, UserId } from '@qubloom/contract';
import { and, asc, eq, exists, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { LocalDay } from '../../domain/local-day.ts';
import { batchOf, inBatches } from '../../platform/database/batches.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import {
  familyCodes,
  familyLinks,
  familyReports,
  users,
} from '../../platform/database/schema/index.ts';

/** The other side of a link. */
export interface LinkedPerson {
  readonly id: UserId;
  readonly firstName: string;
  readonly username: string;
  readonly ageRange: AgeRange;
  readonly timeZone: string;
  /** The local day of the last learning. */
  readonly lastLearnedOn: LocalDay | null;
  readonly origin: LinkOrigin;
  readonly begunAt: Date;
}

/** The two people of a link. */
export interface Pair {
  readonly learnerId: UserId;
  readonly grownUpId: UserId;
}

type Side = typeof familyLinks.learnerId | typeof familyLinks.grownUpId;

const linkedPeople = (database: Database, side: Side) =>
  database
    .select({
      id: users.id,
      firstName: users.firstName,
      username: users.username,
      ageRange: users.ageRange,
      timeZone: users.timeZone,
      lastLearnedOn: users.lastLearnedOn,
      origin: familyLinks.origin,
      begunAt: familyLinks.begunAt,
    })
    .from(familyLinks)
    .innerJoin(users, eq(users.id, side))
    .orderBy(asc(familyLinks.begunAt), asc(users.id));

/** The oldest link is first. */
export async function listLearnersOf(
  database: Database,
  grownUpId: UserId,
): Promise<LinkedPerson[]> {
  return linkedPeople(database, familyLinks.learnerId).where(eq(familyLinks.grownUpId, grownUpId));
}

/** The oldest link is first. */
export async function listGrownUpsOf(
  database: Database,
  learnerId: UserId,
): Promise<LinkedPerson[]> {
  return linkedPeople(database, familyLinks.grownUpId).where(eq(familyLinks.learnerId, learnerId));
}

/** Somebody else may read the mail at an address that was not confirmed. */
const isReadByOwner = and(users.isEmailVerified, isNull(users.erasureAskedAt));

/** Leaves out grown-ups who have not confirmed their address. */
export async function listAddressesOfGrownUps(
  database: Database,
  learnerId: UserId,
): Promise<string[]> {
  const rows = await database
    .select({ email: users.email })
    .from(users)
    .innerJoin(familyLinks, eq(familyLinks.grownUpId, users.id))
    .where(and(eq(familyLinks.learnerId, learnerId), isReadByOwner))
    .orderBy(asc(users.id));
  return rows.map(({ email }) => email);
}

export async function findLearnerOf(
  database: Database,
  grownUpId: UserId,
  learnerId: UserId,
): Promise<LinkedPerson | null> {
  const [row] = await linkedPeople(database, familyLinks.learnerId).where(
    isPair({ grownUpId, learnerId }),
  );
  return row ?? null;
}

/** Returns the link of two people, whichever of them is the learner. */
export async function findLinkBetween(
  database: Database,
  one: UserId,
  other: UserId,
): Promise<(Pair & { readonly origin: LinkOrigin }) | null> {
  const [row] = await database
    .select()
    .from(familyLinks)
    .where(
      or(
        isPair({ learnerId: one, grownUpId: other }),
        isPair({ learnerId: other, grownUpId: one }),
      ),
    );
  return row ?? null;
}

export async function countGrownUpsOf(database: Database, learnerId: UserId): Promise<number> {
  return database.$count(familyLinks, eq(familyLinks.learnerId, learnerId));
}

export async function countLearnersOf(database: Database, grownUpId: UserId): Promise<number> {
  return database.$count(familyLinks, eq(familyLinks.grownUpId, grownUpId));
}

export interface Account {
  readonly id: UserId;
  readonly firstName: string;
  readonly username: string;
  readonly ageRange: AgeRange;
}

declare const locked: unique symbol;

/** Two people whose rows this transaction has locked, so that nobody else links one of them meanwhile. */
export interface LockedPair {
  readonly learner: Account;
  readonly grownUp: Account;
  readonly [locked]: true;
}

/** Locks the rows in the order of their ids, so that two transactions never wait for each other. */
export async function lockPair(
  tx: Transaction,
  { learnerId, grownUpId }: Pair,
): Promise<LockedPair | null> {
  const rows = await tx
    .select({
      id: users.id,
      firstName: users.firstName,
      username: users.username,
      ageRange: users.ageRange,
    })
    .from(users)
    .where(inArray(users.id, [learnerId, grownUpId]))
    .orderBy(asc(users.id))
    .for('update');
  const learner = rows.find(({ id }) => id === learnerId);
  const grownUp = rows.find(({ id }) => id === grownUpId);
  return learner && grownUp ? ({ learner, grownUp } as LockedPair) : null; // the brand is given only here
}

export async function insertLink(
  tx: Transaction,
  { learner, grownUp }: LockedPair,
  begun: { readonly origin: LinkOrigin; readonly begunAt: Date },
): Promise<void> {
  await tx.insert(familyLinks).values({ learnerId: learner.id, grownUpId: grownUp.id, ...begun });
}

export async function deleteLink(database: Database, pair: Pair): Promise<void> {
  await database.delete(familyLinks).where(isPair(pair));
}

export async function deleteLinksToLearners(tx: Transaction, grownUpId: UserId): Promise<void> {
  await tx.delete(familyLinks).where(eq(familyLinks.grownUpId, grownUpId));
}

export async function deleteLinksToGrownUps(tx: Transaction, learnerId: UserId): Promise<void> {
  await tx.delete(familyLinks).where(eq(familyLinks.learnerId, learnerId));
}

const isPair = ({ learnerId, grownUpId }: Pair) =>
  and(eq(familyLinks.learnerId, learnerId), eq(familyLinks.grownUpId, grownUpId));

/** Replaces the learner's earlier code. */
export async function putCode(
  database: Database,
  code: { readonly learnerId: UserId; readonly hash: Buffer; readonly expiresAt: Date },
): Promise<void> {
  const { learnerId: _, ...fresh } = code;
  await database
    .insert(familyCodes)
    .values(code)
    .onConflictDoUpdate({ target: familyCodes.learnerId, set: fresh });
}

/** Returns the learner who has made the code. */
export async function findCode(
  database: Database,
  hash: Buffer,
  now: Date,
): Promise<UserId | null> {
  const [row] = await database
    .select({ learnerId: familyCodes.learnerId })
    .from(familyCodes)
    .where(isOpen(hash, now));
  return row?.learnerId ?? null;
}

/** Uses up the code; if two calls race, one gets false. */
export async function takeCode(tx: Transaction, hash: Buffer, now: Date): Promise<boolean> {
  const taken = await tx.delete(familyCodes).where(isOpen(hash, now));
  return taken.rowCount === 1;
}

export async function deleteCodeOf(tx: Transaction, learnerId: UserId): Promise<void> {
  await tx.delete(familyCodes).where(eq(familyCodes.learnerId, learnerId));
}

export async function deleteExpiredCodes(database: Database, now: Date): Promise<void> {
  const expired = batchOf(familyCodes, lte(familyCodes.expiresAt, now));
  await inBatches(() => database.delete(familyCodes).where(expired));
}

const isOpen = (hash: Buffer, now: Date) =>
  and(eq(familyCodes.hash, hash), gt(familyCodes.expiresAt, now));

/** The time zones of everybody who is linked to a learner. */
export async function listZonesOfGrownUps(database: Database): Promise<string[]> {
  const rows = await database
    .selectDistinct({ zone: users.timeZone })
    .from(users)
    .where(isGrownUp(database));
  return rows.map(({ zone }) => zone);
}

const isGrownUp = (database: Database) =>
  exists(database.select().from(familyLinks).where(eq(familyLinks.grownUpId, users.id)));

const isReader = and(familyReports.isOn, isReadByOwner);

export interface Reader {
  readonly id: UserId;
  readonly firstName: string;
  readonly email: string;
  readonly lastQuietOn: LocalDay | null;
}

const readers = (database: Database) =>
  database
    .select({
      id: users.id,
      firstName: users.firstName,
      email: users.email,
      lastQuietOn: familyReports.lastQuietOn,
    })
    .from(users)
    .innerJoin(familyReports, eq(familyReports.userId, users.id));

/** Returns null for somebody who gets no Sunday mail. */
export async function findReader(database: Database, id: UserId): Promise<Reader | null> {
  const [row] = await readers(database).where(and(eq(users.id, id), isReader));
  return row ?? null;
}

/** The number of rows in memory at once. */
const batch = 500;

/** Yields the linked grown-ups in these zones who have no mail for this Sunday yet. */
export async function* allReadersWithout(
  database: Database,
  { sunday, zones }: { readonly sunday: LocalDay; readonly zones: readonly string[] },
): AsyncGenerator<Reader> {
  for (let last: UserId | null = null; ;) {
    const found: Reader[] = await readers(database)
      .where(
        and(
          inArray(users.timeZone, [...zones]),
          isReader,
          isGrownUp(database),
          sql`${familyReports.lastReportOn} is distinct from ${sunday}`,
          last === null ? undefined : gt(users.id, last),
        ),
      )
      .orderBy(asc(users.id))
      .limit(batch);
    yield* found;
    const lastOne = found.at(-1);
    if (found.length < batch || lastOne === undefined) return;
    last = lastOne.id;
  }
}

/** Returns false if the Sunday has been recorded before, or the mail was turned off. */
export async function recordReport(
  tx: Transaction,
  userId: UserId,
  lastReportOn: LocalDay,
): Promise<boolean> {
  const recorded = await tx
    .update(familyReports)
    .set({ lastReportOn })
    .where(
      and(
        eq(familyReports.userId, userId),
        familyReports.isOn,
        sql`${familyReports.lastReportOn} is distinct from ${lastReportOn}`,
      ),
    );
  return recorded.rowCount === 1;
}

export async function recordQuietReport(
  tx: Transaction,
  userId: UserId,
  lastQuietOn: LocalDay,
): Promise<void> {
  await tx.update(familyReports).set({ lastQuietOn }).where(eq(familyReports.userId, userId));
}

export async function findGetsReports(database: Database, userId: UserId): Promise<boolean> {
  const [row] = await database
    .select({ isOn: familyReports.isOn })
    .from(familyReports)
    .where(eq(familyReports.userId, userId));
  return row?.isOn ?? false;
}

export async function storeGetsReports(
  database: Database,
  userId: UserId,
  isOn: boolean,
): Promise<void> {
  await database
    .insert(familyReports)
    .values({ userId, isOn })
    .onConflictDoUpdate({ target: familyReports.userId, set: { isOn } });
}
