/**
 * Work for later, in the same PostgreSQL: graphile-worker stores it in its own schema, retries with growing
 * pauses, and gives a job to one process at a time.
 */
import { retention } from '@qubloom/contract';
import { sql } from 'drizzle-orm';
import { batchSize, inBatches } from '../database/batches.ts';
import type { Database } from '../database/client.ts';

export interface Job {
  readonly task: string;
  readonly payload: object;
  /** Replaces a waiting job with the same key. */
  readonly key: string;
  /** Milliseconds from now. */
  readonly delay?: number;
}

/** The last try is about two days after the first. */
const maxAttempts = 16;

/** In a transaction, the job exists only if the transaction commits. */
export async function addJob(tx: Database, { task, payload, key, delay = 0 }: Job): Promise<void> {
  await tx.execute(sql`
    select graphile_worker.add_job(
      ${task}::text, ${JSON.stringify(payload)}::json, job_key => ${key}::text,
      max_attempts => ${maxAttempts}::integer,
      run_at => now() + make_interval(secs => ${delay / 1000}::double precision))`);
}

/** Deletes old failed jobs. A finished job leaves no row; one that failed for good leaves a row that says why. */
export async function forgetFailedJobs(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retention['failed-jobs'].period).toISOString();
  await inBatches(() =>
    database.execute(sql`
      select graphile_worker.complete_jobs(array(
        select id from graphile_worker.jobs
        where attempts >= max_attempts and locked_at is null and updated_at < ${before}
        limit ${batchSize}))`),
  );
}
