import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  // Packages of this house are tested from their sources, not from what was last built.
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'server',
    tags: [{ name: 'exhaustive', description: 'Tried in every way: for `npm run test:all`.' }],
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // `npm run test:faults` runs these.
    exclude: [...configDefaults.exclude, '**/*.faults.test.ts'],
    // Each has an app and a database of its own; loading the server anew for each takes longer than most of them.
    isolate: false,
    globalSetup: ['src/testing/database-server.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
