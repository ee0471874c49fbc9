import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Pages and their parts, in a page. */
export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'web',
    tags: [
      { name: 'exhaustive', description: 'Slow, or tried in every way: for `npm run test:all`.' },
    ],
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    // Loading a page's code again for each file takes longer than most of them. What a test changes, it or the
    // set-up takes back.
    isolate: false,
    include: ['src/**/*.test.tsx'],
    setupFiles: ['src/testing/setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 60_000,
    // Otherwise a stylesheet is an empty file in tests.
    css: { include: /layouts\.css/ },
  },
});
