import { defineConfig } from 'vitest/config';

/** `npm run test:faults`: what kills processes, waits for them to recover, or fuzzes for long. */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: ['quantum', 'embedded-postgres', 'server'].map(
      (name) => `${name}/vitest.faults.config.ts`,
    ),
  },
});
