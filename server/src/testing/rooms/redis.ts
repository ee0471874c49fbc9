/** Redis for tests: a local one if it is installed, otherwise the one at REDIS_URL, or none. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../free-port.ts';

export interface TestRedis {
  readonly url: string;
  /** Null for a Redis at REDIS_URL, which tests must not stop. */
  readonly own: {
    start(): Promise<void>;
    stop(): Promise<void>;
    signal(signal: NodeJS.Signals): void;
  } | null;
  end(): Promise<void>;
}

const isInstalled = spawnSync('redis-server', ['--version']).status === 0;

/** Suffix for the names of skipped tests. */
export const withoutRedis =
  'skipped, because there is neither a redis-server on this machine nor a REDIS_URL';

export async function findRedis(): Promise<TestRedis | null> {
  const { REDIS_URL: given } = process.env;
  if (isInstalled) return startRedis(await freePort());
  return given ? { url: given, own: null, end: () => Promise.resolve() } : null;
}

async function startRedis(port: number): Promise<TestRedis> {
  let child: ChildProcess | undefined;
  const start = async () => {
    child = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of child.stdout ?? []) {
      if (String(line).includes('Ready to accept')) break;
    }
  };
  const stop = async () => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${String(port)}`,
    own: { start, stop, signal: (signal) => void child?.kill(signal) },
    end: stop,
  };
}
