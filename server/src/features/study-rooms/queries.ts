/** Database access for study rooms and their members. */
import type {
  AgeRange,
  HiddenLearner,
  RoomVisibility,
  StudyRoom,
  StudyRoomId,
  UserId,
} from '@qubloom/contract';
import {
  and,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { batchOf, inBatches } from '../../platform/database/batches.ts';
import {
  hiddenLearners,
  studyRoomMembers,
  studyRooms,
  users,
} from '../../platform/database/schema/index.ts';

export interface StoredRoom {
  readonly id: StudyRoomId;
  readonly name: string;
  /** Null for the room of a group, and so are the age range and the code. */
  readonly makerId: UserId | null;
  readonly ageRange: AgeRange | null;
  readonly visibility: RoomVisibility;
  readonly code: string | null;
}

/** A room from one learner's point of view. */
export interface RoomFor extends StoredRoom {
  /** True for a room that a teacher has opened for the group of a class. */
  readonly isOfGroup: boolean;
  /** True after joining by code, even if the maker has removed them since. */
  readonly isMember: boolean;
  readonly isRemoved: boolean;
  readonly isBlockedByMaker: boolean;
}

export interface NewRoom {
  readonly name: string;
  readonly makerId: UserId;
  readonly ageRange: AgeRange;
  readonly visibility: RoomVisibility;
  readonly code: string;
  readonly now: Date;
}

/** Nobody reads a longer list. */
const maxListed = 100;

const roomColumns = {
  id: studyRooms.id,
  name: studyRooms.name,
  makerId: studyRooms.makerId,
  ageRange: studyRooms.ageRange,
  visibility: studyRooms.visibility,
  code: studyRooms.code,
};

export async function insertRoom(
  database: Database,
  { now, ...room }: NewRoom,
): Promise<StudyRoomId> {
  const [row] = await database
    .insert(studyRooms)
    .values({ ...room, createdAt: now, lastUsedAt: now })
    .returning({ id: studyRooms.id });
  if (row === undefined) throw new Error('no row came back');
  return row.id;
}

/** Conditions for the learner's own row among the members, and for a block by the maker. */
const membershipConditions = (database: Database, userId: UserId) => {
  const isBlocked = database
    .select({ one: sql`1` })
    .from(hiddenLearners)
    .where(
      and(
        eq(hiddenLearners.userId, studyRooms.makerId),
        eq(hiddenLearners.otherId, userId),
        eq(hiddenLearners.how, 'block'),
      ),
    );
  return {
    ownRow: and(eq(studyRoomMembers.roomId, studyRooms.id), eq(studyRoomMembers.userId, userId)),
    isBlocked,
  };
};

/** Returns the most recently used rooms first, without those of groups. */
export async function listRooms(
  database: Database,
  learner: { readonly id: UserId; readonly ageRange: AgeRange },
): Promise<Omit<StudyRoom, 'participantCount' | 'isOfGroup'>[]> {
  const { ownRow, isBlocked } = membershipConditions(database, learner.id);
  const rows = await database
    .select({
      id: studyRooms.id,
      name: studyRooms.name,
      visibility: studyRooms.visibility,
      isMine: sql<boolean>`${studyRooms.makerId} = ${learner.id}`,
    })
    .from(studyRooms)
    .leftJoin(studyRoomMembers, ownRow)
    .where(
      and(
        or(
          and(eq(studyRooms.visibility, 'public'), eq(studyRooms.ageRange, learner.ageRange)),
          eq(studyRooms.makerId, learner.id),
          isNotNull(studyRoomMembers.userId),
        ),
        isNull(studyRooms.liveLessonId),
        isNull(studyRoomMembers.removedAt),
        notExists(isBlocked),
      ),
    )
    .orderBy(desc(studyRooms.lastUsedAt), desc(studyRooms.id))
    .limit(maxListed);
  return rows;
}

async function findRoomFor(
  database: Database,
  which: SQL,
  userId: UserId,
): Promise<RoomFor | null> {
  const { ownRow, isBlocked } = membershipConditions(database, userId);
  const [row] = await database
    .select({
      ...roomColumns,
      isOfGroup: sql<boolean>`${studyRooms.liveLessonId} is not null`,
      isMember: sql<boolean>`${studyRoomMembers.userId} is not null`,
      isRemoved: sql<boolean>`${studyRoomMembers.removedAt} is not null`,
      isBlockedByMaker: sql<boolean>`exists ${isBlocked}`,
    })
    .from(studyRooms)
    .leftJoin(studyRoomMembers, ownRow)
    .where(which);
  return row ?? null;
}

export const findRoom = (database: Database, id: StudyRoomId, userId: UserId) =>
  findRoomFor(database, eq(studyRooms.id, id), userId);

export const findRoomByCode = (database: Database, code: string, userId: UserId) =>
  findRoomFor(database, eq(studyRooms.code, code), userId);

export async function addMember(
  database: Database,
  roomId: StudyRoomId,
  userId: UserId,
): Promise<void> {
  await database.insert(studyRoomMembers).values({ roomId, userId }).onConflictDoNothing();
}

export async function removeMember(
  database: Database,
  roomId: StudyRoomId,
  userId: UserId,
  now: Date,
): Promise<void> {
  await database
    .insert(studyRoomMembers)
    .values({ roomId, userId, removedAt: now })
    .onConflictDoUpdate({
      target: [studyRoomMembers.userId, studyRoomMembers.roomId],
      set: { removedAt: now },
    });
}

/** Marks rooms as used, so they are not deleted as abandoned. */
export async function touchRooms(
  database: Database,
  ids: readonly StudyRoomId[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await database
    .update(studyRooms)
    .set({ lastUsedAt: now })
    .where(inArray(studyRooms.id, [...ids]));
}

/** Returns those of the rooms that still exist. */
export async function existingRooms(
  database: Database,
  ids: readonly StudyRoomId[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .select({ id: studyRooms.id })
    .from(studyRooms)
    .where(inArray(studyRooms.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** Deletes their circuits and chat with them. */
export async function deleteUnusedSince(database: Database, before: Date): Promise<void> {
  const unused = batchOf(studyRooms, lt(studyRooms.lastUsedAt, before));
  await inBatches(() => database.delete(studyRooms).where(unused));
}

export async function hide(
  database: Database,
  userId: UserId,
  otherId: UserId,
  how: HiddenLearner['how'],
): Promise<void> {
  await database
    .insert(hiddenLearners)
    .values({ userId, otherId, how })
    .onConflictDoUpdate({
      target: [hiddenLearners.userId, hiddenLearners.otherId],
      set: { how },
    });
}

/** Returns true if anybody was hidden. */
export async function unhide(
  database: Database,
  userId: UserId,
  otherId: UserId,
): Promise<boolean> {
  const { rowCount } = await database
    .delete(hiddenLearners)
    .where(and(eq(hiddenLearners.userId, userId), eq(hiddenLearners.otherId, otherId)));
  return (rowCount ?? 0) > 0;
}

export async function listHidden(database: Database, userId: UserId): Promise<HiddenLearner[]> {
  const rows = await database
    .select({ userId: users.id, username: users.username, how: hiddenLearners.how })
    .from(hiddenLearners)
    .innerJoin(users, eq(users.id, hiddenLearners.otherId))
    .where(eq(hiddenLearners.userId, userId))
    .orderBy(users.username);
  return rows;
}
