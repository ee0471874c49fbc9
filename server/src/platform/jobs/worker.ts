/** Does the jobs, in this process, until it is stopped. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { CronItem, Runner, TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from 'pino';
import { connect } from '../database/client.ts';

export interface Work {
  readonly tasks: TaskList;
  /** When some of the tasks come by themselves. */
  readonly cron: CronItem[];
}

export interface Worker {
  start(): void;
  /** After the jobs that have begun. */
  stop(): Promise<void>;
}

/** Longer than calls have: a job may wait. */
const timeouts = { connect: 5000, statement: 10_000, answer: 12_000 };
/** Milliseconds, after a failure that the library does not mend itself. */
const pause = 5000;

/** Over connections of its own, so that a rush of jobs leaves those of calls alone. */
export function createWorker(
  settings: string | pg.ClientConfig,
  work: Work,
  logger: Logger,
): Worker {
  const stopping = new AbortController();
  let runner: Runner | undefined;
  let working: Promise<void> | undefined;

  /** The library gives up when the database stays away for a while. */
  async function workUntilStopped(): Promise<void> {
    const { pool } = connect(settings, { poolSize: 3, timeouts });
    while (!stopping.signal.aborted) {
      try {
        runner = await startRunner(pool, work, logger);
        if (stopping.signal.aborted) await runner.stop();
        await runner.promise;
      } catch (error) {
        logger.warn({ err: error }, 'jobs have to wait');
      }
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    await pool.end();
  }

  return {
    start() {
      working ??= workUntilStopped();
    },
    async stop() {
      stopping.abort();
      await runner?.stop().catch(() => undefined);
      await working;
    },
  };
}

async function startRunner(pgPool: pg.Pool, work: Work, logger: Logger): Promise<Runner> {
  const { Logger: WorkerLogger, parseCronItems, run } = await import('graphile-worker');
  // Its info level has a line for every job.
  const quiet = new WorkerLogger(() => (level, message) => {
    // What follows the first line may quote a payload.
    if (level === 'error' || level === 'warning') logger.warn(message.split('\n', 1)[0]);
  });
  return run({
    pgPool,
    taskList: work.tasks,
    parsedCronItems: parseCronItems(work.cron),
    concurrency: 2,
    noHandleSignals: true,
    logger: quiet,
  });
}
