/** The limits of circuits that the lab can show. */
import { wireCount, withCrossingsSeparated, type Circuit } from '@qubloom/quantum';
import { maxLabWires } from '../edits/lab-sizes.ts';

const maxLabColumns = 2000;

/** Says why a circuit, as it would be drawn, is too large or too small for the lab; undefined if it fits. */
export function labProblem(circuit: Circuit): string | undefined {
  const wires = wireCount(circuit);
  const columns = withCrossingsSeparated(circuit).columns.length;
  if (wires === 0) return 'This circuit has no wires.';
  if (wires > maxLabWires) {
    return `This circuit has ${wires} wires. The lab takes ${maxLabWires} at most.`;
  }
  if (columns > maxLabColumns) {
    return `This circuit has ${columns} columns. The lab takes ${maxLabColumns} at most.`;
  }
  return undefined;
}

/** Says why an edit makes a circuit too long for the lab; undefined if it does not. */
export function growthProblem(before: Circuit, after: Circuit): string | undefined {
  const columns = after.columns.length;
  return columns > before.columns.length && columns > maxLabColumns
    ? `That would make ${columns} columns. The lab takes ${maxLabColumns} at most.`
    : undefined;
}
