/** Serves the built web app: its files, its simulators, and a page for every other address. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NotFound } from '../errors.ts';
import { headersOfFile } from './document-headers.ts';

export interface WebApp {
  /** Whether an address that nothing else answers is one of the web app's own. */
  isPage(request: FastifyRequest): boolean;
  sendPage(reply: FastifyReply): void;
}

export interface WebAppOptions {
  /** Whether a request may come from somebody who is signed in: others get pages drawn for visitors. */
  readonly bringsSession: (request: FastifyRequest) => boolean;
  /** Paths of the calls that a page makes first. The browser starts them while the page's scripts come. */
  readonly firstCallsOf: (url: string) => readonly string[];
  /** Otherwise browsers get a service worker that gives up what the one before has kept. */
  readonly worksOffline: boolean;
}

/**
 * @param root The folder that the web app's build has written.
 */
export async function serveWebApp(
  app: FastifyInstance,
  root: string,
  { bringsSession, firstCallsOf, worksOffline }: WebAppOptions,
): Promise<WebApp> {
  const built = existsSync(join(root, outline));
  if (built) await serveFiles(app, root, worksOffline);
  return {
    isPage: (request) => built && wantsPage(request),
    sendPage: (reply) => {
      const { request } = reply;
      const pages = bringsSession(request)
        ? outlines('app', request.url)
        : pagesForVisitors(request.url);
      const page = pages.find((name) => existsSync(join(root, name))) ?? outline;
      const calls = firstCallsOf(request.url);
      if (calls.length > 0) void reply.header('link', calls.map(preload).join(', '));
      void reply.header('vary', 'cookie').sendFile(page);
    },
  };
}

/** As the page's own calls are made, with cookies: the browser takes no other for the same. */
const preload = (path: string) => `<${path}>; rel=preload; as=fetch; crossorigin=use-credentials`;

async function serveFiles(
  app: FastifyInstance,
  root: string,
  worksOffline: boolean,
): Promise<void> {
  const read = (name: string) => readFileSync(join(root, name), 'utf8');
  await app.register(staticFiles, {
    root,
    index: false,
    // Every file is a route of its own: no other path ever reaches the disk.
    wildcard: false,
    globIgnore: worksOffline ? [] : [`${serviceWorker}*`],
    preCompressed: true,
    cacheControl: false,
    schemaHide: true,
    setHeaders: (reply, path) => {
      const name = relative(root, path).split(sep).join('/');
      for (const [header, value] of Object.entries(headersOfFile(name, read))) {
        reply.header(header, value);
      }
    },
  });
  if (!worksOffline) {
    app.get(`/${serviceWorker}`, { schema: { hide: true } }, (_request, reply) =>
      reply.sendFile('retired-service-worker.js'),
    );
  }
  for (const url of ['/simulators/:name', '/simulators/:name/']) {
    const known = simulatorsOf(root);
    app.get<{ Params: { name: string } }>(url, { schema: { hide: true } }, (request, reply) => {
      const { name } = request.params;
      if (!known.has(name)) throw new NotFound('There is no such simulator.');
      return reply.sendFile(`simulators/${name}/index.html`);
    });
  }
}

function simulatorsOf(root: string): ReadonlySet<string> {
  const folder = join(root, 'simulators');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return new Set(names.filter((name) => existsSync(join(folder, name, 'index.html'))));
}

/** By this name browsers know it: a later one takes its place. */
const serviceWorker = 'service-worker.js';

/** Any page before its content has come. */
const outline = 'app.html';

/**
 * Some pages are drawn into files of their own. All pages for visitors say that they are, which spares the
 * page the question who is signed in.
 */
function pagesForVisitors(url: string): string[] {
  if (/^\/(?:[?#]|$)/.test(url)) return ['index.html'];
  return [...(url === '/auth' ? ['auth.html'] : []), ...outlines('visitor', url)];
}

/** The outlines of some pages name the page's own scripts, which then come with the main one. */
function outlines(reader: 'visitor' | 'app', url: string): string[] {
  const [path = '', query = ''] = url.split('?');
  const general = `${reader}.html`;
  if (path === '/courses') return [`${reader}/course-library.html`, general];
  if (path === '/simulator') return [`${reader}/simulator-home.html`, general];
  if (/^\/courses\/\d+$/.test(path)) {
    const page = /(?:^|&)lesson=/.test(query) ? 'lesson' : 'course';
    return [`${reader}/${page}.html`, general];
  }
  return [general];
}

/** A file that is missing stays missing: what has an ending is a page only for who names pages. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? '/';
  const accepted = headers.accept ?? '*/*';
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/(?:api|ws|assets|python|healthz|readyz)(?:\/|$)|\/\./.test(path) &&
    (accepted.includes('text/html') || (accepted.includes('*/*') && !/\.[^/]*$/.test(path)))
  );
}
