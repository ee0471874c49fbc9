/** How much, and how slowly, a caller may send. */
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
  http: { maxHeaderSize: 16 * kibibyte, headersTimeout: 10 * second },
  routerOptions: { maxParamLength: 100 },
} satisfies FastifyServerOptions & { http: object };
