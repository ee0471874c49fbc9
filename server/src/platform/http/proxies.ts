/** Detects a proxy in front of the server that the settings do not mention. */
import type { FastifyInstance } from 'fastify';
import type { HttpOptions } from './create-app.ts';
import { warnOnce } from './warn-once.ts';

/** Logs the first request that came through a proxy, with the setting that is missing. */
export function warnOfUnknownProxies(
  app: FastifyInstance,
  { trustProxy, publicOrigin }: Pick<HttpOptions, 'trustProxy'> & { readonly publicOrigin: string },
): void {
  const warnOfAddress = warnOnce(app);
  const warnOfProtocol = warnOnce(app);
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    if (trustProxy === false && (headers['x-forwarded-for'] ?? headers.forwarded)) {
      warnOfAddress(
        "A request came through a proxy, but TRUST_PROXY isn't set: all learners behind it count as one caller, and share one limit.",
      );
    }
    if (headers['x-forwarded-proto'] === 'https' && publicOrigin.startsWith('http:')) {
      warnOfProtocol(
        `A request came over https, but PUBLIC_URL is ${publicOrigin}: emails lead there, and cookies may travel without encryption.`,
      );
    }
    done();
  });
}
