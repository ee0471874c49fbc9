import { chmod, mkdtemp, rm, stat, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { giveAllTo } from './account.ts';
import { chooseAddress } from './address.ts';
import { roomProblem } from './data-folder.ts';
import { forgetForeignSettings } from './postgres.ts';
import { connectionName, startPostgres } from './index.ts';
import { assertPlainPath } from './programs.ts';
import { diary } from './testing/diary.ts';

test("PostgreSQL settings from the environment don't reach the app's own", () => {
  const environment = { PGSSLMODE: 'require', PGOPTIONS: '-c x=y', PGHOST: 'db', PATH: '/bin' };
  forgetForeignSettings(environment);
  expect(environment).toEqual({ PATH: '/bin' });
});

test.each(['"', '$', '`'])('a path with %s is named as the reason', (character) => {
  expect(() => assertPlainPath(`/srv/a${character}b/node_modules`, diary)).toThrow(
    `because of the ${character} in this path`,
  );
});

test('an app without a setting for another database is not told to use it', () => {
  const { databaseSetting: _, ...app } = diary;
  expect(() => assertPlainPath('/srv/a$b', app)).toThrow(/Move Diary to a folder without it\.$/);
  expect(() => assertPlainPath('/srv/a$b', diary)).toThrow(
    /Move Diary to a folder without it, or set DIARY_DATABASE to a PostgreSQL of your own\.$/,
  );
});

test.each(['', 'Diary', '../diary', 'diary"; --', '1diary', 'd'.repeat(32)])(
  'a name that could mean something else is refused: %j',
  async (name) => {
    await expect(startPostgres('/nowhere', { ...diary, name })).rejects.toThrow(TypeError);
  },
);

test('connections have the name of the app and the number of the process', () => {
  expect(connectionName('diary')).toBe(`diary-${String(process.pid)}`);
});

test('a path with blanks, commas, or non-English letters is accepted', () => {
  expect(() => assertPlainPath("/srv/Ana's files, 2026/Żółw/node_modules", diary)).not.toThrow();
});

test.runIf(process.getuid?.() === 0)(
  'a database that root copied is given to the account that runs it',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'diary-copy-'));
    try {
      await mkdir(join(folder, 'base'));
      await writeFile(join(folder, 'base', '1'), '');
      await chmod(folder, 0o700);
      await giveAllTo({ ids: { uid: 65534, gid: 65534 }, mayPassThrough: false }, folder);
      for (const path of ['', 'base', 'base/1']) {
        expect((await stat(join(folder, path))).uid, path).toBe(65534);
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);

describe.runIf(process.platform !== 'win32')('a folder for the socket', () => {
  /** The path is too long for a socket beside it. */
  const deep = join(tmpdir(), 'a-rather-long-name-for-a-folder/'.repeat(4), 'postgres');
  const placeFor = async (mode: number) => {
    const temporary = await mkdtemp(join(tmpdir(), 'diary-place-'));
    await mkdir(join(temporary, 'inside'));
    await chmod(temporary, mode);
    vi.stubEnv('TMPDIR', join(temporary, 'inside'));
    return temporary;
  };
  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(join(tmpdir(), 'a-rather-long-name-for-a-folder'), { recursive: true, force: true });
  });
  const nobody = { ids: { uid: 65534, gid: 65534 }, mayPassThrough: false };

  test.runIf(process.getuid?.() === 0)(
    'that is closed to the account is named, with what to do',
    async () => {
      const temporary = await placeFor(0o700);
      await mkdir(dirname(deep), { recursive: true });
      await expect(chooseAddress(deep, nobody, 'diary')).rejects.toThrow(
        /makes its socket in .*, and may not write there \(A folder above it is closed\.\)/,
      );
      await rm(temporary, { recursive: true });
    },
  );

  test('whose path is a file is named, with what to do', async () => {
    const temporary = await placeFor(0o755);
    await mkdir(dirname(deep), { recursive: true });
    const { host } = await chooseAddress(deep, { mayPassThrough: false }, 'diary');
    await rm(host, { recursive: true });
    await writeFile(host, '');
    await expect(chooseAddress(deep, { mayPassThrough: false }, 'diary')).rejects.toThrow(
      /makes its socket in .*, and may not write there \(EEXIST/,
    );
    await rm(temporary, { recursive: true });
  });
});

test('too little shared memory is distinguished from too little room on the disk', () => {
  const about = (output: string) => roomProblem('/srv/data', output, diary)?.message;
  expect(
    about(
      'FATAL:  could not resize shared memory segment "/PostgreSQL.3464880710" to 1048576 bytes: No space left on device',
    ),
  ).toContain('/dev/shm');
  expect(about('FATAL:  could not write to file "base/5/2600": No space left on device')).toContain(
    'disk for /srv/data',
  );
});
