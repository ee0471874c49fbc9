/** Runs jobs at once that a running server's worker would run in time. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, runOnce, type TaskList } from 'graphile-worker';
import type pg from 'pg';

/**
 * Runs waiting jobs as if they were due. A job that reschedules itself waits for the next call, and jobs locked by an
 * ended process stay locked.
 */
export async function doJobs(pgPool: pg.Pool, taskList: TaskList): Promise<void> {
  await pgPool.query('update graphile_worker._private_jobs set run_at = now()');
  const before = await takenJobs(pgPool);
  await runOnce({ pgPool, taskList, logger: new Logger(() => () => undefined) });
  // The library records failed jobs without waiting for the write.
  while ((await takenJobs(pgPool)).some((id) => !before.includes(id))) await sleep(5);
}

async function takenJobs(pgPool: pg.Pool): Promise<readonly string[]> {
  const { rows } = await pgPool.query<{ id: string }>(
    'select id from graphile_worker._private_jobs where locked_at is not null',
  );
  return rows.map(({ id }) => id);
}
