/** Changes of many rows in parts, so that no statement takes long and none holds locks for long. */
import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Rows that one statement changes at most. */
export const batchSize = 2000;

/** Of the rows that match, so many at most; those that somebody else is changing are left for the next time. */
export function batchOf(table: PgTable, matching: SQL | undefined): SQL {
  return sql`${table}.ctid = any(array(
    select ctid from ${table} where ${matching} limit ${batchSize} for update skip locked))`;
}

/** Until a batch is not full. */
export async function inBatches(
  change: () => PromiseLike<{ readonly rowCount: number | null }>,
): Promise<void> {
  let changed: number;
  do changed = (await change()).rowCount ?? 0;
  while (changed === batchSize);
}
