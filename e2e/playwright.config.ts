import { defineConfig } from '@playwright/test';
import { launchOptions } from './src/support/launch.ts';
import { desktop } from './src/support/sizes.ts';

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.test.ts',
  globalSetup: './src/global-setup.ts',
  outputDir: '../.cache/journeys',
  // `npm test` reads the JSON report to count tests.
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  // Every journey has its own window and its own learner, so their order does not matter.
  fullyParallel: true,
  // Two workers for two cores: a third would slow all of them down, and waits would time out on a busy machine.
  workers: 2,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    viewport: desktop,
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: 'retain-on-failure',
    launchOptions,
  },
});
