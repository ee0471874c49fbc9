/** Runs the main journeys in the browser engines that are on this machine: `npm run test:engines`. */
import { defineConfig } from '@playwright/test';
import everyday from './playwright.config.ts';
import type { EngineOptions } from './src/engines/fixtures.ts';
import { foundEngines, missingEngines } from './src/engines/paths.ts';

// Playwright's workers read this file as well.
if (missingEngines.length > 0 && process.env['TEST_WORKER_INDEX'] === undefined) {
  process.stdout.write(`Skipped because not found: ${missingEngines.join('; ')}.\n`);
}

export default defineConfig<EngineOptions>({
  ...everyday,
  testMatch: '**/*.engines.ts',
  // Each window is a separate browser.
  workers: 2,
  timeout: 180_000,
  // A trace stores a screenshot and a copy of the page for each query, and hands query the page ten times a second.
  use: { ...everyday.use, trace: 'off' },
  projects: foundEngines.map((engine) => ({ name: engine, use: { engine } })),
});
