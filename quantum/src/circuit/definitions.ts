import type { Circuit, GateDefinition, GateOperation } from './circuit.ts';
import { emptyCircuit, withColumns } from './edit.ts';
import { frozen, wireCount } from './operations.ts';

/** A gate of this circuit, to be placed in another one that brings (or is given) its definitions. */
export function definitionFrom(circuit: Circuit, name: string): GateDefinition {
  return frozen({ name, wires: wireCount(circuit), body: circuit.columns });
}

/** An empty circuit that a definition's body is put into, so that it can be looked into and edited. */
export function circuitFrom(
  definition: GateDefinition,
  definitions: readonly GateDefinition[] = [],
): Circuit {
  const others = definitions.filter((other) => other.name !== definition.name);
  if ('body' in definition) {
    return frozen({
      ...withColumns(emptyCircuit(definition.wires), definition.body),
      definitions: others,
    });
  }
  const whole: GateOperation = {
    kind: 'gate',
    gate: definition.name,
    parameters: [],
    targets: [...Array(definition.wires).keys()],
    controls: [],
  };
  return frozen({
    ...withColumns(emptyCircuit(definition.wires), [[whole]]),
    definitions: [...others, definition],
  });
}

/** `wanted`, or with the first number behind it that nobody has. */
export function freeName(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted;
  for (let i = 2; taken.has(name); i++) name = `${wanted}_${i}`;
  return name;
}
