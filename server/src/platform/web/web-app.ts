/** Serves the built web app: its files, its simulators, and a page for every other address. */
import { existsSync, readdirSync } from 'node:fs';
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

/** Who gets pages that were drawn for visitors, and which. */
export interface Visitors {
  /** Whether a request may come from somebody who is signed in. */
  readonly bringsSession: (request: FastifyRequest) => boolean;
  /** Whether the build knew the ids of the courses, so that its sketches of them are right. */
  readonly hasSketches: boolean;
}

/**
 * @param root The folder that the web app's build has written.
 */
export async function serveWebApp(
  app: FastifyInstance,
  root: string,
  { bringsSession, hasSketches }: Visitors,
): Promise<WebApp> {
  const built = existsSync(join(root, outline));
  if (built) await serveFiles(app, root);
  return {
    isPage: (request) => built && wantsPage(request),
    sendPage: (reply) => {
      const { request } = reply;
      const pages = bringsSession(request) ? [] : pagesForVisitors(request.url, hasSketches);
      const page = pages.find((name) => existsSync(join(root, name))) ?? outline;
      void reply.header('vary', 'cookie').sendFile(page);
    },
  };
}

async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(staticFiles, {
    root,
    index: false,
    // Every file is a route of its own: no other path ever reaches the disk.
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    schemaHide: true,
    setHeaders: (reply, path) => {
      const name = relative(root, path).split(sep).join('/');
      for (const [header, value] of Object.entries(headersOfFile(name))) {
        reply.header(header, value);
      }
    },
  });
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

/** Any page before its content has come. */
const outline = 'app.html';

/**
 * Some pages are drawn into files of their own. All pages for visitors say that they are, which spares the
 * page the question who is signed in.
 */
function pagesForVisitors(url: string, hasSketches: boolean): string[] {
  if (/^\/(?:[?#]|$)/.test(url)) return ['index.html'];
  if (url === '/auth') return ['auth.html', 'visitor.html'];
  const sketch = hasSketches ? sketchOf(url) : undefined;
  return sketch === undefined ? ['visitor.html'] : [sketch, 'visitor.html'];
}

/** The library is sketched unfiltered, a course without its lessons. */
function sketchOf(url: string): string | undefined {
  if (url === '/courses') return 'courses.html';
  const id = /^\/courses\/([1-9]\d{0,9})(?:\?|$)/.exec(url)?.[1];
  return id && `course-${id}.html`;
}

/** A file that is missing stays missing: what has an ending is a page only for who names pages. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? '/';
  const accepted = headers.accept ?? '*/*';
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/(?:api|ws|assets|healthz|readyz)(?:\/|$)|\/\./.test(path) &&
    (accepted.includes('text/html') || (accepted.includes('*/*') && !/\.[^/]*$/.test(path)))
  );
}
