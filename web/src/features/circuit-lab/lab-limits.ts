/** Which circuits the lab can show. */
import { wireCount, type Circuit } from '@qubloom/quantum';
import { withLinesParted } from './place.ts';

export const mostWiresInLab = 24;
const mostColumnsInLab = 2000;

/** Why a circuit is too large or too small for the lab, as it would be drawn; undefined where it fits. */
export function labTrouble(circuit: Circuit): string | undefined {
  const wires = wireCount(circuit);
  const columns = withLinesParted(circuit).columns.length;
  if (wires === 0) return 'This circuit has no wires.';
  if (wires > mostWiresInLab) {
    return `This circuit has ${wires} wires. The lab takes ${mostWiresInLab} at most.`;
  }
  if (columns > mostColumnsInLab) {
    return `This circuit has ${columns} columns. The lab takes ${mostColumnsInLab} at most.`;
  }
  return undefined;
}

/** Why an edit makes a circuit too long for the lab; undefined where it does not. */
export function growthTrouble(before: Circuit, after: Circuit): string | undefined {
  const columns = after.columns.length;
  return columns > before.columns.length && columns > mostColumnsInLab
    ? `That would make ${columns} columns. The lab takes ${mostColumnsInLab} at most.`
    : undefined;
}
