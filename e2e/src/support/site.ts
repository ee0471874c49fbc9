/** The real server as a process of its own, on a free port, with data of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));
/** A cold start makes a database first; a machine with two busy cores takes its time. */
const startTimeoutMs = 60_000;

/** The file in which everything that the server prints is kept, for journeys that go wrong. */
const logIn = (dataFolder: string) => join(dataFolder, 'site.log');

/** The latest lines of the server's log. */
export async function latestLog(dataFolder: string): Promise<string> {
  return (await readFile(logIn(dataFolder), 'utf8')).split('\n').slice(-20).join('\n');
}

export type Settings = Readonly<Record<string, string>>;

export interface SiteAddress {
  /** Without a slash at its end. */
  readonly url: string;
  /** Where it keeps its database. */
  readonly dataFolder: string;
}

export interface Site extends SiteAddress {
  /** As a power cut would end it: nothing is said to the process. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/** @param settings Besides those that make it a site of its own. */
export async function startSite(settings: Settings = {}): Promise<Site> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'qubloom-e2e-'));
  // The built-in PostgreSQL refuses to be root, so its folder lies open to the account it runs as.
  await chmod(dataFolder, 0o755);
  const port = await freePort();
  let process_: ChildProcess | undefined;

  const site: Site = {
    url: `http://localhost:${String(port)}`,
    dataFolder,
    async start() {
      process_ = await launch(port, dataFolder, settings);
    },
    async kill() {
      await ended(process_, 'SIGKILL');
    },
    async remove() {
      await ended(process_, 'SIGTERM');
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
      // Lets days pass in the payment sandbox.
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

async function ended(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await exit;
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
