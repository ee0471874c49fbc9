import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/database.ts';
import { learnerTables } from './tables.ts';

const testing = useTestDatabase();

/** Columns that refer to a learner or name one, in any table. */
const telling = ['user_id', 'learner_id', 'owner_id', 'author_id', 'username', 'subject'];

async function tablesWithLearnersKey(): Promise<string[]> {
  const { rows } = await testing.database.execute<{ table: string }>(sql`
    select conrelid::regclass::text as table from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass
    union
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name in ${telling}
    order by 1`);
  return rows.map(({ table }) => table);
}

async function columnsOf(table: string): Promise<string[]> {
  const { rows } = await testing.database.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table}`);
  return rows.map(({ name }) => name);
}

test('every table with a learner’s key is in the download and is erased', async () => {
  expect(Object.keys(learnerTables).toSorted()).toEqual(await tablesWithLearnersKey());
});

describe.each(Object.entries(learnerTables))('%s', (name, table) => {
  test('either exports each column or withholds it for a reason', async () => {
    const declared = [...table.exported, ...Object.keys(table.withheld)];
    expect(declared.toSorted()).toEqual((await columnsOf(name)).toSorted());
  });

  test('is erased as declared', async () => {
    const { rows } = await testing.database.execute<{ column: string; onDelete: string }>(sql`
      select a.attname as column, c.confdeltype as "onDelete"
      from pg_constraint c join pg_attribute a
        on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid = 'users'::regclass
        and c.conrelid = ${name}::regclass
      order by a.attnum`);
    // Rows are deleted with the learner's own if the key cascades.
    const expected =
      table.erasure === 'unlinked' || name === 'users'
        ? []
        : [table.learner ?? 'user_id', ...(table.others ?? [])].map((column) => ({
            column,
            onDelete: 'c',
          }));
    expect(rows).toEqual(expected);
  });
});
