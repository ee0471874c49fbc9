/** Puts a backup in the place of the database. */
import { chown, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseAccount, type Account } from './account.ts';
import type { App } from './app.ts';
import { timestamp } from './backup.ts';
import { copyTree } from './copy-tree.ts';
import { assertRoomFor, exists, prepareDataFolder, roomProblem } from './data-folder.ts';
import { CannotCopy } from './errors.ts';
import { holdsCluster, readHolder } from './lock-file.ts';
import { verifyBackup } from './manifest.ts';
import { findPrograms } from './programs.ts';

/**
 * Replaces the database with a backup, if the backup is whole. The former database is moved aside, never deleted.
 * @returns the folder of the former database now, if there was one.
 * @throws {DamagedBackup} before anything is moved.
 * @throws {CannotCopy} if a PostgreSQL runs on the folder.
 */
export async function restoreBackup(
  dataFolder: string,
  app: App,
  backup: string,
): Promise<string | undefined> {
  await verifyBackup(backup);
  const folder = join(await prepareDataFolder(dataFolder, app), 'postgres');
  const holder = await readHolder(folder);
  if (holder !== undefined && (await holdsCluster(holder, folder)) !== false) {
    throw new CannotCopy(
      `The database in ${dataFolder} is running (process ${String(holder)}). Stop every server that uses it first.`,
    );
  }
  const account = await chooseAccount(folder, (await findPrograms(app)).postgres, app);
  const draft = `${folder}.restored-${timestamp()}`;
  await assertRoomFor(backup, dataFolder);
  try {
    await mkdir(draft, { mode: 0o700 });
    await copyTree(backup, draft, () => false);
    await giveTree(account, draft);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw roomProblem(dataFolder, String(error), app) ?? error;
  }
  const former = (await exists(folder)) ? `${folder}.before-restore-${timestamp()}` : undefined;
  if (former !== undefined) await rename(folder, former);
  await rename(draft, folder);
  return former;
}

async function giveTree({ ids }: Account, folder: string): Promise<void> {
  if (ids === undefined) return;
  await chown(folder, ids.uid, ids.gid);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chown(join(entry.parentPath, entry.name), ids.uid, ids.gid);
  }
}
