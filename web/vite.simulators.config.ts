import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bareEndpoints } from './build/bare-endpoints.ts';
import { brandNames } from './build/brand-names.ts';

const pages = readdirSync(`${import.meta.dirname}/simulators`, { withFileTypes: true })
  .map((folder) => `simulators/${folder.name}/index.html`)
  .filter((page) => existsSync(`${import.meta.dirname}/${page}`));

/** A file rather than a name, so that every importer gets the same one copy. */
const preact = (name: string) => fileURLToPath(import.meta.resolve(name));

/**
 * The pages of the simulators, each small and on its own: they are shown in sandboxed frames, which
 * share no cache with the site. They are written in React like everything else and built with Preact in
 * its place, which is a tenth of the size.
 */
export default defineConfig({
  define: brandNames,
  plugins: [react(), tailwindcss(), bareEndpoints()],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    alias: {
      'react-dom/client': preact('preact/compat/client'),
      'react-dom': preact('preact/compat'),
      'react/jsx-runtime': preact('preact/jsx-runtime'),
      react: preact('preact/compat'),
    },
  },
  publicDir: false,
  worker: { format: 'es' },
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    emptyOutDir: false,
    assetsDir: 'simulators/assets',
    rolldownOptions: { input: pages },
  },
});
