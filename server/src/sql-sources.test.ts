/** No query is assembled from text: values are parameters, and names come from the schema or from a list. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folders = ['server/src', 'embedded-postgres/src'];

/** Text as a part of a query: drizzle's `sql.raw`, and templates or sums that go to the driver. */
const puttingTogether = /\bsql\.raw\(|\.query\(\s*(?:`[^`]*\$\{|[^)\n]*['"`]\s*\+)/;

async function sourcesIn(folder: string): Promise<(readonly [string, string])[]> {
  const paths = (await readdir(join(root, folder), { recursive: true }))
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(path))
    .map((path) => join(folder, path));
  return Promise.all(
    paths.map(async (path) => [path, await readFile(join(root, path), 'utf8')] as const),
  );
}

/** Files in which the project's own words, never a caller's, become part of a query. */
const ownWords = [
  'embedded-postgres/src/postgres.ts',
  'server/src/platform/database/schema/columns.ts',
];

// Shows: A24 sources
test('no query is assembled from text', async () => {
  const sources = (await Promise.all(folders.map(sourcesIn))).flat();
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.filter(([, text]) => puttingTogether.test(text)).map(([path]) => path);
  expect(found.toSorted()).toEqual(ownWords);
});

test.each([
  'sql.raw(name)',
  'pool.query(`select ${name}`)',
  "client.query('select ' + name)",
  'client.query(\n  `select ${name}`)',
])('the check recognizes %j', (code) => {
  expect(code).toMatch(puttingTogether);
});
