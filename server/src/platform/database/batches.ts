/** Changes many rows in batches, so that no statement takes long or holds locks for long. */
import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** The most rows that one statement changes. */
export const batchSize = 2000;

/** Limits the matching rows to one batch; rows that another transaction is changing are left for the next time. */
export function batchOf(table: PgTable, matching: SQL | undefined): SQL {
  return sql`${table}.ctid = any(array(
    select ctid from ${table} where ${matching} limit ${batchSize} for update skip locked))`;
}

/** Repeats until a batch is not full. */
export async function inBatches(
  change: () => PromiseLike<{ readonly rowCount: number | null }>,
): Promise<void> {
  let changed: number;
  do changed = (await change()).rowCount ?? 0;
  while (changed === batchSize);
}
