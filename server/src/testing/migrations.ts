/** Effects of a migration on existing rows. */
import { readFile } from 'node:fs/promises';
import type { Pool } from 'pg';

const folder = new URL('../../migrations/', import.meta.url);

/** Runs the last statement of this migration again. */
export async function repeatLastStatement(pool: Pool, name: string): Promise<void> {
  const journal = JSON.parse(await readFile(new URL('meta/_journal.json', folder), 'utf8')) as {
    entries: { tag: string }[];
  };
  const tag = journal.entries.find((entry) => entry.tag.endsWith(`_${name}`))?.tag ?? '';
  const statements = (await readFile(new URL(`${tag}.sql`, folder), 'utf8')).split('-->');
  await pool.query((statements.at(-1) ?? '').replace(/^ statement-breakpoint/, ''));
}
