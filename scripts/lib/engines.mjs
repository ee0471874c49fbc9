// Finds Firefox and WebKit for the journeys that run in each engine. Neither is installed automatically; without
// them, the run reports what was left out.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Returns settings with the paths of the engines found, and the names of missing ones. */
export function findEngines() {
  const firefox =
    process.env.FIREFOX_PATH ??
    onPath('firefox-esr') ??
    onPath('firefox') ??
    existing('/Applications/Firefox.app/Contents/MacOS/firefox');
  const driver = onPath('WebKitWebDriver');
  const browser = miniBrowser();
  const screen = onPath('Xvfb');
  const hasWebKit = driver && browser && screen;
  return {
    settings: {
      ...(firefox && { FIREFOX_PATH: firefox }),
      ...(hasWebKit && {
        WEBKIT_DRIVER_PATH: driver,
        WEBKIT_BROWSER_PATH: browser,
        XVFB_PATH: screen,
      }),
    },
    missing: [
      ...(firefox ? [] : ['Firefox (Debian: firefox-esr)']),
      ...(hasWebKit ? [] : ['WebKit (Debian: webkit2gtk-driver and xvfb)']),
    ],
  };
}

const existing = (path) => (existsSync(path) ? path : undefined);

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':');
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Debian puts it in a folder that contains the architecture and the library's version. */
function miniBrowser() {
  return ['/usr/lib', '/usr/libexec']
    .flatMap((root) => [root, ...foldersIn(root)])
    .flatMap(foldersIn)
    .filter((folder) => /webkit2gtk-[\d.]+$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path));
}

function foldersIn(path) {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(path, name));
}
