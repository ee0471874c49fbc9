/** The built server as a separate process, for tests that kill it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

export interface ServerProcess {
  /** Address such as `http://localhost:4321`. */
  readonly origin: string;
  readonly child: ChildProcess;
  /** Output so far, from both streams. */
  output(): string;
  /** Ends the process, by SIGTERM unless another signal is given, and returns its exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts the server and waits until it reports that it is ready.
 * @throws {Error} with the server's output if it ends instead.
 */
export async function startProcess(environment: Record<string, string>): Promise<ServerProcess> {
  if (!existsSync(entry)) throw new Error('Build the server first: npm run build');
  const child = spawn(process.execPath, [entry], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      ...environment,
    },
  });
  let output = '';
  const exited = once(child, 'exit');
  const ready = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const origin = /is ready at (\S+)/.exec(output)?.[1];
        if (origin !== undefined) resolve(origin);
      });
    }
  });
  const origin = await Promise.race([ready, exited.then(() => undefined)]);
  if (origin === undefined) throw new Error(output);
  return {
    origin,
    child,
    output: () => output,
    end: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await exited;
      return child.exitCode;
    },
  };
}
