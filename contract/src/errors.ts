/**
 * Errors that an honest caller can meet, and the HTTP status of each.
 *
 * The body of an error is one plain sentence (`text/plain`); a caller that accepts `application/problem+json`
 * gets a {@link Problem} instead.
 */
import { z } from 'zod';

export const errorStatus = {
  'bad-request': 400,
  'not-signed-in': 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  'range-not-satisfiable': 416,
  invalid: 422,
  'too-many': 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const Problem = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  detail: z.string(),
  /** Every invalid field of the body, by its path, with what is wrong. */
  problems: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type Problem = z.infer<typeof Problem>;
