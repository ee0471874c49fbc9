/**
 * Converts operations to fields of a shared document and back. Fields name wires by id instead of by number.
 */
import type { Operation } from '@qubloom/quantum';
import { z } from 'zod';

const WireId = z.string().min(1).max(160);
const Condition = z.object({
  bits: z.array(z.int().min(0).max(255)).max(256),
  equals: z.union([z.number(), z.string().max(80)]),
});
const condition = Condition.optional();

/** Schema of a part in the document. The engine checks separately whether the part is valid in its circuit. */
export const PartFields = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('gate'),
    column: z.string(),
    gate: z.string().max(60),
    parameters: z.array(z.number()).max(8),
    sources: z
      .array(z.object({ name: z.string().max(60), times: z.number(), plus: z.number() }).nullable())
      .max(8)
      .optional(),
    targets: z.array(WireId).min(1).max(64),
    controls: z.array(z.object({ wire: WireId, on: z.literal([0, 1]) })).max(64),
    condition,
  }),
  z.object({
    kind: z.literal('measure'),
    column: z.string(),
    wire: WireId,
    bit: z.int().min(0).max(255),
    condition,
  }),
  z.object({ kind: z.literal('reset'), column: z.string(), wire: WireId, condition }),
  z.object({
    kind: z.literal('postselect'),
    column: z.string(),
    wire: WireId,
    state: z.literal(['0', '1', '+', '-', 'i', '-i']),
  }),
  z.object({
    kind: z.literal('display'),
    column: z.string(),
    shows: z.literal(['probability', 'bloch', 'amplitudes']),
    wires: z.array(WireId).min(1).max(3),
  }),
  z.object({
    kind: z.literal('barrier'),
    column: z.string(),
    wires: z.array(WireId).min(1).max(64),
  }),
]);
export type PartFields = z.infer<typeof PartFields>;

export function wireIdsOf(fields: PartFields): readonly string[] {
  switch (fields.kind) {
    case 'gate':
      return [...fields.targets, ...fields.controls.map(({ wire }) => wire)];
    case 'barrier':
    case 'display':
      return fields.wires;
    case 'measure':
    case 'reset':
    case 'postselect':
      return [fields.wire];
  }
}

export function fieldsOf(
  operation: Operation,
  column: string,
  wireId: (wire: number) => string,
): PartFields {
  switch (operation.kind) {
    case 'gate': {
      const { kind, gate, parameters, sources, targets, controls } = operation;
      return {
        kind,
        column,
        gate,
        parameters: [...parameters],
        ...(sources && { sources: sources.map((source) => source && { ...source }) }),
        targets: targets.map(wireId),
        controls: controls.map(({ wire, on }) => ({ wire: wireId(wire), on })),
        ...conditionOf(operation),
      };
    }
    case 'measure':
      return {
        kind: 'measure',
        column,
        wire: wireId(operation.wire),
        bit: operation.bit,
        ...conditionOf(operation),
      };
    case 'reset':
      return { kind: 'reset', column, wire: wireId(operation.wire), ...conditionOf(operation) };
    case 'postselect':
      return {
        kind: 'postselect',
        column,
        wire: wireId(operation.wire),
        state: operation.state,
      };
    case 'display': {
      const { kind, shows, wires } = operation;
      return { kind, column, shows, wires: wires.map(wireId) };
    }
    case 'barrier':
      return { kind: 'barrier', column, wires: operation.wires.map(wireId) };
  }
}

/**
 * Reads an operation from its fields. A control on one of its gate's own targets is left out, because two
 * learners may have edited the gate at the same time.
 */
export function operationOf(fields: PartFields, wireOf: (id: string) => number): Operation {
  switch (fields.kind) {
    case 'gate': {
      const { kind, gate, parameters, sources, controls } = fields;
      const taken = new Set(fields.targets);
      const free = controls.filter(({ wire }) => !taken.has(wire) && taken.add(wire));
      return {
        kind,
        gate,
        parameters,
        ...(sources && { sources }),
        targets: fields.targets.map(wireOf),
        controls: free.map(({ wire, on }) => ({ wire: wireOf(wire), on })),
        ...conditionOf(fields),
      };
    }
    case 'measure':
      return {
        kind: 'measure',
        wire: wireOf(fields.wire),
        bit: fields.bit,
        ...conditionOf(fields),
      };
    case 'reset':
      return { kind: 'reset', wire: wireOf(fields.wire), ...conditionOf(fields) };
    case 'postselect':
      return { kind: 'postselect', wire: wireOf(fields.wire), state: fields.state };
    case 'display': {
      const { kind, shows } = fields;
      return { kind, shows, wires: [...new Set(fields.wires)].map(wireOf) };
    }
    case 'barrier':
      return { kind: 'barrier', wires: [...new Set(fields.wires)].map(wireOf) };
  }
}

function conditionOf(holder: {
  readonly condition?:
    { readonly bits: readonly number[]; readonly equals: number | string } | undefined;
}) {
  const { condition } = holder;
  return condition ? { condition: { bits: [...condition.bits], equals: condition.equals } } : {};
}
