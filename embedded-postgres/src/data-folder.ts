/** Checks that the data folder can be used, before PostgreSQL fails on it. */
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, realpath, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { App } from './app.ts';
import { CannotStart, NoRoom, type PostgresProblem } from './errors.ts';

/** Creates the folder if it is missing. Returns its path with symbolic links resolved. */
export async function prepareDataFolder(dataFolder: string, app: App): Promise<string> {
  try {
    await makeFolder(dataFolder);
    const home = await realpath(dataFolder);
    await tryWriting(home);
    return home;
  } catch (error) {
    throw folderProblem(dataFolder, (error as NodeJS.ErrnoException).code, app) ?? error;
  }
}

/** In bytes: a new cluster takes 40 MB, and another 40 MB as soon as it is written to. */
const roomForNewCluster = 150_000_000;

/** @throws {NoRoom} if a new cluster would not fit. */
export async function assertRoom(dataFolder: string, app: App): Promise<void> {
  const { bavail, bsize } = await statfs(dataFolder);
  if (bavail * bsize < roomForNewCluster) throw tooLittleRoom(dataFolder, app);
}

/** @throws {NoRoom} if a copy of a folder would not fit into another one. */
export async function assertRoomFor(folder: string, into: string): Promise<void> {
  const { bavail, bsize } = await statfs(into);
  const needed = await sizeOf(folder);
  if (bavail * bsize >= needed) return;
  const megabytes = String(Math.ceil(needed / 1e6));
  throw new NoRoom(
    `There is too little room on the disk of ${into}: the copy takes ${megabytes} MB. Make room there, or use another disk.`,
  );
}

/** Bytes in all files of a folder; some of them may vanish during the count. */
async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true });
  const sizes = entries.map((entry) =>
    stat(join(folder, entry)).then(
      (found) => (found.isFile() ? found.size : 0),
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** The sentence for a full disk or full memory, if PostgreSQL's output says so. */
export function roomProblem(
  dataFolder: string,
  postgresOutput: string,
  app: App,
): NoRoom | undefined {
  if (/shared memory segment .*No space left on device/.test(postgresOutput)) {
    return new NoRoom(
      'There is too little shared memory on this machine (/dev/shm). Make it larger: 64 MB will do, which is --shm-size=64m for a container.',
    );
  }
  return /No space left on device|Disk quota exceeded/.test(postgresOutput)
    ? tooLittleRoom(dataFolder, app)
    : undefined;
}

/** Node's own `recursive` reports a read-only disk as a folder that does not exist. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && dirname(folder) !== folder) {
      await makeFolder(dirname(folder));
      await mkdir(folder);
    } else if (code !== 'EEXIST') throw error;
  }
}

export async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}

export async function tryWriting(folder: string): Promise<void> {
  const file = join(folder, `.written-${randomBytes(6).toString('hex')}`);
  try {
    await writeFile(file, 'x');
  } finally {
    await rm(file, { force: true });
  }
}

function folderProblem(
  dataFolder: string,
  code: string | undefined,
  app: App,
): PostgresProblem | undefined {
  const { title, folderSetting } = app;
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return new CannotStart(
        `${folderSetting} is ${dataFolder}, but a file stands in its place. Move the file away, or set ${folderSetting} to another folder.`,
      );
    case 'EROFS':
    case 'EACCES':
    case 'EPERM':
      return new CannotStart(
        `${title} may not write to ${dataFolder}. Let it, or set ${folderSetting} to a folder that it may write to.`,
      );
    case 'ENOSPC':
    case 'EDQUOT':
      return tooLittleRoom(dataFolder, app);
    default:
      return undefined;
  }
}

function tooLittleRoom(dataFolder: string, { folderSetting }: App): NoRoom {
  return new NoRoom(
    `There is too little room on the disk for ${dataFolder}. Make room there (150 MB will do), or set ${folderSetting} to a folder on another disk.`,
  );
}
