/** Folders that PostgreSQL cannot use. Some of them need root, which mounts small disks in memory. */
import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { prepareDataFolder, roomProblem } from './data-folder.ts';
import { NoRoom, startPostgres } from './index.ts';
import { diary } from './testing/diary.ts';

let home: string;
let disks: string[];
beforeEach(async () => {
  home = await realpath(await mkdtemp(join(tmpdir(), 'diary-folder-')));
  disks = [];
});
afterEach(async () => {
  for (const disk of disks) execFileSync('umount', [disk]);
  await rm(home, { recursive: true, force: true });
});

const failureOf = (dataFolder: string) =>
  startPostgres(dataFolder, diary).then(
    () => 'it started',
    (error: unknown) => String(error),
  );

const inItsPlace = (folder: string) =>
  `CannotStart: DIARY_FOLDER is ${folder}, but a file stands in its place. Move the file away, or set DIARY_FOLDER to another folder.`;
const mayNotWrite = (folder: string) =>
  `CannotStart: Diary may not write to ${folder}. Let it, or set DIARY_FOLDER to a folder that it may write to.`;
const tooLittleRoom = (folder: string) =>
  `NoRoom: There is too little room on the disk for ${folder}. Make room there (150 MB will do), or set DIARY_FOLDER to a folder on another disk.`;

test('a missing folder is created, with those above it', async () => {
  const folder = join(home, 'a', 'b');
  expect(await prepareDataFolder(folder, diary)).toBe(folder);
  expect(await prepareDataFolder(folder, diary)).toBe(folder);
});

test('a file instead of the folder, or of one above it', async () => {
  const file = join(home, 'file');
  await writeFile(file, '');
  expect(await failureOf(file)).toBe(inItsPlace(file));
  expect(await failureOf(join(file, 'below'))).toBe(inItsPlace(join(file, 'below')));
});

// Root may write to any folder on a writable disk.
test.runIf(process.getuid !== undefined && process.getuid() !== 0)(
  'a folder that only others may write to',
  async () => {
    await chmod(home, 0o500);
    expect(await failureOf(join(home, 'data'))).toBe(mayNotWrite(join(home, 'data')));
    await chmod(home, 0o700);
  },
);

describe.runIf(canMount())('on a disk', () => {
  async function mount(options: string): Promise<string> {
    const disk = join(home, 'disk');
    await mkdir(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk]);
    disks.push(disk);
    return disk;
  }

  test('that is read-only', async () => {
    const disk = await mount('ro,size=1m');
    for (const folder of [disk, join(disk, 'below', 'it')]) {
      expect(await failureOf(folder)).toBe(mayNotWrite(folder));
    }
  });

  test('that is too small for a new database', async () => {
    const disk = await mount('size=16m');
    expect(await failureOf(disk)).toBe(tooLittleRoom(disk));
  });

  test('that is full when a database already exists', async () => {
    const disk = await mount('size=200m');
    await (await startPostgres(disk, diary)).stop();
    execFileSync('sh', ['-c', 'dd if=/dev/zero of=fill bs=1M 2>/dev/null || true'], { cwd: disk });
    expect(await failureOf(disk)).toBe(tooLittleRoom(disk));
  });
});

test("PostgreSQL's own words when its disk is full", () => {
  const output = 'FATAL:  could not write lock file "postmaster.pid": No space left on device';
  expect(String(roomProblem('/data', output, diary))).toBe(tooLittleRoom('/data'));
  expect(roomProblem('/data', output, diary)).toBeInstanceOf(NoRoom);
  expect(roomProblem('/data', 'FATAL:  something else', diary)).toBeUndefined();
});

function canMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}
