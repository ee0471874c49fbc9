import type { Circuit, GateDefinition } from './circuit.ts';
import type { GateOperation } from '../operations/kinds.ts';
import { emptyCircuit, withColumns } from './edit.ts';
import { frozen } from './frozen.ts';
import { wireCount } from './operations.ts';

/** Makes a gate of this circuit, for another circuit that has (or is given) its definitions. */
export function definitionFrom(circuit: Circuit, name: string): GateDefinition {
  return frozen({ name, wires: wireCount(circuit), body: circuit.columns });
}

/** Returns a circuit with the body of a definition, so that it can be inspected and edited. */
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

/** Returns `wanted`, with the first free number after it if it is taken. */
export function freeName(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted;
  for (let i = 2; taken.has(name); i++) name = `${wanted}_${i}`;
  return name;
}
