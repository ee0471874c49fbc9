/**
 * Copies of the built-in database. Its packages include no pg_dump and no pg_basebackup, so this follows
 * PostgreSQL's manual, "Making a Base Backup Using the Low Level API": a running server is copied file by
 * file between `pg_backup_start` and `pg_backup_stop`, with the log that makes the copy consistent.
 */
import {
  chmod,
  chown,
  copyFile,
  mkdir,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { brand } from '@qubloom/contract';
import { chooseAccount, type Account } from './account.ts';
import { CannotStart } from './cannot-start.ts';
import { assertRoomFor, makeFolder, prepareDataFolder, roomProblem } from './data-folder.ts';
import { holdsCluster, readHolder } from './lock-file.ts';
import { assertWhole, writeManifest, type LogRange } from './manifest.ts';
import { findPrograms } from './programs.ts';

/** Files that belong only to the running server; a copy starts without them. */
const isOfRunningServer = (name: string) =>
  /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*)$/.test(name);
const emptied = new Set(
  'pg_dynshmem pg_notify pg_replslot pg_serial pg_snapshots pg_stat_tmp pg_subtrans pg_wal'.split(
    ' ',
  ),
);

/** Automatic backups hold learners' data, so only this many of them are kept. */
const maxAutomaticBackups = 2;

export async function backUpBeforeMigration(
  folder: string,
  superuser: pg.ClientConfig,
): Promise<void> {
  const backups = join(dirname(folder), 'backups');
  const prefix = 'before-migration-';
  await copyRunning(folder, superuser, join(backups, `${prefix}${timestamp()}`));
  const automatic = (await readdir(backups)).filter((name) => name.startsWith(prefix)).sort();
  for (const name of automatic.slice(0, -maxAutomaticBackups)) {
    await rm(join(backups, name), { recursive: true, force: true });
  }
}

/**
 * Copies the cluster in the folder while PostgreSQL runs on it, even if it is in use.
 * @param target a folder that does not exist yet; it appears once the copy is whole.
 */
export async function copyRunning(
  folder: string,
  superuser: pg.ClientConfig,
  target: string,
): Promise<void> {
  const draft = `${target}.unfinished`;
  await makeDraft(draft, target);
  await assertRoomFor(folder, dirname(target));
  const client = new pg.Client(superuser);
  try {
    await client.connect();
    // While this slot exists, PostgreSQL removes none of its log. It ends with the connection.
    await client.query("select pg_create_physical_replication_slot('qubloom_backup', true, true)");
    const began = await client.query<Pick<LogRange, 'systemIdentifier' | 'timeline' | 'start'>>(
      `select pg_backup_start('qubloom', fast => true)::text as start,
        (select system_identifier::text from pg_control_system()) as "systemIdentifier",
        (select timeline_id from pg_control_checkpoint()) as timeline`,
    );
    await copyTree(folder, draft, (path) => emptied.has(path));
    const ended = await client.query<{ labelfile: string; end: string }>(
      'select labelfile, lsn::text as end from pg_backup_stop(wait_for_archive => false)',
    );
    const [first] = began.rows;
    const [last] = ended.rows;
    if (!first || !last)
      throw new Error('PostgreSQL did not say where the backup begins and ends.');
    await copyTree(join(folder, 'pg_wal'), join(draft, 'pg_wal'), () => true);
    await writeFile(join(draft, 'backup_label'), last.labelfile, { mode: 0o600 });
    await writeManifest(draft, { ...first, end: last.end });
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw roomProblem(target, String(error)) ?? error;
  } finally {
    await client.end();
  }
}

/** @throws {CannotStart} if the target already exists or cannot be made. */
async function makeDraft(draft: string, target: string): Promise<void> {
  if (await exists(target)) {
    throw new CannotStart(
      `There is something in ${target}. Name a folder that does not exist yet.`,
    );
  }
  try {
    await rm(draft, { recursive: true, force: true });
    await makeFolder(dirname(draft));
    await mkdir(draft, { mode: 0o700 });
  } catch (error) {
    const { message } = error as Error;
    throw new CannotStart(
      `A backup cannot be made in ${target} (${message}). Name a folder that ${brand.name} may make.`,
      { cause: error },
    );
  }
}

/**
 * Replaces the database with a copy. The former database is moved aside, never deleted.
 * @returns where the former database is now, if there was one.
 */
export async function restore(dataFolder: string, backup: string): Promise<string | undefined> {
  await assertWhole(backup);
  const folder = join(await prepareDataFolder(dataFolder), 'postgres');
  const holder = await readHolder(folder);
  if (holder !== undefined && (await holdsCluster(holder, folder)) !== false) {
    throw new CannotStart(
      `The database in ${dataFolder} is running (process ${String(holder)}). Stop every server that uses it first.`,
    );
  }
  const account = await chooseAccount(folder, (await findPrograms()).postgres);
  const draft = `${folder}.restored-${timestamp()}`;
  await assertRoomFor(backup, dataFolder);
  try {
    await mkdir(draft, { mode: 0o700 });
    await copyTree(backup, draft, () => false);
    await giveTree(account, draft);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw roomProblem(dataFolder, String(error)) ?? error;
  }
  const former = (await exists(folder)) ? `${folder}.before-restore-${timestamp()}` : undefined;
  if (former !== undefined) await rename(folder, former);
  await rename(draft, folder);
  return former;
}

/** For file names: sorts by time. */
export const timestamp = () => new Date().toISOString().replaceAll(':', '-').replace(/\..*/, '');

/** @param isEmptied tells by name which folders are created without their contents */
async function copyTree(
  from: string,
  to: string,
  isEmptied: (name: string) => boolean,
): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (isOfRunningServer(entry.name)) continue;
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory() && isEmptied(entry.name)) await mkdir(copy, { mode: 0o700 });
    else if (entry.isDirectory()) await copyTree(source, copy, () => false);
    else if (entry.isFile()) await copyFileThatMayVanish(source, copy);
  }
}

/** Dropping a table during the copy removes its files; the log tells the copy about it. */
async function copyFileThatMayVanish(source: string, copy: string): Promise<void> {
  try {
    await copyFile(source, copy);
    await chmod(copy, 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

async function giveTree({ ids }: Account, folder: string): Promise<void> {
  if (ids === undefined) return;
  await chown(folder, ids.uid, ids.gid);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chown(join(entry.parentPath, entry.name), ids.uid, ids.gid);
  }
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}
