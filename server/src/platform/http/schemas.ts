/** Lets the contract's zod schemas check requests and shape replies. */
import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { Invalid, NotFound } from '../errors.ts';
import { plainMessages } from './plain-messages.ts';

/** An invalid body throws {@link Invalid}; an id in the path that cannot exist throws {@link NotFound}. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  if (httpPart === 'params') {
    return (data) => {
      const result = schema.safeParse(data);
      return result.success
        ? { value: result.data }
        : { error: new NotFound(result.error.issues[0]?.message ?? 'That does not exist.') };
    };
  }
  return (data: unknown) => {
    // Fastify passes a missing body as null.
    const result = schema.safeParse(data ?? undefined, { error: plainMessages });
    return result.success ? { value: result.data } : { error: invalid(result.error.issues) };
  };
};

function invalid(issues: readonly z.core.$ZodIssue[]): Invalid {
  const problems = issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  return new Invalid(problems[0]?.message ?? "That isn't right.", problems);
}

/** Only fields of the reply's schema leave the server; a reply that does not fit is our own bug. */
export const serializerCompiler =
  ({ schema }: { schema: unknown }) =>
  (data: unknown): string =>
    JSON.stringify((schema as z.ZodType).parse(data));
