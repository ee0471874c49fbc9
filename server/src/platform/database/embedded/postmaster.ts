/** One PostgreSQL on one cluster: is it there, make it be there, let it go. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, stat, truncate } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { applicationName } from '../client.ts';
import { spawnAs, type Account } from './account.ts';
import type { Address } from './address.ts';
import { CannotStart } from './cannot-start.ts';
import { holdsCluster, ownershipOf, readHolder } from './lock-file.ts';

export interface Cluster {
  /** Absolute, with symbolic links resolved. */
  readonly folder: string;
  readonly account: Account;
  readonly address: Address;
  readonly password: string;
  /** The program. */
  readonly postgres: string;
  readonly logFile: string;
  /** `name=value`, as in postgresql.conf. */
  readonly serverSettings: readonly string[];
}

/** Milliseconds. Recovery after a crash takes as long as there is log to replay. */
const patience = { start: 60_000, lockHeld: 2_000, memoryHeld: 10_000, stop: 10_000, pause: 25 };

export function asSuperuser(
  { address, password }: Cluster,
  database = 'postgres',
): pg.ClientConfig {
  return { host: address.host, port: address.port, user: 'postgres', password, database };
}

/** Returns once PostgreSQL answers, whoever started it. */
export async function ensureRunning(cluster: Cluster): Promise<void> {
  const since = Date.now();
  for (;;) {
    const state = await probe(cluster);
    if (state === 'ready') return;
    const holder = await readHolder(cluster.folder);
    const held = holder !== undefined && (await holdsCluster(holder, cluster.folder)) === true;
    if (state === 'silent' && !held && (await launch(cluster, holder, since)) === 'ready') return;
    if (Date.now() - since > patience.start) {
      throw new CannotStart(
        `PostgreSQL on ${cluster.folder} runs but does not answer (process ${String(holder)}). ` +
          `End that process and start again; its log is ${cluster.logFile}.`,
      );
    }
    await sleep(patience.pause);
  }
}

/** Whether the cluster's PostgreSQL is there, as cheaply as can be asked. */
export async function isRunning({ folder }: Cluster): Promise<boolean> {
  const holder = await readHolder(folder);
  return holder !== undefined && (await holdsCluster(holder, folder)) !== false;
}

/** `busy` is starting, stopping or not answering; `silent` is nobody there. */
async function probe(cluster: Cluster): Promise<'ready' | 'busy' | 'silent'> {
  const client = new pg.Client({
    ...asSuperuser(cluster),
    application_name: applicationName,
    connectionTimeoutMillis: 2000,
    query_timeout: 2000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string }>(
      "select current_setting('data_directory') as folder",
    );
    if (rows[0]?.folder === cluster.folder) return 'ready';
    throw new CannotStart(
      `Another PostgreSQL (on ${String(rows[0]?.folder)}) answers at ${cluster.address.host}. ` +
        'Stop it, or choose another DATA_DIR.',
    );
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    const { code = '' } = error as { code?: string };
    if (code === '28P01') {
      throw new CannotStart(
        `The PostgreSQL on ${cluster.folder} does not know the password kept in that folder.`,
      );
    }
    return ['ECONNREFUSED', 'ENOENT'].includes(code) ? 'silent' : 'busy';
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** `held` when somebody else has the cluster, or has not quite let go of it. */
async function launch(
  cluster: Cluster,
  holder: number | undefined,
  since: number,
): Promise<'ready' | 'held'> {
  const logged = await logLength(cluster.logFile);
  const child = await spawnPostmaster(cluster, await strangersNumber(cluster, holder));
  const ended = once(child, 'exit').then(
    () => 'ended' as const,
    () => 'ended' as const,
  );
  for (;;) {
    const state = await Promise.race([ended, sleep(patience.pause).then(() => probe(cluster))]);
    if (state === 'ready') return 'ready';
    if (state === 'ended') break;
  }
  const said = (await readFile(cluster.logFile, 'utf8')).slice(logged).trim();
  const waited = Date.now() - since;
  if (/lock file ".*" already exists/.test(said) && waited < patience.lockHeld) return 'held';
  // Its processes notice within moments that their parent was killed, and end.
  if (/shared memory block .* still in use/.test(said) && waited < patience.memoryHeld)
    return 'held';
  throw new CannotStart(
    `PostgreSQL on ${cluster.folder} did not start:\n${said || 'It said nothing.'}`,
  );
}

/**
 * The number in the lock file, when it is certainly no PostgreSQL's any more. PostgreSQL itself would
 * believe the number; told that it is its grandparent's, it goes on to its other checks, which a
 * deletion of the lock file would skip.
 */
async function strangersNumber(cluster: Cluster, holder: number | undefined) {
  if (holder === undefined) return undefined;
  return (await holdsCluster(holder, cluster.folder)) === false ? holder : undefined;
}

/** In a process group of its own: neither Ctrl-C nor a kill of the server reaches it. */
async function spawnPostmaster(cluster: Cluster, notAPostmaster?: number): Promise<ChildProcess> {
  const settings = [...cluster.address.serverSettings, ...cluster.serverSettings];
  const [flag, folder, firstSetting] = ownershipOf(cluster.folder);
  const args = [
    flag,
    folder,
    ...settings.flatMap((setting) => [firstSetting, setting]),
  ] as string[];
  const log = await open(cluster.logFile, 'a', 0o600);
  try {
    const child = spawnAs(cluster.account, cluster.postgres, args, {
      cwd: cluster.folder,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      env: {
        PATH: process.env['PATH'],
        LC_ALL: 'C',
        ...(notAPostmaster === undefined ? {} : { PG_GRANDPARENT_PID: String(notAPostmaster) }),
      },
    });
    child.unref();
    return child;
  } finally {
    await log.close();
  }
}

/** Empties the log once it has grown long. */
async function logLength(logFile: string): Promise<number> {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  );
  if (size < 5_000_000) return size;
  await truncate(logFile);
  return 0;
}

/** Stops PostgreSQL in good order, unless another Qubloom still uses it. */
export async function stopUnlessShared(cluster: Cluster): Promise<'stopped' | 'shared'> {
  if (await isUsedByOthers(cluster)) return 'shared';
  await stop(cluster);
  return 'stopped';
}

export async function stop({ folder }: Cluster): Promise<void> {
  const holder = await readHolder(folder);
  if (holder === undefined || (await holdsCluster(holder, folder)) === false) return;
  const since = Date.now();
  // To PostgreSQL SIGINT is "fast": open transactions are undone. SIGQUIT is a crash, safe but slower to
  // start from.
  process.kill(holder, 'SIGINT');
  while ((await holdsCluster(holder, folder)) !== false && (await readHolder(folder)) === holder) {
    if (Date.now() - since > patience.stop) {
      process.kill(holder, 'SIGQUIT');
      return;
    }
    await sleep(patience.pause);
  }
}

async function isUsedByOthers(cluster: Cluster): Promise<boolean> {
  const client = new pg.Client({
    ...asSuperuser(cluster),
    application_name: applicationName,
    connectionTimeoutMillis: 2000,
    query_timeout: 2000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(
      "select 1 from pg_stat_activity where application_name like 'qubloom-%' and application_name <> $1",
      [applicationName],
    );
    return rows.length > 0;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
