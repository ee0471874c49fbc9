/** Goes from an open database to a server that answers calls. */
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { warningsAbout, type Config } from './config.ts';
import { loadContent } from './curriculum/load-content.ts';
import type { StoredCurriculum } from './curriculum/store-curriculum.ts';
import { loadFilter } from './domain/moderation/moderation.ts';
import { connect, startupTimeouts } from './platform/database/client.ts';
import type { OpenDatabase } from './platform/database/open.ts';
import type { Lifecycle } from './platform/running/health.ts';
import { createWorker } from './platform/jobs/worker.ts';
import { mailTransport } from './platform/mail/transport.ts';

/** `web/dist`, equally far from `dist` and from `src`. */
const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Returns the app once it listens. */
export async function serve(
  config: Config,
  logger: Logger,
  lifecycle: Lifecycle,
  connection: OpenDatabase,
): Promise<FastifyInstance> {
  for (const warning of warningsAbout(config, process.env)) logger.warn(warning);
  const { app, work } = await buildApp({
    connection,
    curriculum: await loadContentOf(connection),
    callsPrivateNetwork: config.callsPrivateNetwork,
    dataFolder: config.dataFolder,
    google: config.google,
    logger,
    lifecycle,
    mail: mailTransport(config, logger),
    now: () => new Date(),
    payments: config.payments,
    publicOrigin: config.publicUrl,
    recordStore: config.recordStore,
    redisUrl: config.redisUrl ?? null,
    site: config.site,
    refuseOtherHosts: config.isPublicUrlSet,
    trustProxy: config.trustProxy,
    withApiPage: config.environment === 'development',
    webRoot,
    worksOffline: config.worksOffline,
  });
  // Nobody waits for the filter at their first message.
  loadFilter();
  const worker = createWorker(connection.settings, work, logger);
  app.addHook('onClose', () => worker.stop());
  await app.listen({ port: config.port, host: config.host });
  worker.start();
  return app;
}

/** Uses its own connection: if servers start at the same time, the later ones wait for the first. */
async function loadContentOf({ settings }: OpenDatabase): Promise<StoredCurriculum> {
  const { database, pool } = connect(settings, { timeouts: startupTimeouts, poolSize: 1 });
  try {
    return await loadContent(database);
  } finally {
    await pool.end();
  }
}
