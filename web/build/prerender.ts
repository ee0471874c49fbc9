/**
 * Draws pages ahead of their scripts. `index.html` and the files in `drawn` are whole pages as a visitor sees
 * them, for scripts to take over: every page of the map that is there to be found, and the one for missing pages.
 * What the server is asked for is a skeleton there. `visitor.html` and `app.html` are the outline of any other page,
 * the last for whoever brings a session. Those of the course library, a course, a lesson and the lab are in folders
 * with the same two names, and ask for the page's own scripts with the main one, not after it. All but those for a
 * session say that a visitor reads them, so that nobody need ask the server. No script stands in them: the policy
 * allows none. `pages.json` tells the server of every page its title and description, which it writes into their
 * heads.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import type { DrawnPage } from '../src/prerender.tsx';
import { brandNames } from './brand-names.ts';
import { codeFontLink } from './preload-fonts.ts';

interface Drawings {
  readonly pages: readonly DrawnPage[];
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
      const { pages, pendingMarkup } = await drawings();
      for (const folder of ['drawn', 'visitor', 'app']) {
        mkdirSync(join(dir, folder), { recursive: true });
      }
      const write = (name: string, text: string) => writeFileSync(join(dir, name), text);
      const map = pages.map(({ markup, ...page }) => {
        if (!markup?.includes('<h1')) return page;
        const file = fileOf(page.path);
        const head = scriptsAfterPaint(html, scriptsOf(bundle, html, modulesAt(bundle, page.path)));
        const withFonts = head.replace('<link', `${codeFontLink(bundle, markup)}<link`);
        write(file, forVisitors(filled(withFonts, markup, 'data-drawn')));
        return { ...page, file };
      });
      for (const path of ['/', '/auth', '*']) {
        const isDrawn = map.some((page) => page.path === path && 'file' in page);
        if (!isDrawn) throw new Error(`${path} was not drawn`);
      }
      write('pages.json', JSON.stringify(map));
      const outline = fontsAfterScripts(filled(html, pendingMarkup));
      write('visitor.html', forVisitors(outline));
      const withScripts = (modules: readonly string[]) =>
        preloading(outline, scriptsOf(bundle, html, modules));
      for (const [name, modules] of Object.entries(modulesOfOutlines)) {
        write(`visitor/${name}.html`, forVisitors(withScripts(modules)));
        write(`app/${name}.html`, withScripts([...modules, learnerBar]));
      }
      write('app.html', withScripts([learnerBar]));
      write('app/dashboard.html', withScripts([routeModule('dashboard'), learnerBar]));
    },
  };
}

function fileOf(path: string): string {
  if (path === '/') return 'index.html';
  return path === '*' ? 'drawn/not-found.html' : `drawn${path}.html`;
}

/** Below the web's folder, where the packages that it imports are found. */
const folder = join(import.meta.dirname, '../.cache/prerender');

/** All pages' code in one file: the drawing takes as long as loading it. */
async function drawings(): Promise<Drawings> {
  await build({
    configFile: false,
    logLevel: 'error',
    define: brandNames,
    resolve: { conditions: ['source'] },
    ssr: { resolve: { conditions: ['source'] }, noExternal: [/^@qubloom\//] },
    build: {
      ssr: join(import.meta.dirname, '../src/prerender.tsx'),
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: {
        // Drawn pages run no Python.
        external: ['virtual:python-files'],
        output: { codeSplitting: false, entryFileNames: 'prerender.js' },
      },
    },
  });
  return (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as Drawings;
}

function filled(html: string, markup: string, attribute = ''): string {
  const place = '<div id="root"></div>';
  if (!html.includes(place)) throw new Error('index.html has no place to draw on');
  return html.replace(place, () => `<div id="root" ${attribute}>${markup}</div>`);
}

const forVisitors = (html: string) => html.replace('<html', '<html data-visitor');

/** A drawn page shows before its scripts: `start.js` asks for them after the first paint. */
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

/** An outline has no text yet. Its fonts are here with the text that its scripts draw, and let them go first. */
const fontsAfterScripts = (html: string) =>
  html.replaceAll('as="font"', 'as="font" fetchpriority="low"');

const preloading = (html: string, scripts: readonly string[]) => {
  const links = scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
  return html.replace('</head>', () => `${links.join('')}</head>`);
};

const routeModule = (route: string) => `/app/routes/${route}.tsx`;

/** The route's own module, where it is named as its path is; otherwise its scripts come after the main one. */
function modulesAt(bundle: Rolldown.OutputBundle, path: string): string[] {
  const name = { '/': 'landing', '*': 'not-found' }[path] ?? path.slice(1);
  const module = new RegExp(`/app/routes/(?:[\\w-]+/)?${name}\\.tsx$`);
  return Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && module.test(file.facadeModuleId ?? '')
      ? [String(file.facadeModuleId)]
      : [],
  );
}

/** Stands on every page of a learner. */
const learnerBar = '/app/shell/learner-bar.tsx';

/** The files that each outline's page needs at once. A course's address shows the course, or one of its lessons. */
const modulesOfOutlines: Readonly<Record<string, readonly string[]>> = {
  'course-library': [routeModule('course-library')],
  course: [routeModule('course')],
  lesson: [routeModule('course'), '/routes/course/lesson-page.tsx'],
  'simulator-home': [routeModule('simulator-home')],
};

/** The scripts of these modules, without those that every page asks for. */
function scriptsOf(
  bundle: Rolldown.OutputBundle,
  html: string,
  modules: readonly string[],
): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const start = chunks.filter(({ facadeModuleId }) =>
    modules.some((module) => facadeModuleId?.endsWith(module)),
  );
  if (start.length < modules.length) throw new Error(`No script for all of ${modules.join(', ')}`);
  const requested = new Set(start.map(({ fileName }) => fileName));
  // A set that grows while it is read gives what was added, too.
  for (const name of requested) {
    const chunk = bundle[name];
    if (chunk?.type === 'chunk') chunk.imports.forEach((file) => requested.add(file));
  }
  return [...requested].filter((file) => !html.includes(file)).map((file) => `/${file}`);
}
