/** Freezes a PostgreSQL with all its processes, like a machine without free memory. Linux only. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Frozen {
  thaw(): void;
}

/** @param dataFolder Folder with the data of the built-in PostgreSQL. */
export async function freezeDatabase(dataFolder: string): Promise<Frozen> {
  const postmaster = await postmasterOf(dataFolder);
  // The parent is stopped first, so that it starts no more children.
  process.kill(postmaster, 'SIGSTOP');
  const children = await childrenOf(postmaster);
  for (const child of children) process.kill(child, 'SIGSTOP');
  return {
    thaw: () => {
      for (const one of [...children, postmaster]) process.kill(one, 'SIGCONT');
    },
  };
}

/** Process id of the main process, from PostgreSQL's own lock file. */
export async function postmasterOf(dataFolder: string): Promise<number> {
  return Number.parseInt(
    await readFile(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8'),
    10,
  );
}

async function childrenOf(parent: number): Promise<number[]> {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(
    numbers.map(async (pid) => {
      const status = await readFile(`/proc/${String(pid)}/status`, 'utf8').catch(() => '');
      return new RegExp(`^PPid:\\s+${String(parent)}$`, 'm').test(status) ? pid : undefined;
    }),
  );
  return found.filter((pid) => pid !== undefined);
}
