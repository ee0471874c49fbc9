/** Checks the settings that let acknowledged data survive a power cut. */
import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';

export class NotDurable extends Error {
  override readonly name = 'NotDurable';
}

const required: readonly { setting: string; refused: readonly string[] }[] = [
  { setting: 'fsync', refused: ['off'] },
  { setting: 'full_page_writes', refused: ['off'] },
  // `local` and the other values wait at least for this machine's disk.
  { setting: 'synchronous_commit', refused: ['off'] },
];

/** @throws {NotDurable} with one sentence that names every setting to change. */
export async function assertDurable(database: Database): Promise<void> {
  const { rows } = await database.execute<{ name: string; setting: string }>(
    sql`select name, setting from pg_settings where name in ${required.map(({ setting }) => setting)}`,
  );
  const broken = required.filter(({ setting, refused }) =>
    refused.includes(rows.find(({ name }) => name === setting)?.setting ?? ''),
  );
  if (broken.length === 0) return;
  const list = broken.map(({ setting }) => `${setting} = on`).join(', ');
  throw new NotDurable(
    `PostgreSQL may lose what learners have saved: set ${list} in its postgresql.conf and reload it.`,
  );
}
