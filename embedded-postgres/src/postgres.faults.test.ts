import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  realpath,
  rm,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chooseAccount, spawnAs } from './account.ts';
import {
  CannotStart,
  hasDatabase,
  startPostgres,
  type Postgres,
  type StartOptions,
} from './index.ts';
import { linkLibraries } from './programs.ts';
import { diary } from './testing/diary.ts';

let pristine: string;
let home: string;
let running: Postgres[];
let others: ChildProcess[];

beforeAll(async () => {
  pristine = await mkdtemp(join(tmpdir(), 'diary-pristine-'));
  await (await startPostgres(pristine, diary)).stop();
});
afterAll(() => rm(pristine, { recursive: true, force: true }));

/** Restores the state after a successful first start; this is quicker than another one. */
const haveCluster = () => promisify(execFile)('cp', ['-a', join(pristine, 'postgres'), home]);

beforeEach(async () => {
  home = await realpath(await mkdtemp(join(tmpdir(), 'diary-postgres-')));
  running = [];
  others = [];
});
afterEach(async () => {
  for (const postgres of running) await postgres.stop();
  for (const other of others) other.kill('SIGKILL');
  await rm(home, { recursive: true, force: true });
});

async function start(options: StartOptions = {}, dataFolder = home): Promise<Postgres> {
  const postgres = await startPostgres(dataFolder, diary, options);
  running.push(postgres);
  return postgres;
}

async function query({ settings }: Postgres, text: string): Promise<unknown[]> {
  const client = new pg.Client(settings);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows.flatMap((row) =>
      Object.values(row),
    );
  } finally {
    await client.end();
  }
}

const lockFile = () => join(home, 'postgres', 'postmaster.pid');
const holder = async () => Number.parseInt(await readFile(lockFile(), 'utf8'), 10);

describe('PostgreSQL in a folder', { timeout: 60_000 }, () => {
  test('starts on an empty folder, and its role owns one database and nothing else', async () => {
    expect(await hasDatabase(home)).toBe(false);
    const postgres = await start();
    expect(await hasDatabase(home)).toBe(true);
    expect(await query(postgres, 'select current_database()')).toEqual(['diary']);
    expect(
      await query(postgres, 'select usesuper from pg_user where usename = current_user'),
    ).toEqual([false]);
    expect(await query(postgres, 'show fsync')).toEqual(['on']);
    await postgres.release();
    await expect(readFile(lockFile())).rejects.toThrow('ENOENT');
  });

  test('refuses a wrong password', async () => {
    await haveCluster();
    const { settings } = await start();
    const stranger = new pg.Client({ ...settings, password: 'guess' });
    await expect(stranger.connect()).rejects.toThrow('password authentication failed');
  });

  test('is the same one if two first starts race', async () => {
    const [one, other] = await Promise.all([start(), start()]);
    await query(one, 'create table shared as select 1 as found');
    expect(await query(other, 'select found from shared')).toEqual([1]);
    expect((await readdir(home)).sort()).toEqual(['postgres', 'postgres.log', 'postgres.socket']);
  });

  test('is joined if it already runs', async () => {
    await haveCluster();
    await start();
    const first = await holder();
    await start();
    expect(await holder()).toBe(first);
  });

  test.each([
    ['another process of the app keeps it running', 'diary-1', true],
    ['a connection of another app does not', 'diaryland-1', false],
  ])('is released: %s', async (_, name, isKept) => {
    await haveCluster();
    const postgres = await start();
    const other = new pg.Client({ ...postgres.settings, application_name: name });
    other.on('error', () => undefined);
    await other.connect();
    await postgres.release();
    const isRunning = await holder().then(
      () => true,
      () => false,
    );
    expect(isRunning).toBe(isKept);
    await other.end().catch(() => undefined);
  });

  test('comes back by itself after kill -9, with everything that was acknowledged', async () => {
    await haveCluster();
    const restarts: unknown[] = [];
    const postgres = await start({ onRestart: (error) => restarts.push(error) });
    await query(postgres, 'create table saved as select 42 as answer');
    process.kill(await holder(), 'SIGKILL');
    await expect
      .poll(() => query(postgres, 'select answer from saved').catch(() => []), { timeout: 5000 })
      .toEqual([42]);
    await expect.poll(() => restarts).toEqual([undefined]);
  });

  test.each([
    ['a living stranger', (): ChildProcess => spawn('sleep', ['60'])],
    ['nobody', (): undefined => undefined],
  ])('starts over a lock file whose number belongs to %s', async (_, someone) => {
    await haveCluster();
    const postgres = await start();
    const lock = await readFile(lockFile(), 'utf8');
    await postgres.stop();
    running = [];
    const other = someone();
    if (other !== undefined) others.push(other);
    await writeFile(lockFile(), lock.replace(/^\d+/, String(other?.pid ?? 4_000_000)));
    expect(await query(await start(), 'select 1')).toEqual([1]);
    expect(other?.exitCode ?? null).toBeNull();
  });

  test('removes what a killed first start left behind', async () => {
    const draft = join(home, 'postgres.new-0123456789ab');
    await mkdir(draft);
    const longAgo = new Date(Date.now() - 3_600_000);
    await utimes(draft, longAgo, longAgo);
    await start();
    expect(await readdir(home)).not.toContain('postgres.new-0123456789ab');
  });

  test('keeps its socket elsewhere if the path is too long for one', async () => {
    const deep = join(home, 'a-rather-long-name-for-a-folder/'.repeat(4));
    const postgres = await start({}, deep);
    expect(await query(postgres, 'select 1')).toEqual([1]);
    expect(postgres.settings.host).not.toContain(home);
    await postgres.stop();
    running = [];
    await rm(String(postgres.settings.host), { recursive: true, force: true });
  });

  // Only root's PostgreSQL runs as another user.
  test.runIf(process.getuid?.() === 0)(
    'starts below a folder that only root may enter',
    async () => {
      // mkdtemp makes a folder that only root may enter; a second one inside shows that the account passes through it.
      const postgres = await start({}, join(home, 'closed', 'data'));
      expect(await query(postgres, 'select 1')).toEqual([1]);
    },
  );

  test('leaves a folder alone that it did not make', async () => {
    await mkdir(join(home, 'postgres'));
    await writeFile(join(home, 'postgres', 'PG_VERSION'), '18\n');
    await expect(startPostgres(home, diary)).rejects.toThrow(
      'is not a database that Diary made: diary-password is missing',
    );
    await expect(startPostgres(home, diary)).rejects.toBeInstanceOf(CannotStart);
  });

  test("repeats PostgreSQL's words if it does not start", async () => {
    await haveCluster();
    await expect(
      startPostgres(home, diary, { serverSettings: ['shared_buffers=1kB'] }),
    ).rejects.toThrow(/did not start:\n.*shared_buffers/);
  });
});

// PostgreSQL checks whether it may run itself, and that check ignores most permissions of root's helpers.
test.runIf(process.getuid?.() === 0)(
  'programs below a closed folder may run as a user other than root',
  async () => {
    const program = join(home, 'programs', 'postgres');
    await mkdir(join(home, 'programs'));
    await writeFile(program, '', { mode: 0o755 });
    const account = await chooseAccount(join(home, 'postgres'), program, diary);
    const script =
      'fs.accessSync(process.argv[1], fs.constants.X_OK); process.exit(process.getuid() === 0 ? 1 : 0)';
    const child = spawnAs(account, process.execPath, ['-e', script, program], { stdio: 'inherit' });
    expect(await once(child, 'exit')).toEqual([0, null]);
  },
);

test('libraries are linked if the install did not do it', async () => {
  await mkdir(join(home, 'native', 'lib'), { recursive: true });
  const links = [{ source: 'native/lib/libx.so.1.2', target: 'native/lib/libx.so.1' }];
  await writeFile(join(home, 'native', 'pg-symlinks.json'), JSON.stringify(links));
  await linkLibraries(home);
  await linkLibraries(home);
  expect(await readlink(join(home, 'native', 'lib', 'libx.so.1'))).toBe('libx.so.1.2');
});
