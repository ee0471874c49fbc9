/** Starts one PostgreSQL process on a cluster, unless another holds it. */
import { once } from 'node:events';
import { open, readFile, stat, truncate } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { dirname } from 'node:path';
import { spawnAs } from './account.ts';
import { CannotStart } from './cannot-start.ts';
import type { Cluster } from './cluster.ts';
import { roomProblem } from './data-folder.ts';
import { holdsCluster, ownershipOf } from './lock-file.ts';

/** Milliseconds. */
const timeouts = { start: 60_000, lockHeld: 2_000, memoryHeld: 10_000, pause: 25 };

/**
 * `held` when somebody else has the cluster, or has not quite let go of it.
 * @param holder the process number in the lock file
 * @param since when the caller began to try
 * @throws {CannotStart} with what PostgreSQL said.
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
        roomProblem(dirname(cluster.folder), output) ??
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
  // Its processes notice within moments that their parent was killed, and end.
  if (/shared memory block .* still in use/.test(output)) return waited < timeouts.memoryHeld;
  return false;
}

/**
 * The number in the lock file, when it is certainly no PostgreSQL's any more. PostgreSQL itself would
 * believe the number; told that it is its grandparent's, it goes on to its other checks, which a
 * deletion of the lock file would skip.
 */
async function strangersNumber({ folder }: Cluster, holder: number | undefined) {
  if (holder === undefined) return undefined;
  return (await holdsCluster(holder, folder)) === false ? holder : undefined;
}

interface Postmaster {
  /** Resolves with a reason when the process ends, or could not even begin. */
  readonly ended: Promise<string>;
}

/** In a process group of its own: neither Ctrl-C nor a kill of the server reaches it. */
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

/** Empties the log once it has grown long. */
async function logLength(logFile: string): Promise<number> {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  );
  if (size < 5_000_000) return size;
  await truncate(logFile);
  return 0;
}
