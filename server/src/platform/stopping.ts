/** Stops without losing a call: says so first, lets what has begun finish, then goes, in time. */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Lifecycle } from './health.ts';

/** Milliseconds. Together they stay below the 15 s after which supervisors kill. */
const patience = {
  /** A load balancer that has asked lately is given time to ask again. */
  probedWithin: 30_000,
  untilProbedAgain: 2000,
  /** For calls that have begun. */
  finish: 8000,
  idleCheck: 50,
};

export async function stopServing(app: FastifyInstance, lifecycle: Lifecycle): Promise<void> {
  lifecycle.stopping = true;
  if (Date.now() - lifecycle.lastProbe < patience.probedWithin) {
    await wait(patience.untilProbedAgain);
  }
  // A connection whose call was under way when closing began would otherwise be kept alive after it.
  const idle = setInterval(() => app.server.closeIdleConnections(), patience.idleCheck);
  const late = setTimeout(() => app.server.closeAllConnections(), patience.finish);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(late);
  }
}
