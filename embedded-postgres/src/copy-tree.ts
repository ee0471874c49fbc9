/** Copies the files of a cluster. */
import { chmod, copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that belong only to the running server; a copy starts without them. */
const isOfRunningServer = (name: string) =>
  /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*)$/.test(name);

/** @param isEmptied tells by name which folders are created without their contents */
export async function copyTree(
  from: string,
  to: string,
  isEmptied: (name: string) => boolean,
): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (isOfRunningServer(entry.name)) continue;
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory() && isEmptied(entry.name)) await mkdir(copy, { mode: 0o700 });
    else if (entry.isDirectory()) await copyTree(source, copy, () => false);
    else if (entry.isFile()) await copyFileThatMayVanish(source, copy);
  }
}

/** Dropping a table during the copy removes its files; the log tells the copy about it. */
async function copyFileThatMayVanish(source: string, copy: string): Promise<void> {
  try {
    await copyFile(source, copy);
    await chmod(copy, 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
