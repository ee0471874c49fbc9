// Installs packages if those on disk differ from package-lock.json. There are two sets: the packages for building and
// serving, and all packages (with linters, test tools, and benchmarks), which take twice as long.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root, step, Stop } from './project.mjs';

/** Installs what building and serving need. Development tools already on disk are kept up to date. */
export async function installToServe() {
  const installed = installedPackages();
  const hasTools = packagesOf('package-lock.json').some(
    ([path, { dev }]) => dev && path in installed,
  );
  await install(installed, hasTools ? '--include=dev' : '--omit=dev');
}

export async function installEverything() {
  await install(installedPackages(), '--include=dev');
}

async function install(installed, scope) {
  const isWanted = ([, { dev }]) => scope === '--include=dev' || !dev;
  const wanted = packagesOf('package-lock.json').filter(isWanted);
  // An update may bring a new package of this project, which npm links.
  const isInstalled = ([path, { link, version }]) =>
    link ? existsSync(join(root, path)) : installed[path]?.version === version;
  if (wanted.every(isInstalled)) return;
  // `install` keeps what an earlier command has installed; on an empty disk, `ci` is faster.
  const command = Object.keys(installed).length === 0 ? 'ci' : 'install';
  const code = await step('Installing packages', () =>
    npm([command, scope, '--include=optional', '--no-audit', '--no-fund']),
  );
  if (code !== 0) throw new Stop('The packages could not be installed; npm says why above.');
}

/** npm writes this list as the last step of an install. */
function installedPackages() {
  return Object.fromEntries(packagesOf('node_modules/.package-lock.json'));
}

/** Excludes packages for certain platforms, because a machine installs only some of these. */
function packagesOf(lockFile) {
  const path = join(root, lockFile);
  if (!existsSync(path)) return [];
  return Object.entries(JSON.parse(readFileSync(path, 'utf8')).packages).filter(
    ([name, { optional, devOptional }]) =>
      /(^|\/)node_modules\//.test(name) && !optional && !devOptional,
  );
}
