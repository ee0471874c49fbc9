/**
 * Copies of a database. PostgreSQL's packages include no pg_dump and no pg_basebackup, so this follows
 * PostgreSQL's manual, "Making a Base Backup Using the Low Level API": a running server is copied file by
 * file between `pg_backup_start` and `pg_backup_stop`, with the log that makes the copy consistent.
 */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import type { Cluster } from './cluster.ts';
import { copyTree } from './copy-tree.ts';
import { assertRoomFor, exists, makeFolder, roomProblem } from './data-folder.ts';
import { CannotCopy } from './errors.ts';
import { writeManifest, type LogRange } from './manifest.ts';
import { asSuperuser } from './postmaster.ts';

/** Folders whose contents belong only to the running server. */
const emptied = new Set(
  'pg_dynshmem pg_notify pg_replslot pg_serial pg_snapshots pg_stat_tmp pg_subtrans pg_wal'.split(
    ' ',
  ),
);

/**
 * Copies the cluster in the folder while PostgreSQL runs on it, even if it is in use.
 * @param target a folder that does not exist yet; it appears once the copy is whole.
 */
export async function makeBackup(cluster: Cluster, target: string): Promise<void> {
  const { folder, app } = cluster;
  const draft = `${target}.unfinished`;
  await makeDraft(draft, target, app.title);
  await assertRoomFor(folder, dirname(target));
  const client = new pg.Client(asSuperuser(cluster));
  try {
    await client.connect();
    // While this slot exists, PostgreSQL removes none of its log. It ends with the connection.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [
      `${app.name}_backup`,
    ]);
    const began = await client.query<Pick<LogRange, 'systemIdentifier' | 'timeline' | 'start'>>(
      `select pg_backup_start($1, fast => true)::text as start,
        (select system_identifier::text from pg_control_system()) as "systemIdentifier",
        (select timeline_id from pg_control_checkpoint()) as timeline`,
      [app.name],
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
    throw roomProblem(target, String(error), app) ?? error;
  } finally {
    await client.end();
  }
}

/** @throws {CannotCopy} if the target already exists or cannot be made. */
async function makeDraft(draft: string, target: string, title: string): Promise<void> {
  if (await exists(target)) {
    throw new CannotCopy(`There is something in ${target}. Name a folder that does not exist yet.`);
  }
  try {
    await rm(draft, { recursive: true, force: true });
    await makeFolder(dirname(draft));
    await mkdir(draft, { mode: 0o700 });
  } catch (error) {
    const { message } = error as Error;
    throw new CannotCopy(
      `A backup cannot be made in ${target} (${message}). Name a folder that ${title} may make.`,
      { cause: error },
    );
  }
}

/** For file names: sorts by time. */
export const timestamp = () => new Date().toISOString().replaceAll(':', '-').replace(/\..*/, '');
