import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Packages of this house are tested from their sources, not from what was last built.
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'curriculum',
    tags: [
      { name: 'exhaustive', description: 'Slow, or tried in every way: for `npm run test:all`.' },
    ],
    environment: 'node',
    // Loading them again for each file gains nothing: they share no state of a module.
    isolate: false,
    include: ['src/**/*.test.ts'],
    // Some try thousands of odd files.
    testTimeout: 30_000,
  },
});
