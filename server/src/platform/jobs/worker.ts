/** Runs jobs in this process until it is stopped. */
import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CronItem, Runner, TaskList, WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from 'pino';
import { connect } from '../database/client.ts';

export interface Work {
  readonly tasks: TaskList;
  /** The schedule of tasks that start by themselves. */
  readonly cron: CronItem[];
}

export interface Worker {
  start(): void;
  /** Stops after the current jobs have ended. */
  stop(): Promise<void>;
}

/** Longer than for calls, because a job may wait. */
const timeouts = { connect: 5000, statement: 10_000, answer: 12_000 };
/** Milliseconds between two starts after failures. */
const pauses = { first: 1000, longest: 60_000 };
/**
 * Milliseconds for jobs to end. After that we don't wait for the library, which loses count if two failures come
 * at once.
 */
const endTimeout = 8000;

/** Uses its own connections, so that a rush of jobs does not slow calls. */
export function createWorker(
  settings: string | pg.ClientConfig,
  work: Work,
  logger: Logger,
): Worker {
  const stopping = new AbortController();
  /** Runners whose jobs may still be locked. */
  const runners: string[] = [];
  let runner: Runner | undefined;
  let working: Promise<void> | undefined;

  const stop = () => runner?.stop().catch(() => undefined);

  /** The library gives up if the database stays down for a while. */
  async function workUntilStopped(): Promise<void> {
    const onIdleError = (err: Error) => logger.warn({ err }, "a job's database connection broke");
    const { pool } = connect(settings, { poolSize: 3, timeouts, onIdleError });
    let pause = pauses.first;
    while (!stopping.signal.aborted) {
      const since = performance.now();
      try {
        await unlockJobs(pool, runners);
        const started = await startRunner(pool, work, logger);
        runner = started.runner;
        runners.push(started.id);
        if (stopping.signal.aborted) stop();
        await Promise.race([runner.promise, started.isOverdue]);
      } catch (error) {
        logger.warn({ err: error }, 'jobs have to wait');
      }
      if (performance.now() - since > pauses.longest) pause = pauses.first;
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      pause = Math.min(2 * pause, pauses.longest);
    }
    await Promise.race([pool.end(), sleep(1000)]);
  }

  return {
    start() {
      working ??= workUntilStopped();
    },
    async stop() {
      stopping.abort();
      stop();
      await working;
    },
  };
}

/** Jobs whose end could not be recorded would otherwise wait for four hours. */
async function unlockJobs(pool: pg.Pool, runners: string[]): Promise<void> {
  if (runners.length === 0) return;
  await pool.query('select graphile_worker.force_unlock_workers($1)', [runners]);
  runners.length = 0;
}

interface Started {
  readonly runner: Runner;
  /** The library locks its jobs by this id. */
  readonly id: string;
  /** Resolves a while after the stop began. */
  readonly isOverdue: Promise<void>;
}

async function startRunner(pgPool: pg.Pool, work: Work, logger: Logger): Promise<Started> {
  const { Logger: WorkerLogger, parseCronItems, run } = await import('graphile-worker');
  // The library's info level logs a line for every job.
  const quiet = new WorkerLogger(() => (level, message, meta) => {
    if (level !== 'error' && level !== 'warning') return;
    // The lines after the first may quote a payload.
    logger.warn({ err: meta?.['fatalError'] ?? meta?.['error'] }, message.split('\n', 1)[0]);
  });
  const events: WorkerEvents = new EventEmitter();
  let id = '';
  events.on('pool:create', ({ workerPool }) => (id = workerPool.id));
  const isOverdue = new Promise<void>((resolve) => {
    events.on('pool:gracefulShutdown', () => setTimeout(resolve, endTimeout).unref());
  });
  const runner = await run({
    pgPool,
    taskList: work.tasks,
    parsedCronItems: parseCronItems(work.cron),
    concurrency: 2,
    noHandleSignals: true,
    logger: quiet,
    events,
    // With a delay, even a zero one, the library catches errors while it records how a job ended. Without one it
    // does not, and the process would end with the database.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  return { runner, id, isOverdue };
}
