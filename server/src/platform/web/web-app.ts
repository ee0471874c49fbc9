/** Serves the built web app: its files, its simulators, and a page for every other address. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import staticFiles from '@fastify/static';
import { brand, type SiteFacts } from '@qubloom/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NotFound } from '../errors.ts';
import { serveSecurityContact } from './security-contact.ts';
import { serveCrawlers } from './crawlers.ts';
import { headersOfFile } from './document-headers.ts';
import { Documents } from './documents.ts';
import { type ContentPages, readPageMap } from './page-map.ts';

export interface WebApp {
  /** Returns true if a path without another route is one of the web app's own. */
  isPage(request: FastifyRequest): boolean;
  sendPage(reply: FastifyReply): Promise<FastifyReply>;
}

export interface WebAppOptions {
  /** Returns true if a request may come from a signed-in learner; others get pages drawn for visitors. */
  readonly bringsSession: (request: FastifyRequest) => boolean;
  readonly contentPages: ContentPages;
  /** Paths of the calls that a page makes first. The browser starts them while the page's scripts load. */
  readonly firstCallsOf: (url: string, bringsSession: boolean) => readonly string[];
  /** Where browsers find this server: addresses in pages' heads start with it. */
  readonly publicOrigin: string;
  readonly site: SiteFacts;
  /** If false, browsers get a service worker that deletes what the earlier one has stored. */
  readonly worksOffline: boolean;
}

/** @param root the folder that the web app's build has written */
export async function serveWebApp(
  app: FastifyInstance,
  root: string,
  { bringsSession, contentPages, firstCallsOf, publicOrigin, site, worksOffline }: WebAppOptions,
): Promise<WebApp> {
  const built = existsSync(join(root, outline));
  const map = readPageMap(root, publicOrigin, site, contentPages);
  const documents = new Documents(root, publicOrigin, site);
  if (built) {
    await serveFiles(app, root, worksOffline);
    // Browsers keep this file for times without a network.
    app.get(`/${outline}`, { schema: { hide: true } }, (_request, reply) =>
      documents.send(reply, outline, { title: brand.name }, []),
    );
    serveCrawlers(app, map, publicOrigin);
    serveSecurityContact(app, site, publicOrigin);
    // Password managers send people here: https://w3c.github.io/webappsec-change-password-url/
    app.get('/.well-known/change-password', { schema: { hide: true } }, (_request, reply) =>
      reply.redirect('/profile'),
    );
  }
  return {
    isPage: (request) => built && wantsPage(request),
    sendPage: (reply) => {
      const { request } = reply;
      const { status, facts, file: drawn } = map.find(request.url);
      const isLearners = bringsSession(request);
      const outlines = isLearners
        ? outlinesOf('app', request.url)
        : [...(drawn ? [drawn] : []), ...outlinesOf('visitor', request.url)];
      const file = outlines.find((name) => existsSync(join(root, name))) ?? outline;
      const calls = status === 200 ? firstCallsOf(request.url, isLearners) : [];
      return documents.send(reply.code(status), file, facts, calls);
    },
  };
}

async function serveFiles(
  app: FastifyInstance,
  root: string,
  worksOffline: boolean,
): Promise<void> {
  const read = (name: string) => readFileSync(join(root, name), 'utf8');
  await app.register(staticFiles, {
    root,
    index: false,
    // Every file has its own route: no other path ever reaches the disk.
    wildcard: false,
    globIgnore: [`${outline}*`, ...(worksOffline ? [] : [`${serviceWorker}*`])],
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
      if (!known.has(name)) throw new NotFound('That simulator does not exist.');
      return reply.sendFile(`simulators/${name}/index.html`);
    });
  }
}

function simulatorsOf(root: string): ReadonlySet<string> {
  const folder = join(root, 'simulators');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return new Set(names.filter((name) => existsSync(join(folder, name, 'index.html'))));
}

/** Browsers identify the worker by this name: a later one replaces it. */
const serviceWorker = 'service-worker.js';

/** Any page before its content has loaded. */
const outline = 'app.html';

/** The outlines of some pages name the page's own scripts, which then load together with the main one. */
function outlinesOf(reader: 'visitor' | 'app', url: string): string[] {
  const [path = '', query = ''] = url.split('?');
  const general = `${reader}.html`;
  if (path === '/courses') return [`${reader}/course-library.html`, general];
  if (path === '/dashboard') return [`${reader}/dashboard.html`, general];
  if (path === '/simulator') return [`${reader}/simulator-home.html`, general];
  if (/^\/courses\/\d+$/.test(path)) {
    const page = /(?:^|&)lesson=/.test(query) ? 'lesson' : 'course';
    return [`${reader}/${page}.html`, general];
  }
  return [general];
}

/** A missing file stays missing: a path with a file extension is a page only if the caller asks for HTML. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? '/';
  const accepted = headers.accept ?? '*/*';
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/(?:api|ws|assets|python|healthz|readyz)(?:\/|$)|\/\./.test(path) &&
    (accepted.includes('text/html') || (accepted.includes('*/*') && !/\.[^/]*$/.test(path)))
  );
}
