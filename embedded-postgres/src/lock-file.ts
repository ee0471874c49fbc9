/** Finds the holder of a cluster: reads `postmaster.pid` in its folder and checks that process. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The process id in the lock file, if there is one. */
export async function readHolder(folder: string): Promise<number | undefined> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return pid > 0 ? pid : undefined;
}

/**
 * Returns true if the process is a PostgreSQL on this very folder, and undefined if the system cannot say. An id alone
 * proves nothing: after a crash it may belong to any process, or to a zombie, whose command line is empty.
 */
export async function holdsCluster(pid: number, folder: string): Promise<boolean | undefined> {
  if (!isAlive(pid)) return false;
  const commandLine = await commandLineOf(pid);
  return commandLine === undefined
    ? undefined
    : commandLine.includes(` ${ownershipOf(folder).join(' ')} `);
}

/** The arguments by which a PostgreSQL names its folder; more arguments follow. */
export const ownershipOf = (folder: string) => ['-D', folder, '-c'] as const;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function commandLineOf(pid: number): Promise<string | undefined> {
  if (process.platform === 'win32') return undefined;
  try {
    return (await readFile(`/proc/${String(pid)}/cmdline`, 'utf8')).replaceAll('\0', ' ');
  } catch {
    const ps = promisify(execFile)('ps', ['-ww', '-p', String(pid), '-o', 'command=']);
    return ps.then(
      ({ stdout }) => stdout,
      (error: unknown) => ((error as { code?: unknown }).code === 1 ? '' : undefined),
    );
  }
}
