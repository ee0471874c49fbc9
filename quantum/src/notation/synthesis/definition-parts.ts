import type { GateDefinition } from '../../circuit/circuit.ts';
import { fragment, type Fragment } from '../fragment.ts';
import { synthesizePermutation } from './permutation.ts';
import { synthesize } from './two-level.ts';

/** Returns the parts of a gate of the circuit's own, on wires 0, 1, ...: its body, or gates that do the same. */
export function partsOfDefinition(definition: GateDefinition): Fragment {
  if ('matrix' in definition) return synthesize(definition.matrix, definition.wires);
  if ('permutation' in definition) return synthesizePermutation(definition.permutation);
  return fragment(
    definition.body
      .flat()
      .filter((operation) => operation.kind === 'gate' || operation.kind === 'barrier'),
  );
}
