import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startupErrorMessage } from '../../startup-errors.ts';
import { restoreBuiltIn, startBuiltIn } from './built-in.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'qubloom-built-in-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

const messageOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'it worked',
    (error: unknown) => startupErrorMessage(error),
  );

test('a problem of the built-in database is one sentence in the words of this product', async () => {
  const file = join(home, 'file');
  await writeFile(file, '');
  expect(await messageOf(startBuiltIn(file))).toBe(
    `DATA_DIR is ${file}, but a file stands in its place. Move the file away, or set DATA_DIR to another folder.`,
  );
});

test("a database of another program is left alone, and the missing file has this product's name", async () => {
  await mkdir(join(home, 'postgres'));
  await writeFile(join(home, 'postgres', 'PG_VERSION'), '18\n');
  expect(await messageOf(startBuiltIn(home))).toMatch(
    /^The folder .*postgres is not a database that Qubloom made: qubloom-password is missing from it\. Move it away or choose another DATA_DIR\.$/,
  );
});

test('a folder without a backup is not restored', async () => {
  expect(await messageOf(restoreBuiltIn(home, join(home, 'none')))).toMatch(
    /^There is no backup in .*none, or no backup_manifest in it/,
  );
});
