import { execFile } from 'node:child_process';
import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
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
  test('restores into an empty folder, with everything that was committed before it', async () => {
    const original = await start('original');
    await query(original, 'create table saved as select generate_series(1, 1000) as id');
    await original.backUp(join(home, 'copy'));

    expect(await restore(join(home, 'other'), join(home, 'copy'))).toBeUndefined();
    const restored = await start('other');
    expect(await query(restored, 'select count(*)::int from saved')).toEqual([1000]);
    await query(restored, 'insert into saved values (1001)');
  });

  test('contains whole transactions, even if the database is written to all the time', async () => {
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
        // Without a slot that holds it, the log would lose this.
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

  test('replaces another database, which is moved aside', async () => {
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

  test('is refused if the folder is something else', async () => {
    await mkdir(join(home, 'empty'));
    await expect(restore(join(home, 'other'), join(home, 'empty'))).rejects.toThrow('no backup');
  });

  test('is refused if a part of it is missing or changed, and nothing is moved', async () => {
    const original = await start('original');
    await query(original, 'create table saved as select 1 as id');
    const [table] = (await query(original, "select pg_relation_filepath('saved')")) as string[];
    await original.backUp(join(home, 'copy'));
    const label = await readFile(join(home, 'copy', 'backup_label'), 'utf8');
    const log = /^START WAL LOCATION: .*\(file (\w{24})\)$/m.exec(label)?.[1];

    const damages: Record<string, (copy: string) => Promise<void>> = {
      'pg_xact/0000 is missing': (copy) => rm(join(copy, 'pg_xact'), { recursive: true }),
      'is missing': (copy) => rm(join(copy, 'global'), { recursive: true }),
      [`${String(table)} is missing`]: (copy) => rm(join(copy, String(table))),
      [`${String(table)} is not as it was`]: (copy) => appendFile(join(copy, String(table)), 'x'),
      [`pg_wal/${String(log)} is missing`]: (copy) => rm(join(copy, 'pg_wal', String(log))),
      'backup_manifest is not as it was': async (copy) => {
        const manifest = join(copy, 'backup_manifest');
        const text = await readFile(manifest, 'utf8');
        await writeFile(manifest, text.replace(/^.*pg_xact.*\n/m, ''));
      },
      'no backup_manifest': (copy) => rm(join(copy, 'backup_manifest')),
    };
    for (const [sentence, damage] of Object.entries(damages)) {
      const copy = join(home, 'damaged');
      await cp(join(home, 'copy'), copy, { recursive: true });
      await damage(copy);
      await expect(restore(join(home, 'other'), copy)).rejects.toThrow(sentence);
      await rm(copy, { recursive: true });
    }
    expect(await readdir(home)).not.toContain('other');
  });

  test('is not made over something else or where no folder can be made, and leaves nothing behind', async () => {
    const original = await start('original');
    await mkdir(join(home, 'there'));
    await writeFile(join(home, 'a-file'), '');
    await expect(original.backUp(join(home, 'there'))).rejects.toThrow('There is something in');
    await expect(original.backUp(join(home, 'a-file'))).rejects.toThrow('There is something in');
    await expect(original.backUp(join(home, 'a-file', 'copy'))).rejects.toThrow(
      'A backup cannot be made in',
    );
    expect((await readdir(home)).sort()).toEqual(['a-file', 'original', 'there']);
  });
});

test.each(['backup', 'reports', 'audit-verify'])(
  'the command %s says that there is no database, and creates none',
  async (command) => {
    const entry = fileURLToPath(
      new URL(`../../../../dist/commands/${command}.js`, import.meta.url),
    );
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
  await query(
    await start('data'),
    `drop schema public cascade; create schema public;
     truncate drizzle.__drizzle_migrations;
     insert into drizzle.__drizzle_migrations (hash, created_at) values ('long ago', 1)`,
  );
  await open();
  expect(await backups()).toEqual([expect.stringMatching(/^before-migration-/)]);
});
