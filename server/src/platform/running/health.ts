/** For whoever runs the process: is it alive, and may calls be sent to it. */
import { brand } from '@qubloom/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/client.ts';
import { Unavailable } from '../errors.ts';

export interface Lifecycle {
  /** Set once, when the process begins to stop. */
  stopping: boolean;
  /** Milliseconds since 1970 when somebody last asked whether calls may be sent here. */
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
