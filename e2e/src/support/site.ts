/** The real server as a separate process, on a free port, with its own data. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const server = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));
/** A cold start creates a database first, which takes time on a machine with two busy cores. */
const startTimeoutMs = 60_000;

/** File that keeps the server's output for failed journeys. */
const logIn = (dataFolder: string) => join(dataFolder, 'site.log');

/** The last lines of the server's log. */
export async function latestLog(dataFolder: string): Promise<string> {
  return (await readFile(logIn(dataFolder), 'utf8')).split('\n').slice(-20).join('\n');
}

export type Settings = Readonly<Record<string, string>>;

const movedClock = new URL('moved-clock.mjs', import.meta.url);

/** Settings of a server whose clock is ahead by this many milliseconds, or behind. */
export const clockMovedBy = (ms: number): Settings => ({
  NODE_OPTIONS: `--import=${movedClock.href}`,
  CLOCK_OFFSET_MS: String(ms),
});

export interface SiteAddress {
  /** Address without a trailing slash. */
  readonly url: string;
  /** Folder of the site's database. */
  readonly dataFolder: string;
}

export interface Site extends SiteAddress {
  /** Kills the server without warning, like a power failure. */
  kill(): Promise<void>;
  /** Restarts it with the same port and data, and with these settings too. */
  start(more?: Settings): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/** @param settings Settings in addition to those of a separate site. */
export async function startSite(settings: Settings = {}): Promise<Site> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'qubloom-e2e-'));
  // The built-in PostgreSQL refuses to run as root, so its account must be able to read the folder.
  await chmod(dataFolder, 0o755);
  const port = await freePort();
  let process_: ChildProcess | undefined;

  const site: Site = {
    url: `http://localhost:${String(port)}`,
    dataFolder,
    async start(more = {}) {
      process_ = await launch(port, dataFolder, { ...settings, ...more });
    },
    async kill() {
      await end(process_, 'SIGKILL');
    },
    async remove() {
      await end(process_, 'SIGTERM');
      await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  await site.start();
  return site;
}

function launch(port: number, dataFolder: string, settings: Settings): Promise<ChildProcess> {
  const child = spawn(process.execPath, [server], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'warn',
      // Test mode makes it possible to let days pass in the payment sandbox.
      NODE_ENV: 'test',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createWriteStream(logIn(dataFolder), { flags: 'a' });
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  return new Promise((resolve, reject) => {
    let output = '';
    const give = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The server did not start. It printed:\n${output}`));
    }, startTimeoutMs);
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes('is ready at')) return;
      clearTimeout(give);
      resolve(child);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => {
      clearTimeout(give);
      reject(new Error(`The server ended with ${String(code)}. It printed:\n${output}`));
    });
  });
}

async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await exit;
}
