import { defineConfig } from 'vitest/config';

/**
 * States and rules, which need no page: to open one takes longer than most of them. A file that needs the
 * browser's storage says so in its first line.
 */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'web-rules',
    tags: [
      { name: 'exhaustive', description: 'Slow, or tried in every way: for `npm run test:all`.' },
    ],
    environment: 'node',
    // They share no state of a module, and loading what they import takes longer than they do.
    isolate: false,
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    include: ['src/**/*.test.ts', 'build/**/*.test.mjs'],
    restoreMocks: true,
    unstubGlobals: true,
    // Otherwise a stylesheet is an empty file in tests; the tokens are tested.
    css: { include: /tokens\.css/ },
  },
});
