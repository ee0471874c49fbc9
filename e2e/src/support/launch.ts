/** The Chromium of the journeys. */
import { existsSync } from 'node:fs';

/** The first that the machine has; `npm test` finds or fetches one and sets CHROME_PATH. */
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
    // No journey leaves this machine. Watching every request instead would keep the browser from caching.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
  ],
};
