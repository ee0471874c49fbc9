/** One line for each call that changed something, went wrong or was slow; the others at debug level. */
import type { FastifyInstance } from 'fastify';

const slowMilliseconds = 1000;

export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply;
    const isWorthALine =
      request.method !== 'GET' || statusCode >= 400 || elapsedTime > slowMilliseconds;
    const line = { req: request.raw, status: statusCode, milliseconds: Math.round(elapsedTime) };
    if (isWorthALine) request.log.info(line, 'call');
    else request.log.debug(line, 'call');
    done();
  });
}
