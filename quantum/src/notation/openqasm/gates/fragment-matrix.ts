import type { GateDefinition } from '../../../circuit/circuit.ts';
import type { InitialState, Wire } from '../../../circuit/parts.ts';
import { operationOnWires } from '../../../circuit/wire-edits.ts';
import { wiresOf } from '../../../circuit/operations.ts';
import { unitaryOf } from '../../../simulate/unitary.ts';
import type { Fragment } from '../../fragment.ts';

/** Returns the wires that a fragment touches, in ascending order. */
export function wiresIn(fragment: Fragment): Wire[] {
  return [...new Set(fragment.operations.flatMap((operation) => wiresOf(operation)))].sort(
    (a, b) => a - b,
  );
}

/** Returns the unitary of a fragment, including its phase; `wires[0]` is the least significant. At most 10 wires. */
export function matrixOfFragment(
  fragment: Fragment,
  wires: readonly Wire[],
  definitions: readonly GateDefinition[],
): Float64Array {
  const place = new Map(wires.map((wire, i) => [wire, i]));
  const { entries } = unitaryOf({
    version: 1,
    quantumRegisters: [{ name: 'q', size: wires.length }],
    classicalRegisters: [],
    initial: wires.map((): InitialState => '0'),
    definitions,
    columns: fragment.operations.map((operation) => [
      operationOnWires(operation, (wire) => place.get(wire) ?? -1),
    ]),
  });
  const [cos, sin] = [Math.cos(fragment.phase), Math.sin(fragment.phase)];
  for (let i = 0; i < entries.length; i += 2) {
    const [re, im] = [entries[i], entries[i + 1]];
    entries[i] = re * cos - im * sin;
    entries[i + 1] = re * sin + im * cos;
  }
  return entries;
}
