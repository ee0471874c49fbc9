/** A database cluster on disk, and its creation: once, completely or not at all. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { giveTo, makeFolderFor, spawnAs, type Account } from './account.ts';
import type { Address } from './address.ts';
import { passwordFileOf, type App } from './app.ts';
import { CannotStart } from './errors.ts';
import { assertRoom, exists, roomProblem } from './data-folder.ts';
import type { Programs } from './programs.ts';

export interface Cluster {
  /** Absolute, with symbolic links resolved. */
  readonly folder: string;
  readonly app: App;
  readonly account: Account;
  readonly address: Address;
  /** The password of the superuser and of the app's own role. */
  readonly password: string;
  /** The path of the program. */
  readonly postgres: string;
  readonly logFile: string;
  /** Settings as `name=value`, the format of postgresql.conf. */
  readonly serverSettings: readonly string[];
}

export async function readPassword(folder: string, app: App): Promise<string> {
  const passwordFile = passwordFileOf(app);
  return readFile(join(folder, passwordFile), 'utf8').catch(() => {
    throw new CannotStart(
      `The folder ${folder} is not a database that ${app.title} made: ${passwordFile} is missing from it. ` +
        `Move it away or choose another ${app.folderSetting}.`,
    );
  });
}

/** Returns true if a start would find a database in the data folder, so that it would not create one. */
export async function hasDatabase(dataFolder: string): Promise<boolean> {
  return exists(join(dataFolder, 'postgres', 'PG_VERSION'));
}

/**
 * Runs `initdb` in a folder beside the cluster's, then renames it: a start that is killed halfway leaves
 * nothing half-made, and if two starts race, the second one finds the first one's cluster.
 */
export async function makeCluster(
  folder: string,
  account: Account,
  { initdb }: Programs,
  app: App,
): Promise<void> {
  if (await exists(join(folder, 'PG_VERSION'))) return;
  await sweepLeftovers(folder);
  await assertRoom(dirname(folder), app);
  const draft = `${folder}.new-${randomBytes(6).toString('hex')}`;
  const password = randomBytes(24).toString('base64url');
  const handover = `${draft}.password`;
  try {
    await makeFolderFor(account, draft);
    await writeFile(handover, password, { mode: 0o600 });
    await giveTo(account, handover);
    await runInitdb(initdb, account, draft, handover, app);
    await rename(handover, join(draft, passwordFileOf(app)));
    await rename(draft, folder);
  } catch (error) {
    const lostRace = ['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '');
    if (!(lostRace && (await exists(join(folder, 'PG_VERSION'))))) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
    await rm(handover, { force: true });
  }
}

async function runInitdb(
  initdb: string,
  account: Account,
  folder: string,
  passwordPath: string,
  app: App,
) {
  const args = [
    `--pgdata=${folder}`,
    '--username=postgres',
    `--pwfile=${passwordPath}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Words sort the same way on every machine, whatever its own locales are.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ];
  const child = spawnAs(account, initdb, args, {
    cwd: dirname(folder),
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const [code] = (await once(child, 'close').catch((error: unknown) => [
    String(error),
  ])) as unknown[];
  if (code !== 0) {
    throw (
      roomProblem(dirname(folder), output, app) ??
      new CannotStart(
        `PostgreSQL could not make a new database in ${folder}:\n${output.trim() || String(code)}`,
      )
    );
  }
}

/** Removes leftovers of starts that were killed midway, at least ten minutes ago. */
async function sweepLeftovers(folder: string): Promise<void> {
  const parent = dirname(folder);
  for (const name of await readdir(parent)) {
    if (!name.startsWith(`${basename(folder)}.new-`)) continue;
    const path = join(parent, name);
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && Date.now() - found.mtimeMs > 600_000) {
      await rm(path, { recursive: true, force: true });
    }
  }
}
