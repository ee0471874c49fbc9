import { mkdir, mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../client.ts';
import { openDatabase } from '../open.ts';
import { restore } from './backup.ts';
import { startEmbedded, type Embedded } from './embedded.ts';

let home: string;
let running: Embedded[];
beforeEach(async () => {
  home = await realpath(await mkdtemp(join(tmpdir(), 'qubloom-backup-')));
  running = [];
});
afterEach(async () => {
  for (const embedded of running) await embedded.stop();
  await rm(home, { recursive: true, force: true });
});

async function start(name: string): Promise<Embedded> {
  const embedded = await startEmbedded({ dataFolder: join(home, name) });
  running.push(embedded);
  return embedded;
}

async function query({ settings }: Embedded, text: string): Promise<unknown[]> {
  const client = new pg.Client(settings);
  await client.connect();
  try {
    const result = await client.query<Record<string, unknown>>(text);
    return [result]
      .flat()
      .flatMap(({ rows }) => rows)
      .flatMap((row) => Object.values(row));
  } finally {
    await client.end();
  }
}

describe('a backup of the built-in database', () => {
  test('is restored into an empty folder, with all that was committed before it', async () => {
    const original = await start('original');
    await query(original, 'create table saved as select generate_series(1, 1000) as id');
    await original.backUp(join(home, 'copy'));

    expect(await restore(join(home, 'other'), join(home, 'copy'))).toBeUndefined();
    const restored = await start('other');
    expect(await query(restored, 'select count(*)::int from saved')).toEqual([1000]);
    await query(restored, 'insert into saved values (1001)');
  });

  test('of a database that is written to all the time holds whole transactions', async () => {
    const original = await start('original');
    await query(original, 'create table one (id integer); create table other (id integer)');
    const { database, pool } = connect(original.settings);
    let writing = true;
    let written = 0;
    const work = (async () => {
      while (writing) {
        await database.transaction(async (transaction) => {
          await transaction.execute(`insert into one values (${String(written)})`);
          await transaction.execute(`insert into other values (${String(written)})`);
        });
        written += 1;
        // What the log would lose without a slot that holds it.
        if (written % 20 === 0)
          await query({ ...original, settings: original.superuserSettings }, 'checkpoint');
      }
    })();
    await expect.poll(() => written, { timeout: 20_000 }).toBeGreaterThan(20);
    const before = written;
    await original.backUp(join(home, 'copy'));
    writing = false;
    await work;
    await pool.end();

    await restore(join(home, 'other'), join(home, 'copy'));
    const restored = await start('other');
    const counts = 'select count(*)::int from one union all select count(*)::int from other';
    const [one = 0, other] = (await query(restored, counts)) as number[];
    expect(other).toBe(one);
    expect(one).toBeGreaterThanOrEqual(before);
  });

  test('takes the place of another database, which is moved aside', async () => {
    const original = await start('original');
    await query(original, 'create table saved as select 1 as id');
    await original.backUp(join(home, 'copy'));
    const other = await start('other');
    await query(other, 'create table another as select 2 as id');

    const restoring = () => restore(join(home, 'other'), join(home, 'copy'));
    await expect(restoring()).rejects.toThrow('is running');
    await other.stop();
    expect(await restoring()).toMatch(/postgres\.before-restore-/);
    expect(await query(await start('other'), 'select id from saved')).toEqual([1]);
  });

  test('is not taken for one when it is something else', async () => {
    await mkdir(join(home, 'empty'));
    await expect(restore(join(home, 'other'), join(home, 'empty'))).rejects.toThrow('no backup');
  });
});

test('a start that is going to migrate backs up first, and one that is not does not', async () => {
  const dataFolder = join(home, 'data');
  const backups = () => readdir(join(dataFolder, 'backups')).catch(() => []);
  const open = async () => (await openDatabase({ databaseUrl: undefined, dataFolder })).close();
  await open();
  await open();
  expect(await backups()).toEqual([]);

  // As if all migrations but one, long ago, were new.
  await query(
    await start('data'),
    `drop schema public cascade; create schema public;
     truncate drizzle.__drizzle_migrations;
     insert into drizzle.__drizzle_migrations (hash, created_at) values ('long ago', 1)`,
  );
  await open();
  expect(await backups()).toEqual([expect.stringMatching(/^before-migration-/)]);
});
