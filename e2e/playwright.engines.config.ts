/** The main journeys in several browser engines: `npm run test:engines`, which finds them. */
import { defineConfig } from '@playwright/test';
import everyday from './playwright.config.ts';
import type { EngineOptions } from './src/engines/fixtures.ts';
import { foundEngines } from './src/engines/paths.ts';

export default defineConfig<EngineOptions>({
  ...everyday,
  testMatch: '**/*.engines.ts',
  // Each window is a browser of its own.
  workers: 2,
  timeout: 180_000,
  // A trace is a picture and a copy of the page with each question that is asked of it, and hands ask ten a second.
  use: { ...everyday.use, trace: 'off' },
  projects: foundEngines.map((engine) => ({ name: engine, use: { engine } })),
});
