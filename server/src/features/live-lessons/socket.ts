/** The sockets of live lessons, and the work that is repeated for their boards. */
import { liveSocketPath } from '@qubloom/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { callRepeatedly } from '../../platform/call-repeatedly.ts';
import type { SocketServer } from '../../platform/sockets/sockets.ts';
import { Boards } from './live/boards.ts';
import { localBus, redisBus } from './live/bus.ts';
import { listenToLiveSocket } from './live/live-socket.ts';

/** Intervals in milliseconds. A learner who leaves the class is disconnected within two checks. */
const every = { checking: 1000, describing: 2000 };

export function openLiveLessons(
  app: FastifyInstance,
  context: Context,
  sockets: SocketServer,
  redisUrl: string | null,
): Boards {
  const { log: logger } = context;
  const bus = redisUrl === null ? localBus() : redisBus(redisUrl, sockets.process, logger);
  const boards = new Boards(context, bus, sockets.process);
  sockets.serve(liveSocketPath, (socket) => listenToLiveSocket(context, boards, socket));
  const timers = [
    callRepeatedly({
      name: 'check live lessons',
      every: every.checking,
      work: () => boards.check(),
      logger,
    }),
    callRepeatedly({
      name: 'describe live lessons',
      every: every.describing,
      work: () => boards.describe(),
      logger,
    }),
  ];
  app.addHook('onClose', () => {
    for (const timer of timers) clearInterval(timer);
    boards.stop();
  });
  return boards;
}
