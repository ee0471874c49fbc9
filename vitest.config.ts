import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['quantum', 'contract', 'curriculum', 'server', 'web', 'e2e'],
  },
});
