/** Does jobs at once, as the worker of a running server would do them in time. */
import { Logger, runOnce, type TaskList } from 'graphile-worker';
import type pg from 'pg';

/** Those that wait are done as if their time had come; one that puts itself off stays for the next call. */
export async function doJobs(pgPool: pg.Pool, taskList: TaskList): Promise<void> {
  await pgPool.query('update graphile_worker._private_jobs set run_at = now()');
  await runOnce({ pgPool, taskList, logger: new Logger(() => () => undefined) });
}
