import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { desktop } from './src/support/sizes.ts';

/** The first that the machine has; `npm test` finds or fetches one and sets CHROME_PATH. */
const browser = [
  process.env['CHROME_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
].find((path) => path !== undefined && existsSync(path));

/** `npm run screenshots` uses the same site and browser, with pictures in place of assertions. */
const isForPictures = process.env['SCREENSHOTS'] !== undefined;

export default defineConfig({
  testDir: 'src',
  testMatch: isForPictures ? '**/*.shots.ts' : '**/*.test.ts',
  globalSetup: './src/global-setup.ts',
  outputDir: '../.cache/journeys',
  // The second one is for `npm test`, which counts.
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  // Every journey has a window and a learner of its own, so their order does not matter.
  fullyParallel: true,
  // The machine has to run the site and the browsers beside them: two cores are enough for two.
  workers: 2,
  forbidOnly: true,
  timeout: isForPictures ? 600_000 : 120_000,
  expect: { timeout: 15_000 },
  use: {
    viewport: desktop,
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
      ],
    },
  },
});
