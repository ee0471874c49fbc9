import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'quantum',
    include: ['src/**/*.test.ts'],
    // `npm run test:faults` runs these.
    exclude: [...configDefaults.exclude, '**/*.faults.test.ts'],
    testTimeout: 20_000,
  },
});
