/** Against forged calls: what changes something must come from a page of this site. */
import { brand } from '@qubloom/contract';
import type { FastifyRequest } from 'fastify';
import { Forbidden } from '../errors.ts';

/**
 * Browsers say in `Sec-Fetch-Site` where a call comes from. Older ones, and all of them over plain HTTP
 * in a local network, send at least `Origin`, which no page can forge. A caller with neither is no
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

export function refuseForeignSites(publicOrigin: string) {
  return (request: FastifyRequest, _reply: unknown, done: (error?: Error) => void): void => {
    if (comesFromThisSite(request.headers, publicOrigin)) done();
    else done(new Forbidden(`This call did not come from ${brand.name}, so it was not done.`));
  };
}
