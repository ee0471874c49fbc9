/**
 * Draws pages ahead of their scripts. `index.html` is the landing page and `auth.html` the sign-in screen
 * as a visitor sees them, for scripts to take over; `courses.html` and `course-<id>.html` are sketches of
 * what the content says, for scripts to replace; `visitor.html` and `app.html` are the outline of any other
 * page, the last for whoever brings a session. All but the last say that a visitor reads them, so that nobody need ask the
 * server. No script stands in them: the policy allows none.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport, type Plugin, type Rolldown } from 'vite';

interface Drawings {
  readonly landingMarkup: string;
  readonly authMarkup: string;
  readonly libraryMarkup: string;
  readonly courseDrawings: readonly {
    readonly id: number;
    readonly title: string;
    readonly markup: string;
  }[];
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
      const { landingMarkup, authMarkup, libraryMarkup, courseDrawings, pendingMarkup } =
        await drawings();
      const write = (name: string, text: string) => writeFileSync(join(dir, name), text);
      const drawn = (markup: string, route: string, attribute = 'data-drawn') => {
        if (!markup.includes('<h1')) throw new Error(`${route} was not drawn`);
        const head = scriptsAfterPaint(html, scriptsOfRoute(bundle, html, route));
        return forVisitors(filled(head, markup, attribute));
      };
      write('index.html', drawn(landingMarkup, 'landing'));
      write('auth.html', titled('Sign in', drawn(authMarkup, 'auth')));
      const library = drawn(libraryMarkup, 'course-library', 'data-sketched');
      write('courses.html', titled('Course Library', library));
      for (const { id, title, markup } of courseDrawings) {
        write(`course-${id}.html`, titled(title, drawn(markup, 'course', 'data-sketched')));
      }
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

/** What is drawn shows without its scripts: `start.js` asks for them after the first paint. */
function scriptsAfterPaint(html: string, others: readonly string[]): string {
  const main = /<script type="module"[^>]* src="([^"]+)"><\/script>/;
  const preload = /<link rel="modulepreload"[^>]* href="([^"]+)">\s*/g;
  const address = main.exec(html)?.[1];
  if (!address) throw new Error('index.html has no script');
  const preloaded = Array.from(html.matchAll(preload), ([, href]) => String(href));
  const modules = [address, ...preloaded, ...others].join(' ');
  return html
    .replaceAll(preload, '')
    .replace(main, `<script async src="/start.js" data-modules="${modules}"></script>`);
}

const titled = (title: string, html: string) =>
  html.replace(/<title>[^|]*/, () => `<title>${escaped(title)} `);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page's own scripts are asked for together with the main one, not after it. */
function scriptsOfRoute(bundle: Rolldown.OutputBundle, html: string, route: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const start = chunks.filter(({ facadeModuleId }) =>
    facadeModuleId?.endsWith(`/app/routes/${route}.tsx`),
  );
  const wanted = new Set(start.map(({ fileName }) => fileName));
  // A set that grows while it is read gives what was added, too.
  for (const name of wanted) {
    const chunk = bundle[name];
    if (chunk?.type === 'chunk') chunk.imports.forEach((file) => wanted.add(file));
  }
  return [...wanted].filter((file) => !html.includes(file)).map((file) => `/${file}`);
}
