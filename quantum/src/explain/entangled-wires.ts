import type { Circuit } from '../circuit/circuit.ts';
import type { Wire } from '../circuit/parts.ts';
import { withColumns } from '../circuit/edit.ts';
import { isEntangled } from '../inspect/entanglement.ts';
import { branchesAfter } from '../simulate/branches-after.ts';

/**
 * Returns the wires that are entangled with others at the circuit's end, in any of its branches. Entanglement that only
 * measurements have destroyed counts, because it is also reported as a measurement too many.
 */
export async function entangledWires(circuit: Circuit): Promise<ReadonlySet<Wire>> {
  const branches = [
    ...(await branchesAfter(circuit)),
    ...(await branchesAfter(withoutMeasurements(circuit))),
  ];
  const wires = [...circuit.initial.keys()];
  return new Set(wires.filter((wire) => branches.some(({ state }) => isEntangled(state, [wire]))));
}

function withoutMeasurements(circuit: Circuit): Circuit {
  return withColumns(
    circuit,
    circuit.columns.map((column) => column.filter((operation) => operation.kind !== 'measure')),
  );
}
