/** Tells the operator's tools whether the process is alive, and whether it takes calls. */
import { brand } from '@qubloom/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/client.ts';
import { Unavailable } from '../errors.ts';

export interface Lifecycle {
  /** Set once, when the process starts to stop. */
  stopping: boolean;
  /** When somebody last asked whether this server takes calls, in milliseconds since 1970. */
  lastProbe: number;
}

export const newLifecycle = (): Lifecycle => ({ stopping: false, lastProbe: 0 });

const unlogged = { logLevel: 'silent', schema: { hide: true } } as const;

export function healthRoutes(app: FastifyInstance, database: Database, lifecycle: Lifecycle): void {
  app.get('/healthz', unlogged, () => 'alive');

  app.get('/readyz', unlogged, async () => {
    lifecycle.lastProbe = Date.now();
    if (lifecycle.stopping) throw new Unavailable(`${brand.name} is stopping.`);
    await database.execute(sql`select 1`);
    return 'ready';
  });
}
