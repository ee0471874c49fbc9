import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { bareEndpoints } from './build/bare-endpoints.ts';
import { brandNames } from './build/brand-names.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { prerender } from './build/prerender.ts';
import { simulatorAddresses } from './build/simulator-addresses.ts';

type CodeSplittingGroup = Rolldown.CodeSplittingGroup;

const server = `http://localhost:${process.env['PORT'] ?? 3000}`;

/** One file for what every page needs; left alone it becomes twenty, each shared by other pages. */
const core = { name: 'core', tags: ['$initial'], priority: 2 } satisfies CodeSplittingGroup;

/** Leaves that pages share, in one file: a file for each would cost more than they weigh. */
const leaves = (name: string, test: RegExp, priority: number): CodeSplittingGroup => ({
  name,
  test,
  priority,
  minShareCount: 2,
});
const icons = String.raw`lucide-react/dist/esm/icons/`;
const firstLeaves = new RegExp(
  `${icons}(clock|laptop|sparkles|star)\\.|/src/ui/(badge|level-badge|waves/ring-meetings)\\.`,
);

/** What the pages of courses share with others. */
const courseLeaves =
  /\/src\/(features\/courses\/course-facts-state|lib\/use-has-path|ui\/(card|progress|waves\/\w+))\./;

export default defineConfig({
  define: brandNames,
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
  worker: { format: 'es' },
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A schema that nobody reads has no effect: it may be left out.
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        codeSplitting: {
          groups: [
            core,
            leaves('first-marks', firstLeaves, 1),
            leaves('course-leaves', courseLeaves, 0),
            { ...leaves('engine', /\/quantum\/src\//, 0), minShareCount: 6 },
            leaves('marks', new RegExp(icons), 0),
          ],
        },
      },
    },
  },
});
