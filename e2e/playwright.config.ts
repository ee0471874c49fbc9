import { defineConfig } from '@playwright/test';
import { launchOptions } from './src/support/launch.ts';
import { desktop } from './src/support/sizes.ts';

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
  // One for each of two cores: a third one would make all of them slow, and waits would run out on a busy machine.
  workers: 2,
  forbidOnly: true,
  timeout: pictures ? 600_000 : 120_000,
  expect: { timeout: 15_000 },
  use: {
    viewport: desktop,
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: 'retain-on-failure',
    launchOptions,
  },
});
