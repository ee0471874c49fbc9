/** Study rooms as a whole, put together: sockets, rooms, and what is looked after while they are open. */
import { roomSocketPath, type StudyRoomId, type UserId } from '@qubloom/contract';
import type { FastifyInstance } from 'fastify';
import { repeatedly } from '../../platform/repeatedly.ts';
import { serveSockets, type SocketsOptions } from '../../platform/sockets/sockets.ts';
import { reportFiling, type ReportsOptions } from './reports/service.ts';
import { lookAfter } from './live/looking-after.ts';
import type { PeopleOptions } from './live/people.ts';
import { Registry, type RegistryOptions } from './live/registry.ts';
import { showing } from './live/person.ts';
import { createRequests } from './live/answering.ts';
import {
  newAllowances,
  roomSocket,
  type Allowances,
  type RoomSocketOptions,
} from './live/room-socket.ts';

export interface LiveRoomsOptions
  extends
    Omit<SocketsOptions, 'path' | 'listen'>,
    RegistryOptions,
    PeopleOptions,
    ReportsOptions,
    Pick<RoomSocketOptions, 'allowWithConsent'> {}

export interface LiveRooms {
  countIn(room: StudyRoomId): number;
  /** R20: in whatever rooms the learner is. */
  noteShown(userId: UserId, otherId: UserId): void;
}

export async function liveRooms(
  app: FastifyInstance,
  options: LiveRoomsOptions,
): Promise<LiveRooms> {
  const { bus, logger } = options;
  const registry = new Registry(options);
  const fileReport = reportFiling(options, (userId) =>
    registry.publishTo(userId, (person) => ({
      kind: 'changed',
      person: { ...person, isMuted: true },
    })),
  );
  const publishTo: Registry['publishTo'] = (...event) => registry.publishTo(...event);
  const requests = createRequests({ ...options, fileReport, publishTo });
  const allowances = new Map<UserId, Allowances>();
  const socketOptions: RoomSocketOptions = {
    ...options,
    registry,
    requests,
    allowanceOf({ id }) {
      const own = allowances.get(id) ?? newAllowances();
      allowances.set(id, own);
      return own;
    },
    noteFailure: (error) => logger.warn({ err: error }, 'a message of a room was not done'),
  };
  const sockets = await serveSockets(app, {
    ...options,
    path: roomSocketPath,
    listen: (socket) => roomSocket(socketOptions, socket),
  });

  const forgetAllowances = () => {
    const here = new Set(sockets.open.map(({ learner }) => learner.id));
    for (const id of allowances.keys()) if (!here.has(id)) allowances.delete(id);
  };
  const timers = [
    ...lookAfter(options, registry, sockets),
    repeatedly({ name: 'forget allowances', every: 60_000, work: forgetAllowances, logger }),
  ];
  app.addHook('onClose', () => {
    for (const timer of timers) clearInterval(timer);
    // All sockets are closed by now: others need not miss what was here.
    registry.announceSeats();
    bus.stop();
  });

  return {
    countIn: (id) => registry.countIn(id),
    noteShown(userId, otherId) {
      registry.publishTo(userId, (person) => ({
        kind: 'changed',
        person: showing(person, otherId),
      }));
    },
  };
}
