/** The address of the PostgreSQL: a socket file that only this machine can open. */
import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from './free-port.ts';
import type { Account } from './account.ts';
import { makeFolderFor, mayEnter } from './account.ts';
import { CannotStart } from './errors.ts';
import { tryWriting } from './data-folder.ts';

export interface Address {
  /** A folder for the socket, or a loopback address. */
  readonly host: string;
  readonly port: number;
  readonly serverSettings: readonly string[];
}

/** In bytes: macOS allows 104 with the final zero, Linux 108. */
const maxSocketPath = 103;

/** @param name the app's, for a folder that other apps don't use */
export async function chooseAddress(
  folder: string,
  account: Account,
  name: string,
): Promise<Address> {
  if (process.platform === 'win32') return loopbackAddress(folder);
  const host = socketFolder(folder, name);
  await prepareSocketFolder(account, host);
  return {
    host,
    // The port is only a part of the socket's name.
    port: 5432,
    serverSettings: ['listen_addresses=', `unix_socket_directories=${host}`],
  };
}

/** @throws {CannotStart} if the account may not create its socket there. */
async function prepareSocketFolder(account: Account, host: string): Promise<void> {
  try {
    await makeFolderFor(account, host);
    await tryWriting(host);
    if (!(await mayEnter(account, host))) throw new Error('A folder above it is closed.');
  } catch (error) {
    const { message } = error as Error;
    throw new CannotStart(
      `The database makes its socket in ${host}, and may not write there (${message}). ` +
        'Remove that folder if another account has left it, or set TMPDIR to a folder that everyone may enter.',
      { cause: error },
    );
  }
}

/** Next to the data if the path is short enough for a socket, otherwise in the system's temporary folder. */
function socketFolder(folder: string, name: string): string {
  const beside = `${folder}.socket`;
  if (!beside.includes(',') && Buffer.byteLength(join(beside, '.s.PGSQL.5432')) <= maxSocketPath) {
    return beside;
  }
  const hash = createHash('sha256')
    .update(realpathSync(dirname(folder)))
    .update(folder)
    .digest('hex');
  return join(tmpdir(), `${name}-${hash.slice(0, 16)}`);
}

/** On Windows: a free port, chosen once and written to a file. */
async function loopbackAddress(folder: string): Promise<Address> {
  const portFile = `${folder}.port`;
  let port = Number(await readFile(portFile, 'utf8').catch(() => '0'));
  if (port === 0) {
    port = await freePort();
    await writeFile(portFile, String(port));
  }
  return {
    host: '127.0.0.1',
    port,
    serverSettings: ['listen_addresses=127.0.0.1', `port=${String(port)}`],
  };
}
