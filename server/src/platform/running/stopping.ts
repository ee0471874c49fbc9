/** Stops without losing a call: announces the stop, lets current calls finish, and then ends in time. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Lifecycle } from './health.ts';

/** Times in milliseconds. Their sum stays below the 15 s after which a supervisor kills the process. */
const timeouts = {
  /** A load balancer that has asked within this time gets time to ask again. */
  probedWithin: 30_000,
  untilProbedAgain: 2000,
  /** Time for clients with open connections to learn, from their next answer, that theirs will end. */
  untilAnswered: 300,
  /** Time for calls that are in progress. */
  finish: 8000,
  idleCheck: 50,
};

/**
 * During a stop, every answer ends its connection. Otherwise, a client might send its next call over a
 * connection at the moment it is closed, and that call would be lost.
 */
export function endConnectionsWhileStopping(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (lifecycle.stopping) reply.header('connection', 'close');
    done();
  });
}

/** @param wait waits this many milliseconds */
export async function stopServing(
  app: FastifyInstance,
  lifecycle: Lifecycle,
  wait: (milliseconds: number) => Promise<unknown> = sleep,
): Promise<void> {
  lifecycle.stopping = true;
  const isProbed = Date.now() - lifecycle.lastProbe < timeouts.probedWithin;
  await wait(isProbed ? timeouts.untilProbedAgain : timeouts.untilAnswered);
  // Otherwise, a connection with a call in progress would be kept alive after closing began.
  const idle = setInterval(() => app.server.closeIdleConnections(), timeouts.idleCheck);
  const late = setTimeout(() => app.server.closeAllConnections(), timeouts.finish);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(late);
  }
}
