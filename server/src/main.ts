/** The server's process: settings, database, curriculum, then calls, until it is told to stop. */
import { fileURLToPath } from 'node:url';
import { brand } from '@qubloom/contract';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { readCurriculum } from './platform/curriculum/read-content.ts';
import { storeCurriculum } from './platform/curriculum/store-curriculum.ts';
import { openDatabase, type OpenDatabase } from './platform/database/open.ts';
import { newLifecycle } from './platform/health.ts';
import { createLogger } from './platform/logger.ts';
import { stopServing } from './platform/stopping.ts';
import { whyNoStart } from './why-no-start.ts';

/** `web/dist`, as far from here in `dist` as in `src`. */
const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));
const hour = 60 * 60 * 1000;
/** Milliseconds. */
const longestStop = 14_000;

async function main(config: Config): Promise<void> {
  const logger = createLogger({ level: config.logLevel });
  // Node's own report would print the values that a failed query carries.
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'the process cannot go on');
    process.exit(1);
  });
  const connection = await openDatabase(config, {
    onIdleError: (error) => logger.warn({ err: error }, 'a database connection broke'),
    onRestart: (error) =>
      error === undefined
        ? logger.warn('the built-in database was started again')
        : logger.error({ err: error }, 'the built-in database cannot be started again'),
  });
  try {
    await serve(config, logger, connection);
  } catch (error) {
    await connection.close();
    throw error;
  }
}

async function serve(config: Config, logger: Logger, connection: OpenDatabase): Promise<void> {
  const curriculum = await storeCurriculum(connection.database, await readCurriculum());
  const lifecycle = newLifecycle();
  const { app, forgetOld } = await buildApp({
    connection,
    curriculum,
    logger,
    lifecycle,
    now: () => new Date(),
    publicOrigin: config.publicUrl,
    trustProxy: config.trustProxy,
    withApiPage: config.environment === 'development',
    webRoot,
  });
  const forgetting = setInterval(() => {
    forgetOld().catch((error: unknown) =>
      logger.warn({ err: error }, 'what is old enough to be forgotten is still kept'),
    );
  }, hour);

  const stop = async () => {
    if (lifecycle.stopping) return;
    setTimeout(() => process.exit(1), longestStop).unref();
    clearInterval(forgetting);
    await stopServing(app, lifecycle);
    await connection.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());

  await app.listen({ port: config.port, host: config.host });
  const address = config.port === 0 ? app.listeningOrigin : config.publicUrl;
  process.stdout.write(`${brand.name} is ready at ${address}\n`);
}

let config: Config | undefined;
try {
  config = readConfig(process.env);
  await main(config);
} catch (error) {
  process.stderr.write(`${whyNoStart(error, config)}\n`);
  process.exit(1);
}
