/** Work that is repeated for open rooms. */
import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../../context.ts';
import { callRepeatedly, type RepeatedWork } from '../../../platform/call-repeatedly.ts';
import type { Sockets } from '../../../platform/sockets/sockets.ts';
import { listGroups } from '../groups/queries.ts';
import { roleIn } from '../policy.ts';
import { existingRooms, touchRooms } from '../queries.ts';
import { mergeStoredUpdates } from './circuit-queries.ts';
import { erasedAmong } from './chat/message-queries.ts';
import { listPermissions, personOf } from './people.ts';
import type { Registry } from './registry.ts';

/** Intervals in milliseconds. */
const every = {
  telling: 1000,
  listening: 250,
  catchingUp: 1000,
  checkingGroups: 1000,
  asking: 10_000,
  touching: 5 * 60_000,
};

export function lookAfter(
  context: Context,
  registry: Registry,
  sockets: Sockets,
): NodeJS.Timeout[] {
  const { database, now, log } = context;
  const openIds = () => registry.openRooms.map(({ state }) => state.id);
  const all: readonly Omit<RepeatedWork, 'logger'>[] = [
    { name: 'announce seats', every: every.telling, work: () => registry.announceSeats() },
    { name: 'listen for silence', every: every.listening, work: () => registry.listenForSilence() },
    {
      name: 'catch up',
      every: every.catchingUp,
      async work() {
        if (registry.mayMiss) await registry.catchUp();
      },
    },
    { name: 'check groups', every: every.checkingGroups, work: closeToOthers },
    {
      name: 'ask again',
      every: every.asking,
      async work() {
        await askAgain(context, registry, sockets);
        await closeMissing();
        await forgetErased();
      },
    },
    {
      name: 'touch rooms',
      every: every.touching,
      async work() {
        await touchRooms(database, openIds(), now());
        // A room that stays open for a long time gathers updates, too.
        for (const id of openIds()) await mergeStoredUpdates(database, id);
      },
    },
  ];
  return all.map((one) => callRepeatedly({ ...one, logger: log }));

  /** R44: closes the rooms of groups to those who are not in the class anymore, and to all when the lesson ends. */
  async function closeToOthers(): Promise<void> {
    const rooms = registry.openRooms.filter(({ state }) => state.lesson !== null);
    const groups = await listGroups(
      database,
      rooms.map(({ state }) => state.id),
      now(),
    );
    for (const room of rooms) {
      const group = groups.get(room.state.id);
      room.keepOnly((id, role) => roleIn(group, id) === role);
    }
  }

  /** R34: closes rooms that were deleted, for example with their makers' accounts. */
  async function closeMissing(): Promise<void> {
    const rooms = registry.openRooms.filter(({ state }) => state.lesson === null);
    const ids = rooms.map(({ state }) => state.id);
    const there = await existingRooms(database, ids);
    for (const room of rooms) if (!there.has(room.state.id)) room.closeAll('no-such-room');
  }

  /** R34: removes messages of accounts that have been erased. Their sockets closed with their sessions. */
  async function forgetErased(): Promise<void> {
    const rooms = registry.openRooms;
    const authors = rooms.flatMap(({ state }) => state.messages.map(({ userId }) => userId));
    for (const userId of await erasedAmong(database, [...new Set(authors)])) {
      for (const room of rooms) room.apply({ kind: 'erased', userId });
    }
  }
}

/** R31: applies what parents, the operator, and learners (about their age) have decided in the meantime. */
export async function askAgain(
  context: Context,
  registry: Registry,
  sockets: Sockets,
): Promise<void> {
  const { open } = sockets;
  const learners = [...new Map(open.map(({ learner }) => [learner.id, learner])).values()];
  const permissions = await listPermissions(context, learners);
  for (const [place, permission] of permissions.entries()) {
    const learner = learners[place];
    if (learner === undefined) continue;
    if (permission.word?.together === false) {
      const own = open.filter((socket) => socket.learner.id === learner.id);
      for (const socket of own) socket.close('not-allowed');
    } else {
      registry.publishTo(learner.id, (before) => {
        const person = personOf(learner, permission, before.hides);
        return isDeepStrictEqual(person, before) ? null : { kind: 'changed', person };
      });
    }
  }
}
