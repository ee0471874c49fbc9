import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'embedded-postgres faults',
    environment: 'node',
    include: ['src/**/*.faults.test.ts'],
    // A killed process comes back in seconds; on a busy machine it may take much longer.
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
