/**
 * Protects against forged calls: a call must name this site, and a call that changes something must come from
 * one of its pages.
 */
import { brand, liveSocketPath, roomSocketPath } from '@qubloom/contract';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import { Forbidden } from '../errors.ts';
import { isLoopback } from './addresses.ts';
import { warnOnce } from './warn-once.ts';

/**
 * Browsers say in `Sec-Fetch-Site` where a call comes from. Older ones, and all of them over plain HTTP
 * in a local network, send at least `Origin`, which no page can forge. A caller with neither is not a
 * browser, so it carries no learner's cookie against their will.
 */
export function comesFromThisSite(
  headers: FastifyRequest['headers'],
  publicOrigin: string,
): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  if (origin === undefined || origin === publicOrigin) return true;
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}

export function refuseForeignSites(publicOrigin: string): onRequestHookHandler {
  return (request, _reply, done) => {
    if (comesFromThisSite(request.headers, publicOrigin)) done();
    else done(fromElsewhere());
  };
}

export const refuseNamelessPages: onRequestHookHandler = ({ headers }, _reply, done) => {
  if (headers.origin === undefined) done(fromElsewhere());
  else done();
};

const fromElsewhere = () =>
  new Forbidden(`This request did not come from ${brand.name}, so nothing was done.`);

/**
 * Detects another site that points its own host name at this server, so that its pages call this server from their own
 * origin (DNS rebinding). Only the host name reveals this. Addresses of this machine are allowed, because proxies
 * beside the server use them.
 */
export function isForeignHost(host: string, publicOrigin: string): boolean {
  const site = new URL(publicOrigin);
  const asked = URL.parse(`${site.protocol}//${host}`);
  if (asked === null || asked.pathname !== '/' || asked.username !== '') return true;
  return asked.host !== site.host && !isLoopback(asked.hostname);
}

/** Applies to calls only: pages and files are the same for everybody, and health checks use an address. */
export function refuseForeignHosts(app: FastifyInstance, publicOrigin: string): void {
  const warn = warnOnce(app);
  app.addHook('onRequest', (request, _reply, done) => {
    const { url = '' } = request.routeOptions;
    const isSocket = url === roomSocketPath || url === liveSocketPath;
    const isCall = url.startsWith('/api/') || isSocket;
    if (!isCall || !isForeignHost(request.host, publicOrigin)) return done();
    warn(
      `A call to the host ${request.host} was refused. PUBLIC_URL is ${publicOrigin}. If the site is opened at another address or port, correct it.`,
    );
    done(new Forbidden(`This request was not meant for ${brand.name}, so nothing was done.`));
  });
}
