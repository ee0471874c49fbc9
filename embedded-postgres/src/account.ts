/** The system account that runs PostgreSQL, which refuses to run as root. */
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { App } from './app.ts';
import { CannotStart } from './errors.ts';

/** `nobody` and `nogroup` on nearly every system. */
const nobody = 65534;

export interface Account {
  /** Absent if the programs run as the user who started this process. */
  readonly ids?: { readonly uid: number; readonly gid: number };
  /** Root's own folders are closed to others, so the account needs permission to pass through them. */
  readonly mayPassThrough: boolean;
}

/** The owner of an existing cluster runs it; a new one, if root starts it, belongs to `nobody`. */
export async function chooseAccount(
  clusterFolder: string,
  programs: string,
  app: App,
): Promise<Account> {
  const owner = await stat(clusterFolder).catch(() => undefined);
  const self = process.getuid?.();
  if (self === undefined) return { mayPassThrough: false };
  if (self !== 0) {
    if (owner === undefined || owner.uid === self) return { mayPassThrough: false };
    throw new CannotStart(
      `The database in ${clusterFolder} belongs to another account (number ${String(owner.uid)}). ` +
        `Start ${app.title} as it was started the first time, or choose another ${app.folderSetting}.`,
    );
  }
  const ids =
    owner === undefined || owner.uid === 0
      ? { uid: nobody, gid: nobody }
      : { uid: owner.uid, gid: owner.gid };
  const closed =
    (await closedFolderAbove(programs, ids)) ?? (await closedFolderAbove(clusterFolder, ids));
  if (closed !== undefined && !existsSync(setpriv)) {
    throw new CannotStart(
      `PostgreSQL never runs as root, and the account it runs as instead may not enter ${closed}. ` +
        `Move ${app.title} to a folder that everyone may enter (for example /srv), ${orOtherwise(app)}.`,
    );
  }
  return { ids, mayPassThrough: closed !== undefined };
}

const orOtherwise = ({ databaseSetting }: App): string =>
  databaseSetting === undefined
    ? 'or start it as another user'
    : `start it as another user, or set ${databaseSetting}`;

/** Returns true if the account may pass through all folders down to this one. */
export async function mayEnter(account: Account, folder: string): Promise<boolean> {
  if (account.ids === undefined || account.mayPassThrough) return true;
  return (await closedFolderAbove(join(folder, 'any'), account.ids)) === undefined;
}

const setpriv = '/usr/bin/setpriv';

async function closedFolderAbove(
  path: string,
  { uid, gid }: { uid: number; gid: number },
): Promise<string | undefined> {
  const folder = dirname(path);
  const above =
    folder === dirname(folder) ? undefined : await closedFolderAbove(folder, { uid, gid });
  if (above !== undefined) return above;
  const found = await stat(folder).catch(() => undefined);
  if (found === undefined) return undefined;
  const open =
    found.uid === uid
      ? found.mode & 0o100
      : found.gid === gid
        ? found.mode & 0o010
        : found.mode & 1;
  return open === 0 ? folder : undefined;
}

/** Starts a program as the account. */
export function spawnAs(
  account: Account,
  program: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  if (account.ids === undefined || !account.mayPassThrough) {
    return spawn(program, args, { ...options, ...account.ids });
  }
  // Passing closed folders is a capability, and only an "ambient" one survives a change of user.
  const { uid, gid } = account.ids;
  const drop = [`--reuid=${String(uid)}`, `--regid=${String(gid)}`, '--clear-groups'];
  // `no_setuid_fixup` comes last, because access(2) ignores capabilities without it.
  const keep = [
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--securebits=+no_setuid_fixup',
  ];
  return spawn(setpriv, [...drop, ...keep, program, ...args], options);
}

export async function makeFolderFor(account: Account, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await giveTo(account, folder);
}

/** Gives a whole cluster to the account. A copy made by root belongs to root, and PostgreSQL could not read it. */
export async function giveAllTo(account: Account, folder: string): Promise<void> {
  if (account.ids === undefined || (await stat(folder)).uid === account.ids.uid) return;
  for (const entry of await readdir(folder, { recursive: true })) {
    await giveTo(account, join(folder, entry));
  }
  await giveTo(account, folder);
}

export async function giveTo(account: Account, path: string): Promise<void> {
  if (account.ids !== undefined) await chown(path, account.ids.uid, account.ids.gid);
}
