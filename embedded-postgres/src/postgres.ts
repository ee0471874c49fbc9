/** A real PostgreSQL, stored in a folder, that runs as long as somebody needs it. */
import { dirname, join } from 'node:path';
import pg from 'pg';
import { chooseAccount, giveAllTo } from './account.ts';
import { chooseAddress } from './address.ts';
import { assertName, connectionName, type App } from './app.ts';
import { makeBackup } from './backup.ts';
import { makeCluster, readPassword, type Cluster } from './cluster.ts';
import { asSuperuser, ensureRunning, isRunning, stop, stopUnlessShared } from './postmaster.ts';
import { prepareDataFolder } from './data-folder.ts';
import { findPrograms } from './programs.ts';

export interface StartOptions {
  /** More settings for postgresql.conf, as `name=value`. */
  readonly serverSettings?: readonly string[];
  /** Called after PostgreSQL ended and was started again, or could not be. */
  readonly onRestart?: (error?: unknown) => void;
}

export interface Postgres {
  /** The data folder, absolute, with symbolic links resolved. */
  readonly folder: string;
  /** For the app: this role owns its database and nothing else. Keep the `application_name`, which counts as use. */
  readonly settings: pg.ClientConfig;
  /** For code that creates databases. */
  readonly superuserSettings: pg.ClientConfig;
  /** Copies everything to a folder that does not exist yet, while the database is in use. */
  makeBackup(target: string): Promise<void>;
  /** Stops PostgreSQL, unless another process of the app still uses it. */
  release(): Promise<void>;
  /** Stops PostgreSQL, even if others use it. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on the folder, or joins the one that already runs there.
 * @param dataFolder the folder of the cluster, its log, and its socket; it is created if it is missing
 * @throws {CannotStart}
 * @throws {NoRoom}
 */
export async function startPostgres(
  dataFolder: string,
  app: App,
  { serverSettings = [], onRestart = () => undefined }: StartOptions = {},
): Promise<Postgres> {
  const cluster = await openCluster(dataFolder, app, serverSettings);
  await ensureRunning(cluster);
  await ensureDatabase(cluster);
  const stopWatching = keepRunning(cluster, onRestart);
  return {
    folder: dirname(cluster.folder),
    settings: {
      ...asSuperuser(cluster, app.name),
      user: app.name,
      application_name: connectionName(app.name),
    },
    superuserSettings: asSuperuser(cluster),
    makeBackup: (target) => makeBackup(cluster, target),
    release: async () => {
      await stopWatching();
      await stopUnlessShared(cluster);
    },
    stop: async () => {
      await stopWatching();
      await stop(cluster);
    },
  };
}

/**
 * Removes PostgreSQL's variables from the environment: `pg` fills in missing options from them, and they are
 * about another PostgreSQL.
 */
export function forgetForeignSettings(environment: NodeJS.ProcessEnv = process.env): void {
  for (const name of Object.keys(environment)) {
    if (/^PG[A-Z]/.test(name)) Reflect.deleteProperty(environment, name);
  }
}

async function openCluster(
  dataFolder: string,
  app: App,
  serverSettings: readonly string[],
): Promise<Cluster> {
  assertName(app);
  forgetForeignSettings();
  const home = await prepareDataFolder(dataFolder, app);
  const folder = join(home, 'postgres');
  const programs = await findPrograms(app);
  const account = await chooseAccount(folder, programs.postgres, app);
  await makeCluster(folder, account, programs, app);
  await giveAllTo(account, folder);
  return {
    folder,
    app,
    account,
    address: await chooseAddress(folder, account, app.name),
    password: await readPassword(folder, app),
    postgres: programs.postgres,
    logFile: join(home, 'postgres.log'),
    serverSettings,
  };
}

async function ensureDatabase(cluster: Cluster): Promise<void> {
  const { app } = cluster;
  const client = new pg.Client(asSuperuser(cluster));
  await client.connect();
  try {
    // Two first starts may get here at the same time.
    await client.query('select pg_advisory_lock(1)');
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [app.name]);
    if (rows.length > 0) return;
    const name = client.escapeIdentifier(app.name);
    const password = client.escapeLiteral(cluster.password);
    await client.query(`drop role if exists ${name}`);
    await client.query(`create role ${name} login password ${password}`);
    await client.query(`create database ${name} owner ${name}`);
  } finally {
    await client.end();
  }
}

/** Starts PostgreSQL again whenever it ends. Returns a function that ends the watch. */
function keepRunning(cluster: Cluster, onRestart: (error?: unknown) => void): () => Promise<void> {
  let looking: Promise<void> | undefined;
  const look = async () => {
    try {
      if (await isRunning(cluster)) return;
      await ensureRunning(cluster);
      onRestart();
    } catch (error) {
      onRestart(error);
    }
  };
  const timer = setInterval(() => {
    looking ??= look().finally(() => (looking = undefined));
  }, 500);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
