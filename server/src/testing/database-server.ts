/**
 * Vitest's global setup for the server's tests: one real PostgreSQL for the whole run, with a migrated template from
 * which every test file's database is cloned.
 */
import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startBuiltIn, type Postgres } from '../platform/database/built-in.ts';
import { migrateDatabase } from '../platform/database/migrate.ts';

/** Settings that test files receive; the account may create databases. */
export interface TestServer {
  readonly settings: pg.ClientConfig;
  readonly template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly databaseServer: TestServer;
  }
}

const prefix = 'qubloom-test-';

export default async function startDatabaseServer(
  project: TestProject,
): Promise<() => Promise<void>> {
  const { TEST_DATABASE_URL: url } = process.env;
  const server = url === undefined ? await startThrowaway() : await useGiven(url);
  const template = `${prefix.replaceAll('-', '_')}template_${String(process.pid)}`;
  await recreate(server.settings, template);
  await migrateDatabase({ ...server.settings, database: template });
  project.provide('databaseServer', { settings: server.settings, template });
  return async () => {
    await drop(server.settings, template);
    await server.end();
  };
}

interface Server {
  readonly settings: pg.ClientConfig;
  end(): Promise<void>;
}

/** Starts a temporary cluster that trades crash safety for speed, and deletes it at the end. */
async function startThrowaway(): Promise<Server> {
  await sweep();
  const dataFolder = await mkdtemp(join(await fastFolder(), `${prefix}${String(process.pid)}-`));
  const builtIn: Postgres = await startBuiltIn(dataFolder, {
    serverSettings: [...quick, 'max_connections=200'],
  });
  return {
    settings: builtIn.superuserSettings,
    end: async () => {
      await builtIn.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

const quick = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'max_wal_size=128MB',
];

/** Linux keeps files in this folder in memory. */
const memory = '/dev/shm';
/** Bytes, several times the peak usage of the tests. */
const roomNeeded = 1024 ** 3;

/** Databases come and go with hundreds of small files, which can cost ten times as much on a disk. */
async function fastFolder(): Promise<string> {
  const room = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return room >= roomNeeded ? memory : tmpdir();
}

async function useGiven(url: string): Promise<Server> {
  const { hostname, port, username, password } = new URL(url);
  const settings = {
    host: hostname,
    port: Number(port || '5432'),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: 'postgres',
  };
  return Promise.resolve({ settings, end: () => Promise.resolve() });
}

/** Stops and removes servers left behind by killed runs. */
async function sweep(): Promise<void> {
  const places = [tmpdir(), memory].map(async (place) =>
    (await readdir(place).catch(() => [])).map((name) => join(place, name)),
  );
  for (const folder of (await Promise.all(places)).flat()) {
    const owner = new RegExp(`^${prefix}(\\d+)-`).exec(basename(folder))?.[1];
    if (owner === undefined || isAlive(Number(owner))) continue;
    await startBuiltIn(folder, { serverSettings: quick }).then(
      (left) => left.stop(),
      () => undefined,
    );
    await removeIfOurs(folder);
  }
}

/** Removes a folder, unless it belongs to another account. */
export async function removeIfOurs(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true }).catch((error: unknown) => {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['EACCES', 'EPERM'].includes(code)) throw error;
  });
}

/** @param signal `process.kill`, which throws EPERM for a live process of another account. */
export function isAlive(pid: number, signal: (pid: number, by: 0) => true = process.kill): boolean {
  try {
    return signal(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function recreate(settings: pg.ClientConfig, name: string): Promise<void> {
  await drop(settings, name);
  await runOnce(settings, `create database ${name}`);
}

async function drop(settings: pg.ClientConfig, name: string): Promise<void> {
  await runOnce(settings, `drop database if exists ${name} with (force)`);
}

async function runOnce(settings: pg.ClientConfig, query: string): Promise<void> {
  const client = new pg.Client(settings);
  await client.connect();
  try {
    await client.query(query);
  } finally {
    await client.end();
  }
}
