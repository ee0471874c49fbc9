import { existsSync, readdirSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bareEndpoints } from './build/bare-endpoints.ts';
import { preloadFonts } from './build/preload-fonts.ts';

const server = `http://localhost:${process.env['PORT'] ?? 3000}`;

/** Each local simulator is a page of its own, shown in a frame. */
function simulatorPages(): string[] {
  return readdirSync('simulators', { withFileTypes: true })
    .map((folder) => `simulators/${folder.name}/index.html`)
    .filter((page) => existsSync(page));
}

export default defineConfig({
  plugins: [react(), tailwindcss(), bareEndpoints(), preloadFonts()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  server: {
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', ...simulatorPages()],
      // A schema that nobody reads has no effect: it may be left out.
      treeshake: { manualPureFunctions: ['z'] },
    },
  },
});
