/** Each table is written by one feature, or by one part of the platform; others ask it. */
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { getTableName, isTable } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import * as schema from './platform/database/schema/index.ts';
import { tableWriters } from './testing/table-writers.ts';

const root = import.meta.dirname;
let sources: ReadonlyMap<string, string>;
beforeAll(async () => {
  const paths = (await readdir(root, { recursive: true }))
    .map((path) => path.split(sep).join('/'))
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(path));
  sources = new Map(
    await Promise.all(
      paths.map(async (path) => [path, await readFile(join(root, path), 'utf8')] as const),
    ),
  );
});

/** A library writes these; it is given the table's name. */
const byLibraries = { rateLimits: 'platform/throttle.ts' };

/** Tables about learners whose rows the content loader renames when a lesson or a task moves. */
const movedWithContent = ['progress', 'userTaskResults'];

/** A parameter for any content table; the caller decides which. */
const handedIn = ['anyTable'];

const tables = Object.entries(schema).filter(([, value]) => isTable(value));

test('each table is written from one place', () => {
  const writers = tableWriters(sources);
  const mover = 'curriculum';
  for (const table of movedWithContent) expect([...(writers.get(table) ?? [])]).toContain(mover);
  const shared = [...writers]
    .map(
      ([table, owners]) =>
        [
          table,
          [...owners].filter((owner) => owner !== mover || !movedWithContent.includes(table)),
        ] as const,
    )
    .filter(([, owners]) => owners.length > 1);
  expect(shared).toEqual([]);
});

test('every table has a known writer, and every write names a table', () => {
  const written = new Set([...tableWriters(sources).keys(), ...Object.keys(byLibraries)]);
  const expected = [...tables.map(([name]) => name), ...handedIn];
  expect([...written].toSorted()).toEqual(expected.toSorted());
  for (const [table, path] of Object.entries(byLibraries)) {
    const name = getTableName(schema[table as keyof typeof byLibraries]);
    expect(sources.get(path)).toContain(`'${name}'`);
  }
});

test('a second writer is found, no matter how it writes', () => {
  const second = [
    'tx.insert(users).values({})',
    'database.update(users).set({})',
    'await tx\n.delete(users)',
    'sql`insert into ${users} (id) select 1`',
    'sql`update ${users} set points = 0`',
    'sql`delete from ${users}`',
  ];
  const imports = "import { users } from '../../platform/database/schema/index.ts';\n";
  for (const code of second) {
    const writers = tableWriters(
      new Map([...sources, ['features/other/queries.ts', `${imports}${code}`]]),
    );
    expect([...(writers.get('users') ?? [])], code).toContain('features/other');
    expect(writers.get('users')?.size, code).toBe(2);
  }
  const inLetters = tableWriters(
    new Map([['features/other/queries.ts', 'sql`update users set x`']]),
  );
  expect([...inLetters.keys()]).toEqual(['"users"']);
});
