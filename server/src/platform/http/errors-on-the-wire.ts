/** The one place that turns errors into answers. */
import { STATUS_CODES } from 'node:http';
import { errorStatus, type Problem } from '@qubloom/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { nameDatabaseError } from '../database/errors.ts';
import {
  BadRequest,
  Internal,
  RangeNotSatisfiable,
  Refusal,
  TooLarge,
  TooMany,
  Unavailable,
  UnsupportedMediaType,
} from '../errors.ts';
import { apiHeaders } from './api-headers.ts';

/** Also for what Fastify refuses before it knows the route, such as a broken percent code. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error);
  if (refusal.code === 'internal')
    request.log.error({ call: request.id, err: nameDatabaseError(error) }, 'a call failed');
  if (refusal.code === 'unavailable')
    request.log.warn({ call: request.id, err: refusal.cause }, 'a call was put off');
  sendRefusal(refusal, request, reply);
}

export function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): void {
  reply.code(errorStatus[refusal.code]).headers(apiHeaders);
  if (refusal instanceof TooMany || refusal instanceof Unavailable) {
    reply.header('retry-after', String(refusal.retryAfterSeconds));
  }
  if (request.headers.accept?.includes('application/problem+json')) {
    reply.type('application/problem+json').send(JSON.stringify(problemOf(refusal)));
  } else {
    reply.type('text/plain; charset=utf-8').send(refusal.message);
  }
}

function refusalOf(error: unknown): Refusal {
  const named = nameDatabaseError(error);
  if (named instanceof Refusal) return named;
  const { code, statusCode = 500 } = named as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new TooLarge();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new UnsupportedMediaType();
  if (statusCode === 416) return new RangeNotSatisfiable();
  // Fastify's own message may quote the body, so they stay here.
  if (statusCode >= 400 && statusCode < 500) return new BadRequest();
  return new Internal();
}

function problemOf(refusal: Refusal): Problem {
  const status = errorStatus[refusal.code];
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code: refusal.code,
    detail: refusal.message,
    ...(refusal.problems.length > 0 ? { problems: [...refusal.problems] } : {}),
  };
}
