import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../../testing/calls/endpoints.ts';
import { isPlainSentence } from '../../testing/calls/plain-sentence.ts';
import { validatorCompiler } from './schemas.ts';

interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
}

const odd = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 1.5, 1e308, '', 'x', 'x'.repeat(9000), [], {}, [[]]),
  fc.constantFrom<unknown>(Array(2000).fill(0), { odd: 1 }, '\u0000'),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A value with the schema's shape that may be odd anywhere. */
function nearly(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 4, arbitrary: shaped(schema) }, { weight: 1, arbitrary: odd });
}

function shaped({ const: only, anyOf, oneOf, ...schema }: JsonSchema): fc.Arbitrary<unknown> {
  const choices = anyOf ?? oneOf;
  if (choices) return fc.oneof(...choices.map(nearly));
  if (only !== undefined) return fc.constant(only);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'array') return fc.array(nearly(schema.items ?? {}), { maxLength: 4 });
  if (schema.type === 'object') {
    const properties = Object.entries(schema.properties ?? {});
    const fields = properties.map(([name, one]) => [name, nearly(one)] as const);
    return fc.record<Record<string, unknown>>(Object.fromEntries([...fields, ['extra', odd]]), {
      requiredKeys: properties.slice(0, 1).map(([name]) => name),
    });
  }
  if (schema.type === 'integer' || schema.type === 'number') return fc.integer({ max: 100 });
  if (schema.type === 'boolean') return fc.boolean();
  return fc.constantFrom('word', 'ada@example.org', 'x'.repeat(43));
}

const inputs = endpoints.flatMap(({ method, path, body, query }) =>
  [body, query]
    .filter((schema) => !(schema instanceof z.ZodUndefined))
    .map((schema) => [`${method} ${path}`, schema] as const),
);

// Shows: 8 general error message
describe('an invalid call is refused in words for a child', () => {
  test('there are calls with input to check', () => {
    expect(inputs.length).toBeGreaterThan(40);
  });

  test.each(inputs)('%s names no field, no matter what is odd', (_, schema) => {
    const check = validatorCompiler({ schema, httpPart: 'body', method: 'POST', url: '/' });
    const form = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
    let refused = 0;
    fc.assert(
      fc.property(nearly(form), (value) => {
        const result: unknown = check(value);
        const { error } = result as { readonly error?: Error };
        if (!error) return;
        refused += 1;
        expect(error.message).toSatisfy(isPlainSentence);
      }),
      { numRuns: 300 },
    );
    expect(refused).toBeGreaterThan(0);
  });

  test('an invalid letter for an answer gets one plain sentence, and its path goes only to callers that ask for problems', () => {
    const schema = z.strictObject({ answers: z.array(z.strictObject({ answer: z.enum(['A']) })) });
    const check = validatorCompiler({ schema, httpPart: 'body', method: 'POST', url: '/' });
    const result: unknown = check({ answers: [{ answer: 'E' }] });
    expect((result as { error?: unknown }).error).toMatchObject({
      message: "That isn't one of the choices.",
      problems: [{ path: 'answers.0.answer' }],
    });
  });
});
