/** Simulates Windows, where a process doesn't show which folder it uses. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPostgres } from './index.ts';
import { diary } from './testing/diary.ts';

/** A process that has ended, but whose parent has not waited for it yet, has an empty command line. */
const isDead = vi.hoisted(() => async (pid: number) => {
  const { readFile } = await import('node:fs/promises');
  const line = await readFile(`/proc/${String(pid)}/cmdline`, 'utf8').catch(() => '');
  return line === '';
});

vi.mock(import('./lock-file.ts'), async (importOriginal) => {
  const actual = await importOriginal();
  return {
    ...actual,
    holdsCluster: async (pid) => ((await isDead(pid)) ? false : undefined),
  };
});

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'diary-unknown-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

const lockFile = () => join(home, 'postgres', 'postmaster.pid');
const holder = async () => Number.parseInt(await readFile(lockFile(), 'utf8'), 10);

test.runIf(process.platform === 'linux')(
  'a stranger that got the id of a crashed PostgreSQL is left alone',
  { timeout: 60_000 },
  async () => {
    const restarts: unknown[] = [];
    const postgres = await startPostgres(home, diary, {
      onRestart: (error) => restarts.push(error),
    });
    const stranger = spawn('sleep', ['60']);
    const lock = await readFile(lockFile(), 'utf8');
    await writeFile(lockFile(), lock.replace(/^\d+/, String(stranger.pid)));
    process.kill(Number.parseInt(lock, 10), 'SIGKILL');

    // This system's PostgreSQL trusts the id, so it does not start; that is reported, not forced.
    await expect.poll(() => restarts.length, { timeout: 20_000 }).toBeGreaterThan(0);
    await postgres.stop();
    const stopped = await Promise.race([once(stranger, 'exit'), sleep(500, 'alive')]);
    stranger.kill('SIGKILL');
    expect(stopped).toBe('alive');
  },
);

test.runIf(process.platform === 'linux')(
  'a PostgreSQL that answers is stopped',
  { timeout: 60_000 },
  async () => {
    const postgres = await startPostgres(home, diary);
    const pid = await holder();
    await postgres.stop();
    await expect(readFile(lockFile())).rejects.toThrow('ENOENT');
    expect(await isDead(pid)).toBe(true);
  },
);
