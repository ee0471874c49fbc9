/** How the contract's zod schemas check requests and shape replies. */
import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { Invalid, NotFound } from '../errors.ts';

type MessageOf = z.core.$ZodErrorMap;

/** Plain sentences for the problems that a schema has no message of its own for. */
const plainMessages: MessageOf = (issue) => {
  const field = issue.path?.length ? `"${issue.path.join('.').slice(0, 60)}"` : 'this';
  switch (issue.code) {
    case 'unrecognized_keys':
      return `There is no field called "${String(issue.keys[0]).slice(0, 60)}" here.`;
    case 'invalid_type':
      return issue.input === undefined
        ? `Something is missing: ${field}.`
        : `The value for ${field} is of the wrong kind.`;
    case 'invalid_value':
      return `The value for ${field} is not one of the choices.`;
    case 'too_small':
      return `The value for ${field} is too small.`;
    case 'too_big':
      return `The value for ${field} is too big.`;
    default:
      return `The value for ${field} is not right.`;
  }
};

/** A body that is not right is {@link Invalid}; an id in the path that cannot exist is {@link NotFound}. */
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
    // Fastify hands a missing body over as null.
    const result = schema.safeParse(data ?? undefined, { error: plainMessages });
    return result.success ? { value: result.data } : { error: invalid(result.error.issues) };
  };
};

function invalid(issues: readonly z.core.$ZodIssue[]): Invalid {
  const problems = issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  return new Invalid(problems[0]?.message ?? 'That is not right.', problems);
}

/** Only what the reply's schema names leaves the server; anything that does not fit it is our own bug. */
export const serializerCompiler =
  ({ schema }: { schema: unknown }) =>
  (data: unknown): string =>
    JSON.stringify((schema as z.ZodType).parse(data));
