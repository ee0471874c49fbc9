/** Launch options of the journeys' Chromium. */
import { existsSync } from 'node:fs';

/** The first of these on the machine; `npm test` finds or installs one and sets CHROME_PATH. */
const browser = [
  process.env['CHROME_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
].find((path) => path !== undefined && existsSync(path));

export const launchOptions = {
  ...(browser && { executablePath: browser }),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
    // This keeps journeys on the machine. Intercepting every request instead would turn off the browser's cache.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
  ],
};
