/**
 * Writes `index.html` with the landing page drawn into it, and `app.html` with the outline of a page,
 * which the server sends for every other address. No script stands in either: the policy allows none.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport, type Plugin, type Rolldown } from 'vite';

interface Drawings {
  readonly landingMarkup: () => Promise<string>;
  readonly pendingMarkup: () => string;
}

export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The build wrote no index.html');
      const html = String(page.source);
      const { landingMarkup, pendingMarkup } = await drawings();
      const landing = html.replace('</head>', `${landingPreloads(bundle, html)}</head>`);
      writeFileSync(join(dir, 'index.html'), filled(landing, await landingMarkup()));
      writeFileSync(join(dir, 'app.html'), filled(html, pendingMarkup()));
    },
  };
}

async function drawings(): Promise<Drawings> {
  const { module } = await runnerImport<Drawings>('/src/prerender.tsx', {
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source'], noExternal: [/^@qubloom\//] },
  });
  return module;
}

function filled(html: string, markup: string): string {
  const place = '<div id="root"></div>';
  if (!html.includes(place)) throw new Error('index.html has no place to draw on');
  return html.replace(place, () => `<div id="root">${markup}</div>`);
}

/** The landing page's own script is asked for together with the main one, not after it. */
function landingPreloads(bundle: Rolldown.OutputBundle, html: string): string {
  return Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .filter(({ facadeModuleId }) => facadeModuleId?.endsWith('/app/routes/landing.tsx'))
    .flatMap(({ fileName, imports }) => [fileName, ...imports])
    .filter((file) => !html.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
}
