import type { Circuit, GateDefinition } from '../circuit/circuit.ts';

/** Returns the circuit's own gates, each after those that it contains, in the order that texts need. */
export function definitionsInOrder(circuit: Circuit): GateDefinition[] {
  const byName = new Map(circuit.definitions.map((definition) => [definition.name, definition]));
  const ordered = new Set<GateDefinition>();
  const visit = (definition: GateDefinition): void => {
    if (ordered.has(definition)) return;
    for (const operation of 'body' in definition ? definition.body.flat() : []) {
      const inner = operation.kind === 'gate' ? byName.get(operation.gate) : undefined;
      if (inner) visit(inner);
    }
    ordered.add(definition);
  };
  for (const definition of circuit.definitions) visit(definition);
  return [...ordered];
}
