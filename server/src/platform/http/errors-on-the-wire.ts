/** The one place that turns errors into answers. */
import { STATUS_CODES } from 'node:http';
import { errorStatus, type PaymentError, type Problem } from '@qubloom/contract';
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

/** Also handles requests that Fastify refuses before it knows the route, such as a broken percent code. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error);
  if (refusal.code === 'internal')
    request.log.error({ call: request.id, err: nameDatabaseError(error) }, 'a call failed');
  if (refusal.code === 'unavailable')
    request.log.warn({ call: request.id, err: refusal.cause }, 'a call was put off');
  if (refusal.code === 'bad-request' && refusal.cause !== undefined)
    request.log.warn({ call: request.id, err: refusal.cause }, 'a call was refused');
  sendRefusal(refusal, request, reply);
}

export function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): void {
  reply.code(errorStatus[refusal.code]).headers(apiHeaders);
  if (refusal instanceof TooMany || refusal instanceof Unavailable) {
    reply.header('retry-after', String(refusal.retryAfterSeconds));
  }
  const accepted = request.headers.accept ?? '';
  const asksProblems = accepted.includes('application/problem+json');
  const takesJson = !asksProblems || accepted.includes('application/json');
  if (request.routeOptions.config.hasJsonErrors && takesJson) {
    reply.type('application/json; charset=utf-8').send(JSON.stringify(paymentErrorOf(refusal)));
  } else if (asksProblems) {
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
  // Fastify's own message may quote the body, so it is not sent on.
  if (statusCode >= 400 && statusCode < 500) return new BadRequest();
  return new Internal();
}

const titleOf = ({ code }: Refusal): string => STATUS_CODES[errorStatus[code]] ?? 'Error';

function paymentErrorOf(refusal: Refusal): PaymentError {
  const { message, code, reason } = refusal;
  return { message, error: titleOf(refusal), code: reason ?? code };
}

function problemOf(refusal: Refusal): Problem {
  return {
    type: 'about:blank',
    title: titleOf(refusal),
    status: errorStatus[refusal.code],
    code: refusal.code,
    detail: refusal.message,
    ...(refusal.problems.length > 0 ? { problems: [...refusal.problems] } : {}),
  };
}
