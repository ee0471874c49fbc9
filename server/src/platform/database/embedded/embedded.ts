/** The built-in PostgreSQL: a real one, stored in a folder, that runs as long as somebody needs it. */
import { join } from 'node:path';
import pg from 'pg';
import { chooseAccount, giveAllTo } from './account.ts';
import { chooseAddress } from './address.ts';
import { backUpBeforeMigration, copyRunning } from './backup.ts';
import { makeCluster, readPassword, type Cluster } from './cluster.ts';
import { asSuperuser, ensureRunning, isRunning, stop, stopUnlessShared } from './postmaster.ts';
import { prepareDataFolder } from './data-folder.ts';
import { findPrograms } from './programs.ts';

export { CannotStart } from './cannot-start.ts';

export interface EmbeddedOptions {
  /** The folder of the cluster, its log, and its socket. */
  readonly dataFolder: string;
  /** More settings for postgresql.conf, as `name=value`. */
  readonly serverSettings?: readonly string[];
  /** Called after PostgreSQL ended and was started again, or could not be. */
  readonly onRestart?: (error?: unknown) => void;
}

export interface Embedded {
  /** For the product: owns its database and nothing else. */
  readonly settings: pg.ClientConfig;
  /** For code that creates databases. */
  readonly superuserSettings: pg.ClientConfig;
  /** Copies everything to a folder that does not exist yet, while the database is in use. */
  backUp(target: string): Promise<void>;
  /** Does the same to a folder in `backups`, next to the data. */
  backUpBeforeMigration(): Promise<void>;
  /** Leaves PostgreSQL running if another process on the same folder still uses it. */
  release(): Promise<void>;
  /** Stops PostgreSQL, even if others use it. */
  stop(): Promise<void>;
}

/** PostgreSQL's default is a second, nearly all the time that a call has. */
const deadlockCheck = 'deadlock_timeout=200ms';

/** The name of both the role and the database. */
const product = 'qubloom';

/** Starts PostgreSQL on the folder, or joins the one that already runs there. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const cluster = await openCluster(options);
  await ensureRunning(cluster);
  await ensureDatabase(cluster);
  const stopWatching = keepRunning(cluster, options.onRestart ?? (() => undefined));
  return {
    settings: { ...asSuperuser(cluster, product), user: product },
    superuserSettings: asSuperuser(cluster),
    backUp: (target) => copyRunning(cluster.folder, asSuperuser(cluster), target),
    backUpBeforeMigration: () => backUpBeforeMigration(cluster.folder, asSuperuser(cluster)),
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

async function openCluster({ dataFolder, serverSettings = [] }: EmbeddedOptions): Promise<Cluster> {
  forgetForeignSettings();
  const home = await prepareDataFolder(dataFolder);
  const folder = join(home, 'postgres');
  const programs = await findPrograms();
  const account = await chooseAccount(folder, programs.postgres);
  await makeCluster(folder, account, programs);
  await giveAllTo(account, folder);
  return {
    folder,
    account,
    address: await chooseAddress(folder, account),
    password: await readPassword(folder),
    postgres: programs.postgres,
    logFile: join(home, 'postgres.log'),
    serverSettings: [deadlockCheck, ...serverSettings],
  };
}

async function ensureDatabase(cluster: Cluster): Promise<void> {
  const client = new pg.Client(asSuperuser(cluster));
  await client.connect();
  try {
    // Two first starts may get here at the same time.
    await client.query('select pg_advisory_lock(1)');
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [product]);
    if (rows.length > 0) return;
    const password = client.escapeLiteral(cluster.password);
    await client.query(`drop role if exists ${product}`);
    await client.query(`create role ${product} login password ${password}`);
    await client.query(`create database ${product} owner ${product}`);
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
