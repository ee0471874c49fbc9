/** The state of a circuit as rows of a table, for paper. */
import { percent } from '@qubloom/contract';
import {
  isIdle,
  argument,
  complex,
  exactDistribution,
  formatKet,
  smallStateAfter,
  wireCount,
  type Circuit,
} from '@qubloom/quantum';
import { writtenAngle } from '../announcements/angles.ts';

export interface StateTable {
  /** `amplitudes` for a pure state; `probabilities` if measurements leave several. */
  readonly kind: 'amplitudes' | 'probabilities';
  readonly rows: readonly StateRow[];
  /** The number of rows left out. */
  readonly more: number;
}

export interface StateRow {
  readonly name: string;
  readonly probability: string;
  readonly amplitude?: string;
  readonly phase?: string;
}

const maxTableWires = 14;
const maxRows = 64;
const minProbability = 5e-7;

/** Resolves to null if the circuit is too large for a table. */
export async function stateTable(circuit: Circuit): Promise<StateTable | null> {
  if (isDeterministic(circuit)) return amplitudeTable(circuit);
  if (wireCount(circuit) > maxTableWires) return null;
  try {
    const all = [...(await exactDistribution(circuit))].filter(
      ([, probability]) => probability > minProbability,
    );
    const rows = all.toSorted(([a], [b]) => (a < b ? -1 : 1)).slice(0, maxRows);
    return {
      kind: 'probabilities',
      rows: rows.map(([name, probability]) => ({ name, probability: percent(probability) })),
      more: all.length - rows.length,
    };
  } catch {
    // There are too many branches to follow.
    return null;
  }
}

/** Returns the table synchronously for a circuit without measurements, resets, and conditions; else null. */
export function amplitudeTable(circuit: Circuit): StateTable | null {
  const wires = wireCount(circuit);
  if (!isDeterministic(circuit) || wires > maxTableWires) return null;
  const { amplitudes } = smallStateAfter(circuit);
  const rows: StateRow[] = [];
  let found = 0;
  for (let index = 0; index < amplitudes.length / 2; index++) {
    const amplitude = complex(amplitudes[2 * index] ?? 0, amplitudes[2 * index + 1] ?? 0);
    const probability = amplitude.re ** 2 + amplitude.im ** 2;
    if (probability <= minProbability) continue;
    found++;
    if (rows.length === maxRows) continue;
    rows.push({
      name: formatKet(index, wires),
      probability: percent(probability),
      amplitude: writtenAmplitude(amplitude.re, amplitude.im),
      phase: writtenAngle(nearZero(argument(amplitude))),
    });
  }
  return { kind: 'amplitudes', rows, more: found - rows.length };
}

function isDeterministic(circuit: Circuit): boolean {
  return circuit.columns
    .flat()
    .every((each) => isIdle(each) || (each.kind === 'gate' && !each.condition));
}

/** Returns `0.7071`, `−0.5i`, or `0.5 + 0.5i`, for example. */
export function writtenAmplitude(re: number, im: number): string {
  const [real, imaginary] = [rounded(re), rounded(im)];
  if (imaginary === 0) return signed(real);
  if (real === 0) return `${signed(imaginary)}i`;
  return `${signed(real)} ${imaginary < 0 ? '−' : '+'} ${Math.abs(imaginary)}i`;
}

function rounded(value: number): number {
  return nearZero(Math.round(value * 1e4) / 1e4);
}

function nearZero(value: number): number {
  return Math.abs(value) < 1e-9 ? 0 : value;
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}
