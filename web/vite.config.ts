import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandNames } from './build/brand-names.ts';
import { browserTargets } from './build/browser-targets.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { prerender } from './build/prerender.ts';
import { pythonFiles } from './build/python/python-files.ts';
import { serviceWorker } from './build/service-worker.ts';
import { simulatorInputs, simulatorPagesPlugin } from './build/simulator-pages.ts';

const server = `http://localhost:${process.env['PORT'] ?? 3000}`;

export default defineConfig({
  define: brandNames,
  plugins: [
    react(),
    tailwindcss(),
    preloadFonts(),
    prerender(),
    pythonFiles(),
    simulatorPagesPlugin(),
    serviceWorker(),
  ],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  server: {
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  worker: { format: 'es' },
  build: {
    target: browserTargets,
    modulePreload: { polyfill: false },
    // Blockly comes in one piece, when blocks are opened.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      // Waiting for Python's files would count as slowness.
      checks: { pluginTimings: false },
      input: ['index.html', ...simulatorInputs],
      output: {
        codeSplitting: {
          groups: [
            // The site's pages and the simulators in their frames share this.
            {
              name: 'react',
              test: /\/node_modules\/(react|react-dom|scheduler|clsx)\/|vite\/preload-helper|rolldown\/runtime/,
            },
            { name: 'zod', test: /\/node_modules\/zod\// },
            // With the library's part of them, for the few pages that have tabs.
            { name: 'tabs', test: /\/web\/src\/ui\/controls\/tabs/ },
            // Several pages share these folders: small files cost a phone more than unread code does.
            {
              name: 'ui',
              test: /\/node_modules\/lucide-react\/|\/web\/src\/((?!ui\/(overlays|display\/card-link|controls\/((button|path|text)-link|select-field)))(ui|lib\/(browser|code-loading|storage)|product\/storage)\/|diagrams\/trials\/guess-run)/,
              minShareCount: 2,
            },
            // Every page of the site runs this, with all that it imports; simulators do without it.
            {
              name: 'site',
              test: /\/node_modules\/@tanstack\/|\/web\/src\/(app\/(app|router|site|part|missing-part)\.tsx?$|(lib\/navigation|product\/courses)\/|ui\/controls\/(button|path|text)-link|lib\/code-loading\/when-idle\.ts$|product\/rewards\/points-badge\.tsx$)/,
            },
            // Learners' pages share these three: around a lesson, a lesson itself, and rewards.
            {
              name: 'learning',
              test: /\/web\/src\/(product\/(steps|offline|flashcards|learner\/sign-in-prompt)|product\/(read-aloud\/(spoken-text|read-aloud-button)|rewards\/certificate-links)|app\/(shell\/learner-bar|routes\/flashcards\/pictures)|features\/accounts\/use-session)/,
              minShareCount: 2,
            },
            {
              name: 'courses',
              test: /\/web\/src\/(features\/(courses\/|quizzes\/(quiz-draft|quiz-state))|product\/blocks\/)|\/interactives\/catalog\/(lesson-interactive|catalog)\.tsx?$|\/(lesson-lines|lesson-screens|screen-blocks|inline-marks)\.tsx?$/,
              minShareCount: 2,
            },
            {
              name: 'earned',
              test: /\/web\/src\/(product\/(guided-paths\/|rewards\/(achievement-icon|dashboard-query|week))|features\/(achievements\/|resources\/(certificates\/|queries)|subscriptions\/(words|queries))|app\/routes\/consent-of-child)|\/contract\/src\/subscriptions\/(prices|tiers)/,
              minShareCount: 2,
            },
            // Without the languages that only editors of code read and write.
            {
              name: 'engine',
              test: /\/quantum\/(?!src\/(?:notation\/(?:openqasm\/|qiskit\/|synthesis\/|operation-language)|operations\/[a-z/]*languages))/,
              minShareCount: 4,
            },
          ],
        },
      },
    },
  },
});
