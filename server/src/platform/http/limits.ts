/** Limits on how much and how slowly a caller may send, and on which proxies to trust. */
import type { FastifyServerOptions } from 'fastify';

const second = 1000;
const kibibyte = 1024;

export const limits = {
  bodyLimit: 64 * kibibyte,
  /** For the whole request, from its first byte: slower callers are cut off. */
  requestTimeout: 15 * second,
  connectionTimeout: 30 * second,
  /** Longer than load balancers keep idle connections (60 s), or they would write to closed ones. */
  keepAliveTimeout: 65 * second,
  http: {
    maxHeaderSize: 16 * kibibyte,
    headersTimeout: 10 * second,
    /** How often Node looks for requests that are too slow. */
    connectionsCheckingInterval: 5 * second,
  },
  routerOptions: { maxParamLength: 100 },
  // During a stop, calls on open connections are still answered; then the connections close.
  return503OnClosing: false,
} satisfies FastifyServerOptions & { http: object };

/** Fastify does not take a number of proxies. It takes a function of the number of proxies in between. */
export function proxyTrust(
  trust: boolean | number | string[],
): NonNullable<FastifyServerOptions['trustProxy']> {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
}
