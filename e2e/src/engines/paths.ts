/** Finds Firefox and WebKit on this machine. Neither is installed automatically. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { engineNames, type EngineName } from './engine.ts';

export const firefoxPath =
  process.env['FIREFOX_PATH'] ??
  onPath('firefox-esr') ??
  onPath('firefox') ??
  existing('/Applications/Firefox.app/Contents/MacOS/firefox');

export const webKitPaths = findWebKit();

const isFound: Readonly<Record<EngineName, boolean>> = {
  chromium: true,
  firefox: firefoxPath !== undefined,
  webkit: webKitPaths !== undefined,
};

export const foundEngines = engineNames.filter((name) => isFound[name]);

/** Engines that are not on this machine, with the packages of Debian that contain them. */
export const missingEngines = [
  ...(isFound.firefox ? [] : ['Firefox (Debian: firefox-esr)']),
  ...(isFound.webkit ? [] : ['WebKit (Debian: webkit2gtk-driver and xvfb)']),
];

function findWebKit() {
  const driver = onPath('WebKitWebDriver');
  const browser = findMiniBrowser();
  const screen = onPath('Xvfb');
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}

function existing(path: string): string | undefined {
  return existsSync(path) ? path : undefined;
}

function onPath(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

/** Debian puts it in a folder that contains the architecture and the library's version. */
function findMiniBrowser(): string | undefined {
  return ['/usr/lib', '/usr/libexec']
    .flatMap((folder) => [folder, ...foldersIn(folder)])
    .flatMap(foldersIn)
    .filter((folder) => /webkit2gtk-[\d.]+$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path));
}

function foldersIn(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(path, name));
}
