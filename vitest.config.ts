import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // By default one core is left free, which on two cores doubles the time.
    maxWorkers: '100%',
    projects: [
      'quantum',
      'contract',
      'curriculum',
      'server',
      'web',
      'web/vitest.rules.config.ts',
      {
        extends: './e2e/vitest.config.ts',
        root: './e2e',
        // After all others: a browser that shares two cores with them is too slow to judge by.
        test: { sequence: { groupOrder: 1 } },
      },
    ],
  },
});
