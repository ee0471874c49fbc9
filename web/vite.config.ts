import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { bareEndpoints } from './build/bare-endpoints.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { prerender } from './build/prerender.ts';
import { simulatorAddresses } from './build/simulator-addresses.ts';

type CodeSplittingGroup = Rolldown.CodeSplittingGroup;

const server = `http://localhost:${process.env['PORT'] ?? 3000}`;

/** One file for what every page needs; left alone it becomes twenty, each shared by other pages. */
const core = { name: 'core', tags: ['$initial'], priority: 2 } satisfies CodeSplittingGroup;

/** Icons and other leaves that several pages share: a file for each would cost more than they weigh. */
const marks = {
  name: 'marks',
  test: /lucide-react\/dist\/esm\/icons\/|\/src\/ui\/(badge|level-badge|waves\/ring-meetings)\.tsx?/,
  minShareCount: 2,
  priority: 1,
} satisfies CodeSplittingGroup;

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    bareEndpoints(),
    preloadFonts(),
    prerender(),
    simulatorAddresses(),
  ],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  server: {
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A schema that nobody reads has no effect: it may be left out.
      treeshake: { manualPureFunctions: ['z'] },
      output: { codeSplitting: { groups: [core, marks] } },
    },
  },
});
