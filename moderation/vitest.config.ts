import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Packages of this house are tested from their sources, not from what was last built.
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'moderation',
    tags: [
      { name: 'exhaustive', description: 'Slow, or tried in every way: for `npm run test:all`.' },
    ],
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Pure functions: loading them again for each file gains nothing.
    isolate: false,
  },
});
