/**
 * The server's process: reads settings, opens the database, loads the curriculum, then serves calls until a
 * signal stops it.
 */
import { brand } from '@qubloom/contract';
import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { readConfig, type Config } from './config.ts';
import { openDatabase, type OpenDatabase } from './platform/database/open.ts';
import { newLifecycle, type Lifecycle } from './platform/running/health.ts';
import { createLogger } from './platform/logger.ts';
import { stopServing } from './platform/running/stopping.ts';
import { startupErrorMessage } from './startup-errors.ts';

/** The time to stop in milliseconds. A supervisor kills the process after 15 s. */
const stopTimeout = 14_000;

/** Functions that close what is open so far, called in reverse order. */
type Closers = (() => Promise<unknown>)[];

async function main(config: Config): Promise<void> {
  const logger = createLogger({ level: config.logLevel });
  const lifecycle = newLifecycle();
  const closers: Closers = [];
  closeOnSignal(logger, lifecycle, closers);
  try {
    // Loading the rest of the server takes a second, and PostgreSQL starts in the meantime.
    const opening = open(config, logger, closers);
    const [connection, { serve }] = await Promise.all([opening, import('./serve.ts')]);
    const app = await serve(config, logger, lifecycle, connection);
    closers.push(() => stopServing(app, lifecycle));
    const address = config.port === 0 ? app.listeningOrigin : config.publicUrl;
    process.stdout.write(`${brand.name} is ready at ${address}\n`);
  } catch (error) {
    await closeAll(closers);
    throw error;
  }
}

async function open(config: Config, logger: Logger, closers: Closers): Promise<OpenDatabase> {
  const connection = await openDatabase(config, {
    onIdleError: (error) => logger.warn({ err: error }, 'a database connection broke'),
    onRestart: (error) =>
      error === undefined
        ? logger.warn('the built-in database was started again')
        : logger.error({ err: error }, 'the built-in database cannot be started again'),
  });
  closers.push(() => connection.close());
  return connection;
}

/** Closes at a signal, and after an uncaught error. */
function closeOnSignal(logger: Logger, lifecycle: Lifecycle, closers: Closers): void {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const options = { delay: stopTimeout, logger, skip: [...signals] };
  const { close } = closeWithGrace(options, async ({ err }) => {
    if (err !== undefined) logger.fatal({ err }, 'the process cannot go on');
    lifecycle.stopping = true;
    await closeAll(closers);
  });
  // If the library handled it, a second signal would end the process midway. Ctrl-C sends two to a process under
  // npm: one from the terminal, one from npm.
  for (const signal of signals) {
    process.on(signal, () => {
      if (!lifecycle.stopping) close();
    });
  }
}

async function closeAll(closers: Closers): Promise<void> {
  for (const closer of closers.splice(0).toReversed()) await closer();
}

let config: Config | undefined;
try {
  config = readConfig(process.env);
  await main(config);
} catch (error) {
  process.stderr.write(`${startupErrorMessage(error, config)}\n`);
  process.exit(1);
}
