/** Rooms for the groups of a class, opened and closed by its teachers while a live lesson runs. */
import {
  roomLimits,
  type BodyOf,
  type ClassId,
  type groupRooms,
  type GroupRooms,
  type LiveLessonId,
  type RoomCompany,
  type UserId,
} from '@qubloom/contract';
import type { Context } from '../../context.ts';
import type { Learner } from '../../platform/caller.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { Conflict } from '../../platform/errors.ts';
import { listLearnersOf, loadTaught, lockTaught } from '../classes/index.ts';
import {
  deleteGroupRooms,
  insertGroupRoom,
  listCompany,
  listGroupRooms,
  moveToGroupRoom,
  type LiveRooms,
} from '../study-rooms/index.ts';
import { findLive } from './queries.ts';

export async function showGroups(
  context: Context,
  { learnersIn }: LiveRooms,
  teacher: Learner,
  classId: ClassId,
): Promise<GroupRooms> {
  const { database, now } = context;
  const { id } = await loadTaught(context, teacher, classId);
  const learners = await listWithCompany(context, id);
  const live = await findLive(database, id, now());
  const rooms = live === null ? [] : await listGroupRooms(database, live.id);
  return {
    learners,
    rooms: rooms.map((room) => {
      const here = learnersIn(room.id);
      return {
        id: room.id,
        name: room.name,
        learners: learners
          .filter((learner) => room.learnerIds.has(learner.id))
          .map((learner) => ({ id: learner.id, name: learner.name, isIn: here.has(learner.id) })),
      };
    }),
  };
}

type InClass = Awaited<ReturnType<typeof listWithCompany>>[number];

async function listWithCompany(context: Pick<Context, 'database'>, classId: ClassId) {
  const learners = await listLearnersOf(context.database, classId);
  const company = await listCompany(context, learners);
  return learners.map(({ id, name }): { id: UserId; name: string; company: RoomCompany } => ({
    id,
    name,
    company: company.get(id) ?? 'nobody',
  }));
}

export async function openGroups(
  context: Context,
  rooms: LiveRooms,
  teacher: Learner,
  { classId, groups }: { readonly classId: ClassId } & BodyOf<typeof groupRooms.open>,
): Promise<GroupRooms> {
  const now = context.now();
  await context.database.transaction(async (tx) => {
    const { id } = await lockTaught(tx, teacher, classId);
    const live = await findLive(tx, id, now);
    if (live === null) throw new Conflict('This class has no live lesson now.');
    await allowOpening(tx, live.id);
    const inClass = new Map(
      (await listWithCompany({ database: tx }, id)).map((one) => [one.id, one]),
    );
    for (const [index, learnerIds] of groups.entries()) {
      allowTogether(learnerIds.map((learnerId) => inClass.get(learnerId)));
      const name = `Group ${String(index + 1)}`;
      await insertGroupRoom(tx, { name, liveLessonId: live.id, learnerIds, now });
    }
  });
  return showGroups(context, rooms, teacher, classId);
}

async function allowOpening(tx: Transaction, id: LiveLessonId): Promise<void> {
  if ((await listGroupRooms(tx, id)).length === 0) return;
  throw new Conflict('The rooms are already open. Please close them first.');
}

/** The rules of all rooms hold here, too. The page proposes only groups that fit. */
function allowTogether(group: readonly (InClass | undefined)[]): void {
  const found = group.filter((one) => one !== undefined);
  if (found.length < group.length) {
    throw new Conflict('A learner in these groups has left your class. Please mix again.');
  }
  const closed = found.find(({ company }) => company === 'nobody');
  if (closed) throw new Conflict(`${closed.name} may not use rooms.`);
  const child = found.find(({ company }) => company === 'children');
  if (child && found.some(({ company }) => company === 'older')) {
    throw new Conflict(
      `${child.name} may only be in a room with learners under 13. Please choose another group.`,
    );
  }
}

/** Somebody who came late gets a group, or a learner changes to another one. */
export async function addToGroup(
  context: Context,
  rooms: LiveRooms,
  teacher: Learner,
  { classId, roomId, learnerId }: { readonly classId: ClassId } & BodyOf<typeof groupRooms.add>,
): Promise<GroupRooms> {
  const now = context.now();
  await context.database.transaction(async (tx) => {
    const { id } = await lockTaught(tx, teacher, classId);
    const live = await findLive(tx, id, now);
    const open = live === null ? [] : await listGroupRooms(tx, live.id);
    const room = open.find((one) => one.id === roomId);
    if (room === undefined) throw new Conflict('This room is closed.');
    const inClass = await listWithCompany({ database: tx }, id);
    const group = inClass.filter((one) => one.id === learnerId || room.learnerIds.has(one.id));
    if (!group.some((one) => one.id === learnerId)) {
      throw new Conflict('This learner has left your class.');
    }
    if (group.length > roomLimits.seats) throw new Conflict('This room is full.');
    allowTogether(group);
    await moveToGroupRoom(tx, { learnerId, to: roomId, from: open.map((one) => one.id) });
  });
  return showGroups(context, rooms, teacher, classId);
}

/** Learners who are in a room are sent out within two seconds. */
export async function closeGroups(
  context: Context,
  rooms: LiveRooms,
  teacher: Learner,
  classId: ClassId,
): Promise<GroupRooms> {
  const { database, now } = context;
  const { id } = await loadTaught(context, teacher, classId);
  const live = await findLive(database, id, now());
  if (live !== null) await deleteGroupRooms(database, live.id);
  return showGroups(context, rooms, teacher, classId);
}
