// Installs packages when those on disk are not those of package-lock.json. There are two states: what
// serving and building need, and everything (linters, test tools, benches), which takes twice as long.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmQuietly, root, Stop } from './project.mjs';
import { step } from './progress.mjs';

const quiet = ['--no-audit', '--no-fund'];

/** What is installed beyond that is left alone, and kept up to date. */
export async function installToServe() {
  const installed = installedPackages();
  if (hasAll(installed, hasDevelopmentTools(installed) ? isAny : isServed)) return;
  if (hasDevelopmentTools(installed)) await install(['install', '--include=dev']);
  else await install(['ci', '--omit=dev', '--include=optional']);
}

export async function installEverything() {
  const installed = installedPackages();
  if (hasAll(installed, isAny)) return;
  // What `npm start` has put there stays; on an empty disk `ci` is quicker.
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

/** Asks about the network only if npm's errors name it. */
export function installFailure(errors) {
  const isOffline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/.test(
    errors,
  );
  const question = isOffline ? ' Is this machine online?' : '';
  return `The packages could not be installed; npm says why above.${question}`;
}

const isAny = () => true;
const isServed = (entry) => entry.dev !== true;

/** npm writes down what it has installed, as its last step. */
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

/** Neither a package of this project, nor one for other machines, of which only some are here. */
function isOfRegistry(path, entry) {
  return /(^|\/)node_modules\//.test(path) && !entry.link && !entry.optional && !entry.devOptional;
}

function lockedPackages() {
  return packagesOf(join(root, 'package-lock.json'));
}

function packagesOf(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}
