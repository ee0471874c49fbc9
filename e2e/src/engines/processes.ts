/** Processes of the engines. */
import type { ChildProcess } from 'node:child_process';

const startTimeoutMs = 60_000;

/** Waits until the program prints a match, and returns its first group. */
export function waitForMatch(program: ChildProcess, wanted: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = () => {
      program.kill('SIGKILL');
      reject(new Error(`${program.spawnfile} did not start. It printed:\n${output}`));
    };
    const timer = setTimeout(fail, startTimeoutMs);
    for (const stream of [program.stdout, program.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
        const found = wanted.exec(output)?.[1];
        if (found === undefined) return;
        clearTimeout(timer);
        resolve(found);
      });
    }
    program.once('error', fail);
    program.once('exit', fail);
  });
}

/** Reads what a program prints, and returns the last 10,000 characters when asked. */
export function lastOutput(program: ChildProcess): () => string {
  let output = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output = (output + chunk).slice(-10_000);
    });
  }
  return () => output;
}

export async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = new Promise((resolve) => program.once('exit', resolve));
  program.kill('SIGTERM');
  const timer = setTimeout(() => program.kill('SIGKILL'), 5_000);
  await ended;
  clearTimeout(timer);
}
