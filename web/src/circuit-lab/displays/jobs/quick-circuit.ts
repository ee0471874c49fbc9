/** Decides which circuits are computed on the page itself, within a few milliseconds. */
import {
  MAX_PLAIN_WIRES,
  splitTerminalMeasurements,
  wireCount,
  type Circuit,
} from '@qubloom/quantum';
import { displayStopsIn } from '../summary/placed-readings.ts';

/** Number of amplitudes touched, which takes a few milliseconds. */
const maxWork = 2 ** 19;

/** With noise, a density matrix is counted instead of amplitudes. */
export function isQuick(circuit: Circuit, hasNoise = false): boolean {
  const wires = wireCount(circuit);
  if (wires > MAX_PLAIN_WIRES) return false;
  return (hasNoise ? 4 ** wires : 2 ** wires) * weightOf(circuit) <= maxWork;
}

/**
 * Counts the gates, once more for each state that displays in the circuit need, in all branches that measurements open.
 */
function weightOf(circuit: Circuit): number {
  const gates = circuit.columns.reduce((sum, column) => sum + column.length, 0);
  return (
    gates *
    (1 + displayStopsIn(circuit)) *
    2 ** Math.min(splitTerminalMeasurements(circuit).branchPoints, 20)
  );
}
