import type { Bit, Wire } from './parts.ts';
import type { Circuit, GateDefinition } from './circuit.ts';
import type { Operation } from '../operations/kinds.ts';
import { freeName } from './definitions.ts';
import { withColumns } from './edit.ts';
import { operationOnBits, operationOnWires, withBitAdded, withWireAdded } from './wire-edits.ts';
import { bitCount, wireCount } from './operations.ts';
import { frozen } from './frozen.ts';

/**
 * Returns `first` followed by `second`. Wire `w` of `second` becomes wire `wires[w]`, and its classical bit `b` becomes
 * `bits[b]` (by default, all keep their numbers). Registers, initial states, and wires that `second` lacks are those of
 * `first`. Different gates with the same name are distinguished by a number after the name.
 */
export function composed(
  first: Circuit,
  second: Circuit,
  mapping: { readonly wires?: readonly Wire[]; readonly bits?: readonly Bit[] } = {},
): Circuit {
  const { wires, bits } = mapping;
  let base = first;
  for (const wire of wires ?? second.initial.keys())
    while (wireCount(base) <= wire) base = withWireAdded(base);
  for (const bit of bits ?? Array(bitCount(second)).keys())
    while (bitCount(base) <= bit) base = withBitAdded(base);
  const { definitions, names } = joinedDefinitions(first.definitions, second.definitions);
  const columns = second.columns.map((column) =>
    column.map((operation) => {
      const moved = operationOnWires(renamed(operation, names), (wire) => wires?.[wire] ?? wire);
      return operationOnBits(moved, (bit) => bits?.[bit] ?? bit);
    }),
  );
  return frozen({ ...withColumns(base, [...first.columns, ...columns]), definitions });
}

/**
 * Returns all gates of both. If a name has two different definitions, every common name gets a new name in the
 * second circuit, because gates with equal text may contain different ones.
 */
function joinedDefinitions(
  first: readonly GateDefinition[],
  second: readonly GateDefinition[],
): { definitions: GateDefinition[]; names: Map<string, string> } {
  const taken = new Set([...first, ...second].map((definition) => definition.name));
  const names = new Map<string, string>();
  const shared = second.filter((definition) => first.some((one) => one.name === definition.name));
  const differs = shared.some(
    (one) => JSON.stringify(one) !== JSON.stringify(first.find((other) => other.name === one.name)),
  );
  for (const { name } of differs ? shared : []) {
    const free = freeName(`${name}_2`, taken);
    taken.add(free);
    names.set(name, free);
  }
  const added = differs ? second : second.filter((definition) => !shared.includes(definition));
  return {
    definitions: [...first, ...added.map((definition) => renamedDefinition(definition, names))],
    names,
  };
}

function renamedDefinition(
  definition: GateDefinition,
  names: ReadonlyMap<string, string>,
): GateDefinition {
  const name = names.get(definition.name) ?? definition.name;
  if (!('body' in definition)) return { ...definition, name };
  return {
    ...definition,
    name,
    body: definition.body.map((column) => column.map((o) => renamed(o, names))),
  };
}

function renamed(operation: Operation, names: ReadonlyMap<string, string>): Operation {
  return operation.kind === 'gate'
    ? { ...operation, gate: names.get(operation.gate) ?? operation.gate }
    : operation;
}
