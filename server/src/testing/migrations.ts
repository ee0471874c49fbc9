/** What a migration does with the rows that are there already. */
import { readFile } from 'node:fs/promises';
import type { Pool } from 'pg';

const folder = new URL('../../migrations/', import.meta.url);

/** Runs the last statement of the migration of this name once more. */
export async function repeatLastStatement(pool: Pool, name: string): Promise<void> {
  const journal = JSON.parse(await readFile(new URL('meta/_journal.json', folder), 'utf8')) as {
    entries: { tag: string }[];
  };
  const tag = journal.entries.find((entry) => entry.tag.endsWith(`_${name}`))?.tag ?? '';
  const statements = (await readFile(new URL(`${tag}.sql`, folder), 'utf8')).split('-->');
  await pool.query((statements.at(-1) ?? '').replace(/^ statement-breakpoint/, ''));
}
