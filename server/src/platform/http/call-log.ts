/**
 * Logs one line for each call that changed something, failed, or was slow; other calls are logged at debug
 * level.
 */
import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

const slowMilliseconds = 1000;

export class CallLog extends LogController {
  override incomingRequest(): void {
    // The result of a call is known only at its end.
  }

  override requestCompleted(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const { statusCode, elapsedTime } = reply;
    const isWorthALine =
      request.method !== 'GET' ||
      statusCode >= 400 ||
      elapsedTime > slowMilliseconds ||
      (error !== null && error !== undefined);
    const level = isWorthALine ? 'info' : 'debug';
    request.log[level](
      {
        call: request.id,
        req: request.raw,
        status: statusCode,
        milliseconds: Math.round(elapsedTime),
      },
      'call',
    );
  }
}
