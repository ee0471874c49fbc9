/**
 * Converts operations to fields of a shared document and back. Fields name wires by id instead of by number.
 */
import {
  operationOnWires,
  operationShape,
  wiresOf,
  type ObjectShape,
  type Operation,
  type Shape,
} from '@qubloom/quantum';
import { z } from 'zod';

/** An operation in the document: its wires are ids, and `column` is the key of its column. */
export type PartFields = Operation<string> & { readonly column: string };

/** The most items of a list, by the name of its field. */
const mostItems: Readonly<Record<string, number>> = { parameters: 8, sources: 8, bits: 256 };
/** The most items of the other lists, which hold wires or controls. */
const mostWires = 64;

const kinds = operationShape.either.map((kind) =>
  objectSchema(kind).extend({ column: z.string() }),
);

/**
 * Schema of a part in the document. The engine checks separately whether the part is valid in its circuit.
 * The types are asserted, because zod cannot infer them from shapes that are data.
 */
export const PartFields = z.discriminatedUnion(
  'kind',
  kinds as [(typeof kinds)[number]],
) as z.ZodType<unknown> as z.ZodType<PartFields>;

function objectSchema({ fields, optional = {} }: ObjectShape) {
  const schemas: Record<string, z.ZodType> = {};
  for (const [name, shape] of Object.entries(fields)) schemas[name] = schemaOf(shape, name);
  for (const [name, shape] of Object.entries(optional)) {
    schemas[name] = schemaOf(shape, name).optional();
  }
  return z.object(schemas);
}

function schemaOf(shape: Shape, field: string): z.ZodType {
  if (shape === 'wire') return z.string().min(1).max(160);
  if (shape === 'bit') return z.int().min(0).max(255);
  if (shape === 'number') return z.number();
  if (shape === 'string') return z.string().max(field === 'equals' ? 80 : 60);
  if ('fields' in shape) return objectSchema(shape);
  if ('either' in shape) return z.union(shape.either.map((one) => schemaOf(one, field)));
  if (!('list' in shape)) return z.literal(shape);
  const items = z
    .array(schemaOf(shape.list, field))
    .max(shape.most ?? mostItems[field] ?? mostWires);
  return shape.list === 'wire' ? items.min(1) : items;
}

export function wireIdsOf(fields: PartFields): readonly string[] {
  return wiresOf<string>(fields);
}

export function fieldsOf(
  operation: Operation,
  column: string,
  wireId: (wire: number) => string,
): PartFields {
  return { ...operationOnWires(withoutUndefined(operation), wireId), column };
}

/**
 * Reads an operation from its fields. A control on one of its gate's own targets is left out, because two
 * learners may have edited the gate at the same time.
 */
export function operationOf(fields: PartFields, wireOf: (id: string) => number): Operation {
  const { column: _, ...operation } = withoutRepeatedWires(withoutUndefined(fields));
  return operationOnWires(operation, wireOf);
}

function withoutRepeatedWires(fields: PartFields): PartFields {
  if ('wires' in fields) return { ...fields, wires: [...new Set(fields.wires)] };
  if (!('controls' in fields)) return fields;
  const taken = new Set(fields.targets);
  const free = fields.controls.filter(({ wire }) => !taken.has(wire) && taken.add(wire));
  return { ...fields, controls: free };
}

/** A document can contain a field that is undefined. The type stays the same, because such a field is optional. */
function withoutUndefined<Data extends object>(data: Data): Data {
  return Object.fromEntries(
    Object.entries(data).filter(([, value]) => value !== undefined),
  ) as Data;
}
