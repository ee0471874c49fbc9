/** The built-in PostgreSQL: the one of `embedded-postgres/`, with this product's names and words. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '@qubloom/contract';
import {
  restoreBackup,
  startPostgres,
  timestamp,
  type App,
  type Postgres,
  type StartOptions,
} from '@qubloom/embedded-postgres';
import { productName } from './client.ts';

export { hasDatabase, PostgresProblem, timestamp, type Postgres } from '@qubloom/embedded-postgres';

const app: App = {
  name: productName,
  title: brand.name,
  folderSetting: 'DATA_DIR',
  databaseSetting: 'DATABASE_URL',
};

/** PostgreSQL's default is a second, nearly all the time that a call has. */
const deadlockCheck = 'deadlock_timeout=200ms';

/** Starts PostgreSQL on the data folder, or joins the one that already runs there. */
export function startBuiltIn(dataFolder: string, options: StartOptions = {}): Promise<Postgres> {
  const serverSettings = [deadlockCheck, ...(options.serverSettings ?? [])];
  return startPostgres(dataFolder, app, { ...options, serverSettings });
}

/** Replaces the database with a backup. Returns where the former database is now, if there was one. */
export function restoreBuiltIn(dataFolder: string, backup: string): Promise<string | undefined> {
  return restoreBackup(dataFolder, app, backup);
}

/** Automatic backups hold learners' data, so only this many of them are kept. */
const maxAutomaticBackups = 2;

/** Makes a backup in `backups`, next to the data. */
export async function backUpBeforeMigration({ folder, makeBackup }: Postgres): Promise<void> {
  const backups = join(folder, 'backups');
  const prefix = 'before-migration-';
  await makeBackup(join(backups, `${prefix}${timestamp()}`));
  const automatic = (await readdir(backups)).filter((name) => name.startsWith(prefix)).sort();
  for (const name of automatic.slice(0, -maxAutomaticBackups)) {
    await rm(join(backups, name), { recursive: true, force: true });
  }
}
