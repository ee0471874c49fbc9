/** One PostgreSQL on one cluster: checks whether it runs, starts it, and stops it. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { connectionName, connectionPrefix } from './app.ts';
import { CannotStart } from './errors.ts';
import type { Cluster } from './cluster.ts';
import { launch } from './launch.ts';
import { holdsCluster, readHolder } from './lock-file.ts';

/** In milliseconds. Recovery after a crash takes longer the more log there is to replay. */
const timeouts = { start: 60_000, full: 5_000, stop: 10_000, pause: 25 };

export function asSuperuser(
  { address, password }: Cluster,
  database = 'postgres',
): pg.ClientConfig {
  return { host: address.host, port: address.port, user: 'postgres', password, database };
}

/** Returns once PostgreSQL answers, no matter which process started it. */
export async function ensureRunning(cluster: Cluster): Promise<void> {
  const since = Date.now();
  for (;;) {
    const state = await probe(cluster);
    if (state === 'ready') return;
    if (state === 'full' && Date.now() - since > timeouts.full) throw noConnectionLeft(cluster);
    const holder = await readHolder(cluster.folder);
    const held = holder !== undefined && (await holdsCluster(holder, cluster.folder)) === true;
    const answers = async () => (await probe(cluster)) === 'ready';
    if (state === 'silent' && !held && (await launch(cluster, holder, since, answers)) === 'ready')
      return;
    if (Date.now() - since > timeouts.start) {
      throw new CannotStart(
        `PostgreSQL on ${cluster.folder} runs but does not answer (process ${String(holder)}). ` +
          `End that process and start again; its log is ${cluster.logFile}.`,
      );
    }
    await sleep(timeouts.pause);
  }
}

/** Returns true if the cluster's PostgreSQL is running. This is the cheapest check. */
export async function isRunning(cluster: Cluster): Promise<boolean> {
  const holder = await readHolder(cluster.folder);
  return holder !== undefined && isOurs(cluster, holder);
}

/**
 * If the system cannot say which folder a process uses, only an answer proves that the cluster is in use, and so
 * that the id in its lock file is its PostgreSQL's and not a stranger's.
 */
async function isOurs(cluster: Cluster, holder: number): Promise<boolean> {
  return (await holdsCluster(holder, cluster.folder)) ?? (await probe(cluster)) === 'ready';
}

function noConnectionLeft({ folder }: Cluster): CannotStart {
  return new CannotStart(
    `The database in ${folder} has no connection left: other programs use them all. End one of them and start again.`,
  );
}

/**
 * `full`: no connection is left. `busy`: it is starting, stopping, or not answering. `silent`: nothing is there.
 */
async function probe(cluster: Cluster): Promise<'ready' | 'full' | 'busy' | 'silent'> {
  const client = new pg.Client({
    ...asSuperuser(cluster),
    application_name: connectionName(cluster.app.name),
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
        `Stop it, or choose another ${cluster.app.folderSetting}.`,
    );
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    const { code = '' } = error as { code?: string };
    if (code === '28P01') {
      throw new CannotStart(
        `The PostgreSQL on ${cluster.folder} does not know the password kept in that folder.`,
      );
    }
    if (code === '53300') return 'full';
    return ['ECONNREFUSED', 'ENOENT'].includes(code) ? 'silent' : 'busy';
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Stops PostgreSQL cleanly, unless another process of the app still uses it. */
export async function stopUnlessShared(cluster: Cluster): Promise<'stopped' | 'shared'> {
  if (await isUsedByOthers(cluster)) return 'shared';
  await stop(cluster);
  return 'stopped';
}

export async function stop(cluster: Cluster): Promise<void> {
  const { folder } = cluster;
  const holder = await readHolder(folder);
  if (holder === undefined || !(await isOurs(cluster, holder))) return;
  const since = Date.now();
  // PostgreSQL treats SIGINT as a "fast" shutdown: open transactions are undone. SIGQUIT is like a crash: safe,
  // but slower to start from.
  process.kill(holder, 'SIGINT');
  // PostgreSQL deletes its lock file some moments before it ends.
  while ((await holdsCluster(holder, folder)) !== false) {
    if (Date.now() - since > timeouts.stop) {
      if (await isOurs(cluster, holder)) process.kill(holder, 'SIGQUIT');
      return;
    }
    await sleep(timeouts.pause);
  }
}

async function isUsedByOthers(cluster: Cluster): Promise<boolean> {
  const { name } = cluster.app;
  const client = new pg.Client({
    ...asSuperuser(cluster),
    application_name: connectionName(cluster.app.name),
    connectionTimeoutMillis: 2000,
    query_timeout: 2000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(
      'select 1 from pg_stat_activity where starts_with(application_name, $1) and application_name <> $2',
      [connectionPrefix(name), connectionName(name)],
    );
    return rows.length > 0;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
