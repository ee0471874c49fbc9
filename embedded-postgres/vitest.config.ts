import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'embedded-postgres',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // `npm run test:faults` runs these.
    exclude: [...configDefaults.exclude, '**/*.faults.test.ts'],
  },
});
