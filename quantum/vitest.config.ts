import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'quantum',
    // Pure functions: loading them again for each file gains nothing.
    isolate: false,
    include: ['src/**/*.test.ts'],
    // `npm run test:faults` runs these.
    exclude: [...configDefaults.exclude, '**/*.faults.test.ts'],
    testTimeout: 20_000,
  },
});
