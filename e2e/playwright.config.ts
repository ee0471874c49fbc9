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

/** `npm run screenshots` and `npm run videos` use the same site and browser, and assert nothing. */
const pictures = ['shots', 'videos'].find((kind) => kind === process.env['PICTURES']);

export default defineConfig({
  testDir: 'src',
  testMatch: `**/*.${pictures ?? 'test'}.ts`,
  globalSetup: './src/global-setup.ts',
  outputDir: '../.cache/journeys',
  // The second one is for `npm test`, which counts.
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  // Every journey has a window and a learner of its own, so their order does not matter.
  fullyParallel: true,
  // On two cores: journeys wait now and then, for a network that rests or a window that is drawn, and another one
  // goes on meanwhile.
  workers: 3,
  forbidOnly: true,
  timeout: pictures ? 600_000 : 120_000,
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
