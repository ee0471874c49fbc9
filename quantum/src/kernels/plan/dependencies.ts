import { wiresOfGate, type KernelGate } from './kernel-gate.ts';

/** The order of gates: which must be done before which. Gates are named by their place in the list. */
export interface Dependencies {
  /** The number of gates that each one waits for. */
  readonly waitsFor: Int32Array;
  /** The gates that wait for each one. */
  readonly followers: readonly (readonly number[])[];
}

/** The last gates on a wire. Gates that act on it in the same way commute and form a run. */
interface Run {
  action: 'diagonal' | 'flipped' | 'mixed';
  gates: number[];
  before: readonly number[];
}

/**
 * On each wire, a gate waits for the whole run before its own, and so only for gates that it does not commute with.
 * Phases pass each other, and the controls of CX, X, and RX pass the targets of CX.
 */
export function dependenciesOf(gates: readonly KernelGate[]): Dependencies {
  const waitsFor = new Int32Array(gates.length);
  const followers: number[][] = gates.map(() => []);
  const runs: (Run | undefined)[] = [];
  for (const [index, gate] of gates.entries()) {
    for (let left = wiresOfGate(gate); left !== 0; left &= left - 1) {
      const wire = 31 - Math.clz32(left & -left);
      const bit = 1 << wire;
      const action = gate.mixed & bit ? 'mixed' : gate.flipped & bit ? 'flipped' : 'diagonal';
      const last = runs[wire];
      if (last && last.action === action && action !== 'mixed') last.gates.push(index);
      else runs[wire] = { action, gates: [index], before: last?.gates ?? [] };
      for (const earlier of runs[wire]?.before ?? []) {
        const others = followers[earlier];
        // Two gates can meet on several wires; one edge is enough.
        if (others[others.length - 1] === index) continue;
        others.push(index);
        waitsFor[index]++;
      }
    }
  }
  return { waitsFor, followers };
}
