import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // By default one core is left free, which on two cores doubles the time.
    maxWorkers: '100%',
    projects: [
      'quantum',
      'contract',
      'moderation',
      'embedded-postgres',
      'curriculum',
      'toolkit',
      'server',
      'web',
      'web/vitest.rules.config.ts',
    ],
  },
});
