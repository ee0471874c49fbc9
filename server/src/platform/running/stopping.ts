/** Stops without losing a call: says so first, lets what has begun finish, then goes, in time. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Lifecycle } from './health.ts';

/** Milliseconds. Together they stay below the 15 s after which supervisors kill. */
const timeouts = {
  /** A load balancer that has asked lately is given time to ask again. */
  probedWithin: 30_000,
  untilProbedAgain: 2000,
  /** For those who keep connections open to learn, from their next answer, that theirs ends. */
  untilAnswered: 300,
  /** For calls that have begun. */
  finish: 8000,
  idleCheck: 50,
};

/**
 * While stopping, every answer ends its connection. A client that is not told so may send its next call
 * over a connection in the very moment in which it is closed, and that call would be lost.
 */
export function endConnectionsWhileStopping(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (lifecycle.stopping) reply.header('connection', 'close');
    done();
  });
}

/** @param wait of so many milliseconds */
export async function stopServing(
  app: FastifyInstance,
  lifecycle: Lifecycle,
  wait: (milliseconds: number) => Promise<unknown> = sleep,
): Promise<void> {
  lifecycle.stopping = true;
  const isProbed = Date.now() - lifecycle.lastProbe < timeouts.probedWithin;
  await wait(isProbed ? timeouts.untilProbedAgain : timeouts.untilAnswered);
  // A connection whose call was under way when closing began would otherwise be kept alive after it.
  const idle = setInterval(() => app.server.closeIdleConnections(), timeouts.idleCheck);
  const late = setTimeout(() => app.server.closeAllConnections(), timeouts.finish);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(late);
  }
}
