/** The sockets of study rooms, and the work that is repeated for open rooms. */
import { roomSocketPath, type StudyRoomId, type UserId } from '@qubloom/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { callRepeatedly } from '../../platform/call-repeatedly.ts';
import type { SocketServer } from '../../platform/sockets/sockets.ts';
import { Doubts } from './live/chat/doubts.ts';
import { lookAfter } from './live/looking-after.ts';
import { showing } from './live/person.ts';
import { localBus } from './live/processes/bus.ts';
import { redisBus } from './live/processes/redis-bus.ts';
import { Registry } from './live/registry.ts';
import { listenToSocket, newAllowances, type Allowances } from './live/room-socket.ts';

export interface LiveRooms {
  /** The number of learners in a room now. */
  countIn(room: StudyRoomId): number;
  /** The learners in a room now. */
  learnersIn(room: StudyRoomId): ReadonlySet<UserId>;
  /** R20: tells the rooms that the learner is in. */
  noteUnhidden(userId: UserId, otherId: UserId): void;
}

export function openRooms(
  app: FastifyInstance,
  context: Context,
  server: SocketServer,
  redisUrl: string | null,
): LiveRooms {
  const { log } = context;
  const { process } = server;
  const bus = redisUrl === null ? localBus() : redisBus(redisUrl, process, log);
  const registry = new Registry(context, bus, process);
  const doubts = new Doubts();
  const allowances = new Map<UserId, Allowances>();
  const allowancesOf = (id: UserId): Allowances => {
    const own = allowances.get(id) ?? newAllowances();
    allowances.set(id, own);
    return own;
  };
  const sockets = server.serve(roomSocketPath, (socket) =>
    listenToSocket({ context, registry, doubts }, allowancesOf(socket.learner.id), socket),
  );

  const forgetAbsent = () => {
    const here = new Set(sockets.open.map(({ learner }) => learner.id));
    for (const id of allowances.keys()) if (!here.has(id)) allowances.delete(id);
    doubts.keepOnly(here);
  };
  const timers = [
    ...lookAfter(context, registry, sockets),
    callRepeatedly({
      name: 'forget absent learners',
      every: 60_000,
      work: forgetAbsent,
      logger: log,
    }),
  ];
  app.addHook('onClose', () => {
    for (const timer of timers) clearInterval(timer);
    // All sockets are closed by now. Announces this, so the other processes do not miss this one.
    registry.announceSeats();
    bus.stop();
  });

  return {
    countIn: (id) => registry.learnersIn(id).size,
    learnersIn: (id) => registry.learnersIn(id),
    noteUnhidden(userId, otherId) {
      registry.publishTo(userId, (person) => ({
        kind: 'changed',
        person: showing(person, otherId),
      }));
    },
  };
}
