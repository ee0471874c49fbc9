/** The part of an endpoint that Fastify and the API's description need. */
import {
  errorStatus,
  PaymentError,
  Problem,
  type Endpoint,
  type ErrorCode,
} from '@qubloom/contract';
import type { FastifySchema } from 'fastify';
// This import lets a route's schema hold the text of its documentation.
import type {} from '@fastify/swagger';
import { z } from 'zod';

export function routeSchema(endpoint: Endpoint, access: 'public' | 'signed-in'): FastifySchema {
  const { params, query, body, reply, errors, summary, hasJsonErrors, file } = endpoint;
  return {
    summary,
    ...(access === 'signed-in' ? { security: [{ session: [] }] } : {}),
    ...(params instanceof z.ZodUndefined ? {} : { params }),
    ...(query instanceof z.ZodUndefined ? {} : { querystring: query }),
    ...(body instanceof z.ZodUndefined ? {} : { body }),
    response: {
      200: file ? fileReplies[file] : reply,
      ...Object.fromEntries(
        errors.map((code) => [
          errorStatus[code],
          hasJsonErrors ? jsonErrorReply(code) : errorReply(code),
        ]),
      ),
    },
  };
}

/** Media type of a PPTX file. */
export const presentationType =
  'application/vnd.openxmlformats-officedocument.presentationml.presentation';

const fileReplies = {
  pdf: {
    description: 'A PDF.',
    content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
  },
  csv: { description: 'A table.', content: { 'text/csv': { schema: z.string() } } },
  pptx: {
    description: 'A presentation.',
    content: { [presentationType]: { schema: z.string().meta({ format: 'binary' }) } },
  },
};

const sentence = z.string().describe('One plain sentence.');

const errorReply = (code: ErrorCode) => ({
  description: code,
  content: {
    'text/plain': { schema: sentence },
    'application/problem+json': { schema: Problem },
  },
});

const jsonErrorReply = (code: ErrorCode) => ({
  description: code,
  content: { 'application/json': { schema: PaymentError } },
});
