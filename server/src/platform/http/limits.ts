/** How much, and how slowly, a caller may send, and whom to believe about where it comes from. */
import type { FastifyServerOptions } from 'fastify';

const second = 1000;
const kibibyte = 1024;

export const limits = {
  bodyLimit: 64 * kibibyte,
  /** For the whole of a request, from its first byte: who sends slower is cut off. */
  requestTimeout: 15 * second,
  connectionTimeout: 30 * second,
  /** Longer than load balancers keep idle connections (60 s), or they would write to closed ones. */
  keepAliveTimeout: 65 * second,
  http: {
    maxHeaderSize: 16 * kibibyte,
    headersTimeout: 10 * second,
    /** How often Node looks for those who are too slow. */
    connectionsCheckingInterval: 5 * second,
  },
  routerOptions: { maxParamLength: 100 },
  // While stopping, what still comes over open connections is answered; they are closed after it.
  return503OnClosing: false,
} satisfies FastifyServerOptions & { http: object };

/** Fastify knows no number of proxies: it takes a function of how many of them lie between. */
export function proxyTrust(
  trust: boolean | number | string[],
): NonNullable<FastifyServerOptions['trustProxy']> {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
}
