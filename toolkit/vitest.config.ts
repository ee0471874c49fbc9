import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Packages of this house are tested from their sources, not from what was last built.
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'toolkit',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Each file starts a Python of its own.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
