import { defineConfig } from 'vitest/config';
import journeys from './vitest.config.ts';

/** `npm run screenshots`: the same site and browser, with pictures in place of assertions. */
export default defineConfig({
  ...journeys,
  root: import.meta.dirname,
  test: {
    ...journeys.test,
    name: 'screenshots',
    include: ['src/**/*.shots.ts'],
    testTimeout: 600_000,
  },
});
