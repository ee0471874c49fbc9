/**
 * Draws pages ahead of their scripts. `index.html` and the files in `drawn` are whole pages as a visitor sees them,
 * which the scripts take over: every page of the site's map that search engines may list, and the page for missing
 * addresses. Data from the server is a skeleton in them. `visitor.html` and `app.html` are the outline of any other
 * page; a browser with a session gets `app.html`. The course library, a course, a lesson, and the lab have outlines in
 * folders with the same two names, which request the page's own scripts together with the main one. All files except
 * those for a session say that a visitor reads them, so that no call has to find out. They contain no inline scripts,
 * because the policy forbids these. `pages.json` tells the server the title and the description of every page, which
 * the server writes into the pages' heads.
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
  return `drawn/${path === '*' ? 'not-found' : path.slice(1).replaceAll('/', '-')}.html`;
}

/** The folder is below that of the web, because Node must find the packages that the file imports. */
const folder = join(import.meta.dirname, '../.cache/prerender');

/** Loads the code of all pages from one file, because loading takes as long as drawing. */
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

/** Lets a drawn page appear before its scripts: `start.js` requests them after the first paint. */
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

/** Gives fonts a low priority in an outline. It has no text before its scripts, so they are loaded first. */
const fontsAfterScripts = (html: string) =>
  html.replaceAll('as="font"', 'as="font" fetchpriority="low"');

const preloading = (html: string, scripts: readonly string[]) => {
  const links = scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
  return html.replace('</head>', () => `${links.join('')}</head>`);
};

const routeModule = (route: string) => `/app/routes/${route}.tsx`;

/** Returns the route's own module if it has the name of the path. Other routes load theirs after the main script. */
function modulesAt(bundle: Rolldown.OutputBundle, path: string): string[] {
  const name = { '/': 'landing', '*': 'not-found' }[path] ?? path.slice(1);
  const module = new RegExp(`/app/routes/(?:[\\w-]+/)?${name}\\.tsx$`);
  return Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && module.test(file.facadeModuleId ?? '')
      ? [String(file.facadeModuleId)]
      : [],
  );
}

/** Every page of a learner contains this module. */
const learnerBar = '/app/shell/learner-bar.tsx';

/** The files that each outline's page needs at once. A course's address shows the course, or one of its lessons. */
const modulesOfOutlines: Readonly<Record<string, readonly string[]>> = {
  'course-library': [routeModule('course-library')],
  course: [routeModule('course')],
  lesson: [routeModule('course'), '/routes/course/lesson-page.tsx'],
  'simulator-home': [routeModule('simulator-home')],
};

/** Returns the scripts of these modules, without those that every page requests. */
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
  // The loop also visits names that are added while it runs.
  for (const name of requested) {
    const chunk = bundle[name];
    if (chunk?.type === 'chunk') chunk.imports.forEach((file) => requested.add(file));
  }
  return [...requested].filter((file) => !html.includes(file)).map((file) => `/${file}`);
}
