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

/**
 * @param root The folder that the web app's build has written.
 * @param bringsSession Whether a request may come from somebody who is signed in.
 */
export async function serveWebApp(
  app: FastifyInstance,
  root: string,
  bringsSession: (request: FastifyRequest) => boolean = () => false,
): Promise<WebApp> {
  const built = existsSync(join(root, outline));
  if (built) await serveFiles(app, root);
  return {
    isPage: (request) => built && wantsPage(request),
    sendPage: (reply) => {
      const page = bringsSession(reply.request) ? outline : pageForVisitors(reply.request.url);
      void reply.header('vary', 'cookie').sendFile(existsSync(join(root, page)) ? page : outline);
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
function pageForVisitors(url: string): string {
  if (/^\/(?:[?#]|$)/.test(url)) return 'index.html';
  return url === '/auth' ? 'auth.html' : 'visitor.html';
}

/** A file that is missing stays missing; only addresses without an ending are pages. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? '/';
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/(?:api|ws|assets|healthz|readyz)(?:\/|$)/.test(path) &&
    !/\/\.|\.[^/]*$/.test(path) &&
    (headers.accept === undefined || /text\/html|\*\/\*/.test(headers.accept))
  );
}
