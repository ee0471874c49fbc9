/**
 * Draws pages ahead of their scripts. `index.html` holds the landing page as a visitor sees it,
 * `visitor.html` and `app.html` the outline of any page; the server sends the last to whoever brings a
 * session. The first two say that a visitor reads them, so that nobody need ask the server. No script
 * stands in them: the policy allows none.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport, type Plugin, type Rolldown } from 'vite';

interface Drawings {
  readonly landingMarkup: string;
  readonly pendingMarkup: string;
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
      if (!landingMarkup.includes('<h1')) throw new Error('The landing page was not drawn');
      const landing = scriptsLast(
        html.replace('</head>', `${landingPreloads(bundle, html)}</head>`),
      );
      const write = (name: string, text: string) => writeFileSync(join(dir, name), text);
      write('index.html', forVisitors(filled(landing, landingMarkup, 'data-drawn')));
      write('visitor.html', forVisitors(filled(html, pendingMarkup)));
      write('app.html', filled(html, pendingMarkup));
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

function filled(html: string, markup: string, attribute = ''): string {
  const place = '<div id="root"></div>';
  if (!html.includes(place)) throw new Error('index.html has no place to draw on');
  return html.replace(place, () => `<div id="root" ${attribute}>${markup}</div>`);
}

const forVisitors = (html: string) => html.replace('<html', '<html data-visitor');

/** What is drawn shows without its scripts: styles and fonts go before them on a slow line. */
const scriptsLast = (html: string) =>
  html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');

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
