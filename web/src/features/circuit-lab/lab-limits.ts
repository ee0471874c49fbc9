/** Which circuits the lab can show. */
import { wireCount, type Circuit } from '@qubloom/quantum';
import { mostColumnsInLab, mostWiresInLab } from './place.ts';

/** Why a circuit is too large or too small for the lab; undefined where it fits. */
export function labTrouble(circuit: Circuit): string | undefined {
  const wires = wireCount(circuit);
  const columns = circuit.columns.length;
  if (wires === 0) return 'This circuit has no wires.';
  if (wires > mostWiresInLab) {
    return `This circuit has ${wires} wires. The lab takes ${mostWiresInLab} at most.`;
  }
  if (columns > mostColumnsInLab) {
    return `This circuit has ${columns} columns. The lab takes ${mostColumnsInLab} at most.`;
  }
  return undefined;
}
