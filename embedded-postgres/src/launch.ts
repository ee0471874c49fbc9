/** Starts one PostgreSQL process on a cluster, unless another holds it. */
import { once } from 'node:events';
import { open, readFile, stat, truncate } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { dirname } from 'node:path';
import { spawnAs } from './account.ts';
import { CannotStart } from './errors.ts';
import type { Cluster } from './cluster.ts';
import { roomProblem } from './data-folder.ts';
import { holdsCluster, ownershipOf } from './lock-file.ts';

/** Times in milliseconds. */
const timeouts = { start: 60_000, lockHeld: 2_000, memoryHeld: 10_000, pause: 25 };

/**
 * Returns `held` if another process has the cluster, or has not quite released it.
 * @param holder the process id in the lock file
 * @param since when the caller started trying
 * @throws {CannotStart} with PostgreSQL's output, or {NoRoom}.
 */
export async function launch(
  cluster: Cluster,
  holder: number | undefined,
  since: number,
  answers: () => Promise<boolean>,
): Promise<'ready' | 'held'> {
  const logged = await logLength(cluster.logFile);
  const { ended } = await spawnPostmaster(cluster, await strangersNumber(cluster, holder));
  while (Date.now() - since < timeouts.start) {
    const reason = await Promise.race([ended, sleep(timeouts.pause)]);
    if (reason !== undefined) {
      const output = (await readFile(cluster.logFile, 'utf8')).slice(logged).trim();
      if (isHeld(output, Date.now() - since)) return 'held';
      throw (
        roomProblem(dirname(cluster.folder), output, cluster.app) ??
        new CannotStart(`PostgreSQL on ${cluster.folder} did not start:\n${output || reason}`)
      );
    }
    if (await answers()) return 'ready';
  }
  throw new CannotStart(
    `PostgreSQL on ${cluster.folder} has not become ready within a minute. ` +
      `It may still be mending what a crash left: try again soon; its log is ${cluster.logFile}.`,
  );
}

function isHeld(output: string, waited: number): boolean {
  if (/lock file ".*" already exists/.test(output)) return waited < timeouts.lockHeld;
  // PostgreSQL's processes notice within moments that their parent was killed, and end.
  if (/shared memory block .* still in use/.test(output)) return waited < timeouts.memoryHeld;
  return false;
}

/**
 * The process id in the lock file, if it certainly no longer belongs to a PostgreSQL. PostgreSQL itself would
 * trust the id. If it is told that the id is its grandparent's, it goes on to its other checks, which deleting
 * the lock file would skip.
 */
async function strangersNumber({ folder }: Cluster, holder: number | undefined) {
  if (holder === undefined) return undefined;
  return (await holdsCluster(holder, folder)) === false ? holder : undefined;
}

interface Postmaster {
  /** Resolves with a reason when the process ends or fails to start. */
  readonly ended: Promise<string>;
}

/** Runs in its own process group: neither Ctrl-C nor a kill of this process reaches it. */
async function spawnPostmaster(cluster: Cluster, notAPostmaster?: number): Promise<Postmaster> {
  const [flag, folder, firstSetting] = ownershipOf(cluster.folder);
  const settings = [...cluster.address.serverSettings, ...cluster.serverSettings];
  const args = [flag, folder, ...settings.flatMap((setting) => [firstSetting, setting])];
  const log = await open(cluster.logFile, 'a', 0o600);
  try {
    const child = spawnAs(cluster.account, cluster.postgres, args, {
      cwd: cluster.folder,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      env: {
        PATH: process.env['PATH'],
        LC_ALL: 'C',
        ...(notAPostmaster === undefined ? {} : { PG_GRANDPARENT_PID: String(notAPostmaster) }),
      },
    });
    child.unref();
    const ended = once(child, 'exit').then(([code]) => `It ended with ${String(code)}.`, String);
    return { ended };
  } finally {
    await log.close();
  }
}

/** Empties the log if it has grown long. */
async function logLength(logFile: string): Promise<number> {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  );
  if (size < 5_000_000) return size;
  await truncate(logFile);
  return 0;
}
