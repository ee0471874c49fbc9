import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bareEndpoints } from './build/bare-endpoints.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { prerender } from './build/prerender.ts';
import { simulatorAddresses } from './build/simulator-addresses.ts';

const server = `http://localhost:${process.env['PORT'] ?? 3000}`;

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
      // One file for what every page needs; left alone it becomes twenty, each shared by other pages.
      output: { codeSplitting: { groups: [{ name: 'core', tags: ['$initial'] }] } },
    },
  },
});
