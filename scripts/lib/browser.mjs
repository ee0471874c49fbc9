// Finds Chrome or Chromium for the browser tests, and installs one if there is none.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { call, npm, root, say, Stop } from './project.mjs';

const home = join(root, '.cache', 'browser');

/**
 * Returns the path of a working browser. With `source` set to `npm`, it is the browser from the npm package even if
 * another is installed; tests that pass with it also pass on a bare machine.
 */
export async function findBrowser(source) {
  const mayUseInstalled = source !== 'npm';
  const installed =
    (mayUseInstalled ? installedBrowsers().find(canRun) : undefined) ?? (await unpackedPackage());
  if (installed !== undefined) return installed;
  say('Installing a browser for the tests (only once) ...');
  const fetched =
    (await installPackage()) ?? (mayUseInstalled ? await installFromSystem() : undefined);
  if (fetched !== undefined) return fetched;
  throw new Stop(
    'No working Chrome or Chromium was found, and none could be installed. Install one, or set CHROME_PATH to its path.',
  );
}

function installedBrowsers() {
  const { CHROME_PATH, PATH = '', LOCALAPPDATA = '', PROGRAMFILES = '' } = process.env;
  const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];
  const separator = process.platform === 'win32' ? ';' : ':';
  return [
    ...(CHROME_PATH ? [CHROME_PATH] : []),
    ...PATH.split(separator).flatMap((folder) => names.map((name) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    join(PROGRAMFILES, 'Google/Chrome/Application/chrome.exe'),
    join(LOCALAPPDATA, 'Google/Chrome/Application/chrome.exe'),
  ].filter((path) => existsSync(path));
}

/**
 * Checks that the browser starts, because some systems have a `chromium` that only prints how to install one, or lack
 * a library.
 */
function canRun(path) {
  // Chrome for Windows opens a window instead of answering.
  if (process.platform === 'win32') return true;
  const { status, stdout } = spawnSync(path, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  return status === 0 && /chrom/i.test(stdout);
}

/** Installs a browser from an npm package, which unpacks itself into the temporary folder. */
async function installPackage() {
  if (process.platform !== 'linux') return undefined;
  mkdirSync(home, { recursive: true });
  const flags = ['--no-save', '--no-audit', '--no-fund', '--no-package-lock'];
  const code = await npm(['install', '--prefix', home, ...flags, '@sparticuz/chromium@147.0.0']);
  return code === 0 ? unpackedPackage() : undefined;
}

async function unpackedPackage() {
  const code = join(home, 'node_modules/@sparticuz/chromium');
  if (!existsSync(code)) return undefined;
  const load = (path) => import(pathToFileURL(join(code, path)).href);
  const before = process.env.TMPDIR;
  process.env.TMPDIR = join(home, 'unpacked');
  mkdirSync(process.env.TMPDIR, { recursive: true });
  try {
    const { default: chromium } = await load('build/esm/index.js');
    const path = await chromium.executablePath();
    if (canRun(path)) return path;
    // The package includes libraries that a bare system lacks; the browser's process inherits this variable.
    const { inflate } = await load('build/esm/lambdafs.js');
    process.env.LD_LIBRARY_PATH = join(await inflate(join(code, 'bin/al2023.tar.br')), 'lib');
    if (canRun(path)) return path;
    delete process.env.LD_LIBRARY_PATH;
    return undefined;
  } catch {
    return undefined;
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** Installs Chromium on Debian and its derivatives, if this process is root. */
async function installFromSystem() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  await call('apt-get', ['update', '-qq']);
  await call('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
  return installedBrowsers().find(canRun);
}
