import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  // Our own packages are tested from their sources, not from the last build.
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'server',
    tags: [
      { name: 'exhaustive', description: 'Slow, or tried in every way: for `npm run test:all`.' },
    ],
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // `npm run test:faults` runs these.
    exclude: [...configDefaults.exclude, '**/*.faults.test.ts'],
    // Each file has its own app and database; loading the server again for each takes longer than most of them.
    isolate: false,
    globalSetup: ['src/testing/database-server.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
