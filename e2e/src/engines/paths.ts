/** Paths of the engines, which `scripts/lib/engines.mjs` finds and passes in these settings. */
import { engineNames, type EngineName } from './engine.ts';

const { FIREFOX_PATH, WEBKIT_DRIVER_PATH, WEBKIT_BROWSER_PATH, XVFB_PATH } = process.env;

export const firefoxPath = FIREFOX_PATH;

export const webKitPaths =
  WEBKIT_DRIVER_PATH && WEBKIT_BROWSER_PATH && XVFB_PATH
    ? { driver: WEBKIT_DRIVER_PATH, browser: WEBKIT_BROWSER_PATH, screen: XVFB_PATH }
    : undefined;

const isFound: Readonly<Record<EngineName, boolean>> = {
  chromium: true,
  firefox: firefoxPath !== undefined,
  webkit: webKitPaths !== undefined,
};

export const foundEngines = engineNames.filter((name) => isFound[name]);
