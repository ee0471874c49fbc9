import { execFile } from 'node:child_process';
import { mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startBuiltIn, type Postgres } from './built-in.ts';
import { openDatabase } from './open.ts';

let home: string;
let builtIn: Postgres | undefined;
beforeEach(async () => {
  home = await realpath(await mkdtemp(join(tmpdir(), 'qubloom-backup-')));
});
afterEach(async () => {
  await builtIn?.stop();
  builtIn = undefined;
  await rm(home, { recursive: true, force: true });
});

test.each(['backup', 'reports', 'audit-verify'])(
  'the command %s says that there is no database, and creates none',
  async (command) => {
    const entry = fileURLToPath(new URL(`../../../dist/commands/${command}.js`, import.meta.url));
    const run = promisify(execFile)(process.execPath, [entry], {
      env: { PATH: process.env['PATH'], DATA_DIR: home },
    });
    await expect(run).rejects.toMatchObject({
      code: expect.any(Number),
      stderr: expect.stringMatching(/^There is no database in .*DATA_DIR or DATABASE_URL.*\n$/),
    });
    expect(await readdir(home)).toEqual([]);
  },
);

test('a start that will migrate backs up first, and any other start does not', async () => {
  const dataFolder = join(home, 'data');
  const backups = () => readdir(join(dataFolder, 'backups')).catch(() => []);
  const open = async () => (await openDatabase({ databaseUrl: undefined, dataFolder })).close();
  await open();
  await open();
  expect(await backups()).toEqual([]);

  // As if all migrations but an old one were new.
  builtIn = await startBuiltIn(dataFolder);
  const client = new pg.Client(builtIn.settings);
  await client.connect();
  await client.query(
    `drop schema public cascade; create schema public;
     truncate drizzle.__drizzle_migrations;
     insert into drizzle.__drizzle_migrations (hash, created_at) values ('long ago', 1)`,
  );
  await client.end();
  await open();
  expect(await backups()).toEqual([expect.stringMatching(/^before-migration-/)]);
});
