import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'e2e',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/support/shared-site.ts'],
    // One browser at a time: two cores are the least that the journeys must run on.
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 60_000,
    // As long as the browser's own waits: see support/browser.ts.
    expect: { poll: { timeout: 10_000 } },
  },
});
