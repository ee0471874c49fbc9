/** How to reach the built-in PostgreSQL: a socket file that only this machine can open. */
import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from './free-port.ts';
import type { Account } from './account.ts';
import { makeFolderFor } from './account.ts';

export interface Address {
  /** A folder for the socket, or a loopback address. */
  readonly host: string;
  readonly port: number;
  readonly serverSettings: readonly string[];
}

/** Bytes: macOS allows 104 with the closing zero, Linux 108. */
const maxSocketPath = 103;

export async function chooseAddress(folder: string, account: Account): Promise<Address> {
  if (process.platform === 'win32') return loopbackAddress(folder);
  const host = socketFolder(folder);
  await makeFolderFor(account, host);
  return {
    host,
    // Only a part of the socket's name.
    port: 5432,
    serverSettings: ['listen_addresses=', `unix_socket_directories=${host}`],
  };
}

/** Beside the data where the path is short enough for a socket, else in the system's temporary folder. */
function socketFolder(folder: string): string {
  const beside = `${folder}.socket`;
  if (!beside.includes(',') && Buffer.byteLength(join(beside, '.s.PGSQL.5432')) <= maxSocketPath) {
    return beside;
  }
  const name = createHash('sha256')
    .update(realpathSync(dirname(folder)))
    .update(folder)
    .digest('hex');
  return join(tmpdir(), `qubloom-${name.slice(0, 16)}`);
}

/** Windows: a free port, chosen once and written down. */
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
