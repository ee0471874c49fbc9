/** Runs the main journeys in the browser engines that `npm run test:engines` finds. */
import { defineConfig } from '@playwright/test';
import everyday from './playwright.config.ts';
import type { EngineOptions } from './src/engines/fixtures.ts';
import { foundEngines } from './src/engines/paths.ts';

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
