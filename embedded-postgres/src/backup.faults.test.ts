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
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  CannotCopy,
  DamagedBackup,
  restoreBackup,
  startPostgres,
  verifyBackup,
  type Postgres,
} from './index.ts';
import { diary } from './testing/diary.ts';

let home: string;
let running: Postgres[];
beforeEach(async () => {
  home = await realpath(await mkdtemp(join(tmpdir(), 'diary-backup-')));
  running = [];
});
afterEach(async () => {
  for (const postgres of running) await postgres.stop();
  await rm(home, { recursive: true, force: true });
});

async function start(name: string): Promise<Postgres> {
  const postgres = await startPostgres(join(home, name), diary);
  running.push(postgres);
  return postgres;
}

async function query({ settings }: Postgres, text: string): Promise<unknown[]> {
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

describe('a backup of a database', () => {
  test('restores into an empty folder, with everything that was committed before it', async () => {
    const original = await start('original');
    await query(original, 'create table saved as select generate_series(1, 1000) as id');
    await original.makeBackup(join(home, 'copy'));

    expect(await restoreBackup(join(home, 'other'), diary, join(home, 'copy'))).toBeUndefined();
    const restored = await start('other');
    expect(await query(restored, 'select count(*)::int from saved')).toEqual([1000]);
    await query(restored, 'insert into saved values (1001)');
  });

  test('contains whole transactions, even if the database is written to all the time', async () => {
    const original = await start('original');
    await query(original, 'create table one (id integer); create table other (id integer)');
    const client = new pg.Client(original.settings);
    await client.connect();
    let writing = true;
    let written = 0;
    const work = (async () => {
      while (writing) {
        await client.query('begin');
        await client.query('insert into one values ($1)', [written]);
        await client.query('insert into other values ($1)', [written]);
        await client.query('commit');
        written += 1;
        // Without a slot that holds it, the log would lose this.
        if (written % 20 === 0)
          await query({ ...original, settings: original.superuserSettings }, 'checkpoint');
      }
    })();
    await expect.poll(() => written, { timeout: 20_000 }).toBeGreaterThan(20);
    const before = written;
    await original.makeBackup(join(home, 'copy'));
    writing = false;
    await work;
    await client.end();

    await restoreBackup(join(home, 'other'), diary, join(home, 'copy'));
    const restored = await start('other');
    const counts = 'select count(*)::int from one union all select count(*)::int from other';
    const [one = 0, other] = (await query(restored, counts)) as number[];
    expect(other).toBe(one);
    expect(one).toBeGreaterThanOrEqual(before);
  });

  test('replaces another database, which is moved aside', async () => {
    const original = await start('original');
    await query(original, 'create table saved as select 1 as id');
    await original.makeBackup(join(home, 'copy'));
    const other = await start('other');
    await query(other, 'create table another as select 2 as id');

    const restoring = () => restoreBackup(join(home, 'other'), diary, join(home, 'copy'));
    await expect(restoring()).rejects.toThrow('is running');
    await expect(restoring()).rejects.toBeInstanceOf(CannotCopy);
    await other.stop();
    expect(await restoring()).toMatch(/postgres\.before-restore-/);
    expect(await query(await start('other'), 'select id from saved')).toEqual([1]);
  });

  test('is refused if the folder is something else', async () => {
    await mkdir(join(home, 'empty'));
    await expect(restoreBackup(join(home, 'other'), diary, join(home, 'empty'))).rejects.toThrow(
      'no backup',
    );
  });

  test('is refused if a part of it is missing or changed, and nothing is moved', async () => {
    const original = await start('original');
    await query(original, 'create table saved as select 1 as id');
    const [table] = (await query(original, "select pg_relation_filepath('saved')")) as string[];
    await original.makeBackup(join(home, 'copy'));
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
      await verifyBackup(copy);
      await damage(copy);
      await expect(verifyBackup(copy)).rejects.toBeInstanceOf(DamagedBackup);
      await expect(restoreBackup(join(home, 'other'), diary, copy)).rejects.toThrow(sentence);
      await rm(copy, { recursive: true });
    }
    expect(await readdir(home)).not.toContain('other');
  });

  test('is not made over something else or where no folder can be made, and leaves nothing behind', async () => {
    const original = await start('original');
    await mkdir(join(home, 'there'));
    await writeFile(join(home, 'a-file'), '');
    await expect(original.makeBackup(join(home, 'there'))).rejects.toThrow('There is something in');
    await expect(original.makeBackup(join(home, 'a-file'))).rejects.toThrow(
      'There is something in',
    );
    await expect(original.makeBackup(join(home, 'a-file', 'copy'))).rejects.toThrow(
      'A backup cannot be made in',
    );
    expect((await readdir(home)).sort()).toEqual(['a-file', 'original', 'there']);
  });
});
