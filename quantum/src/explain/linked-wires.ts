import type { Circuit, Wire } from '../circuit/circuit.ts';
import { withColumns } from '../circuit/edit.ts';
import { isEntangled } from '../inspect/entanglement.ts';
import { branchesAfter } from '../simulate/branches-after.ts';

/**
 * The wires that are entangled with others at the circuit's end, on any of its ways. What only looks have torn
 * apart was linked: it counts, and is told as a look too many.
 */
export async function linkedWires(circuit: Circuit): Promise<ReadonlySet<Wire>> {
  const branches = [
    ...(await branchesAfter(circuit)),
    ...(await branchesAfter(withoutLooks(circuit))),
  ];
  const wires = [...circuit.initial.keys()];
  return new Set(wires.filter((wire) => branches.some(({ state }) => isEntangled(state, [wire]))));
}

function withoutLooks(circuit: Circuit): Circuit {
  return withColumns(
    circuit,
    circuit.columns.map((column) => column.filter((operation) => operation.kind !== 'measure')),
  );
}
