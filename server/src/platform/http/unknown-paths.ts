/** Answers requests for paths without a route. */
import type { FastifyInstance } from 'fastify';
import { MethodNotAllowed, NotFound } from '../errors.ts';
import type { WebApp } from '../web/web-app.ts';
import { sendRefusal } from './errors-on-the-wire.ts';

/** Returns a function that finds the methods of a path, among the routes that are registered after this call. */
export function rememberMethods(app: FastifyInstance): (path: string) => string[] {
  const known = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    const entry = known.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const each of [method].flat()) entry.methods.add(each);
    known.set(url, entry);
  });
  return (path) => {
    const matching = [...known.values()].filter(({ pattern }) => pattern.test(path));
    return matching.flatMap(({ methods }) => [...methods]);
  };
}

export function answerUnknownPaths(
  app: FastifyInstance,
  methodsOf: (path: string) => string[],
  webApp: WebApp,
): void {
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (!isBelowApi(path) && webApp.isPage(request)) return webApp.sendPage(reply);
    const allowed = methodsOf(path);
    if (allowed.length === 0) {
      return sendRefusal(new NotFound('There is nothing at this address.'), request, reply);
    }
    reply.header('allow', allowed.join(', '));
    sendRefusal(new MethodNotAllowed(), request, reply);
  });
}

/** Recognizes every spelling: `/API/user` and `/api%2fuser` are mistaken calls, not pages. */
function isBelowApi(path: string): boolean {
  return /^\/+api(?:\/|$)/i.test(decoded(path));
}

/** A path with malformed percent codes stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function patternOf(url: string): RegExp {
  const literal = url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replace(/:\w+/g, '[^/]+')}$`);
}
