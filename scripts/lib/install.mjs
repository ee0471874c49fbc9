// Installs packages if those on disk differ from package-lock.json. There are two sets: the packages for building and
// serving, and all packages (with linters, test tools, and benchmarks), which take twice as long.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmQuietly, root, Stop } from './project.mjs';
import { step } from './progress.mjs';

const quiet = ['--no-audit', '--no-fund'];

/** Installs what building and serving need. Development tools already on disk are kept up to date. */
export async function installToServe() {
  const installed = installedPackages();
  if (hasAll(installed, hasDevelopmentTools(installed) ? isAny : isServed)) return;
  if (hasDevelopmentTools(installed)) await install(['install', '--include=dev']);
  else await install(['ci', '--omit=dev', '--include=optional']);
}

export async function installEverything() {
  const installed = installedPackages();
  if (hasAll(installed, isAny)) return;
  // `install` keeps what `npm start` has installed; on an empty disk, `ci` is faster.
  const command = installed === undefined ? 'ci' : 'install';
  await install([command, '--include=dev', '--include=optional']);
}

async function install(args) {
  const { code, stdout, stderr } = await step('Installing packages', () =>
    npmQuietly([...args, ...quiet]),
  );
  process.stderr.write(stderr);
  if (code === 0) return;
  process.stdout.write(stdout);
  throw new Stop(installFailure(stderr));
}

/** Builds the message for a failed install. It asks about the network only if npm's errors mention it. */
export function installFailure(errors) {
  const isOffline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/.test(
    errors,
  );
  const question = isOffline ? ' Is this machine online?' : '';
  return `The packages could not be installed; npm says why above.${question}`;
}

const isAny = () => true;
const isServed = (entry) => entry.dev !== true;

/** npm writes this list as the last step of an install. */
function installedPackages() {
  const note = join(root, 'node_modules', '.package-lock.json');
  return existsSync(note) ? packagesOf(note) : undefined;
}

function hasAll(installed, isRequested) {
  if (installed === undefined) return false;
  return Object.entries(lockedPackages()).every(
    ([path, entry]) =>
      !isOfRegistry(path, entry) ||
      !isRequested(entry) ||
      installed[path]?.version === entry.version,
  );
}

function hasDevelopmentTools(installed) {
  if (installed === undefined) return false;
  return Object.entries(lockedPackages()).some(
    ([path, entry]) => isOfRegistry(path, entry) && entry.dev && installed[path] !== undefined,
  );
}

/**
 * Excludes packages of this project, and packages for certain platforms, because a machine installs only some of
 * these.
 */
function isOfRegistry(path, entry) {
  return /(^|\/)node_modules\//.test(path) && !entry.link && !entry.optional && !entry.devOptional;
}

function lockedPackages() {
  return packagesOf(join(root, 'package-lock.json'));
}

function packagesOf(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}
