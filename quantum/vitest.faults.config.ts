import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'quantum faults',
    include: ['src/**/*.faults.test.ts'],
    // Texts made to take long: what matters is that they end, on a busy machine too.
    testTimeout: 120_000,
  },
});
