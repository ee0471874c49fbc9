/**
 * Writes of several features as one statement: one way to the database and back, and all of it or nothing.
 * Each becomes a part of one `with`. PostgreSQL runs such parts on one snapshot and in no order, so none
 * may touch a row that another one writes; what one `returning`s is there for the others under its name.
 */
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Transaction } from './database/client.ts';

export interface Write {
  /** By which other writes of the statement refer to what this one returns. */
  readonly name: string;
  /** An insert, update or delete. */
  readonly statement: SQLWrapper;
}

export async function writeTogether(tx: Transaction, writes: readonly Write[]): Promise<void> {
  if (writes.length === 0) return;
  const parts = writes.map(
    ({ name, statement }): SQL => sql`${sql.identifier(name)} as ${statement}`,
  );
  await tx.execute(sql`with ${sql.join(parts, sql`, `)} select`);
}

/** The id that the write of that name gives back, for another write of the same statement. */
export function returnedId(name: string): SQL<number> {
  return sql`(select id from ${sql.identifier(name)})`;
}
