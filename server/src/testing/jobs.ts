/** Does jobs at once, as the worker of a running server would do them in time. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, runOnce, type TaskList } from 'graphile-worker';
import type pg from 'pg';

/**
 * Those that wait are done as if their time had come; one that puts itself off stays for the next call. What a
 * process has taken that is gone stays with it.
 */
export async function doJobs(pgPool: pg.Pool, taskList: TaskList): Promise<void> {
  await pgPool.query('update graphile_worker._private_jobs set run_at = now()');
  const before = await takenJobs(pgPool);
  await runOnce({ pgPool, taskList, logger: new Logger(() => () => undefined) });
  // The library notes that a job has failed without waiting for it.
  while ((await takenJobs(pgPool)).some((id) => !before.includes(id))) await sleep(5);
}

async function takenJobs(pgPool: pg.Pool): Promise<readonly string[]> {
  const { rows } = await pgPool.query<{ id: string }>(
    'select id from graphile_worker._private_jobs where locked_at is not null',
  );
  return rows.map(({ id }) => id);
}
