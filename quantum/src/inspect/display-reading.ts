import type { Wire } from '../circuit/parts.ts';
import type { Matrix } from '../matrix.ts';
import type { QuantumState } from '../state/mixture.ts';
import { blochVector, type BlochVector } from './bloch.ts';
import { reducedDensityMatrix } from './density.ts';

/** The data that a display in a circuit shows about its wires, the first of which is the least significant. */
export interface DisplayReading {
  /** The probability of each basis state of these wires. */
  readonly probabilities: readonly number[];
  /** Only for a single wire. */
  readonly bloch: BlochVector | null;
  /**
   * Interleaved re, im; null if the wires share their state with others, or are in a mixture. A common phase cannot be
   * observed, so the first amplitude that is not 0 is real and positive.
   */
  readonly amplitudes: readonly number[] | null;
}

/** Off-diagonal entries, or a lack of purity, below this are rounding errors. */
const EPSILON = 1e-9;

/** Reads some wires of a state. `dephased` wires have been measured with unknown results. */
export function displayReading(
  of: QuantumState,
  wires: readonly Wire[],
  dephased: readonly Wire[] = [],
): DisplayReading {
  const rho = dephasedMatrix(
    reducedDensityMatrix(of, wires),
    wires.reduce((mask, wire, i) => (dephased.includes(wire) ? mask | (1 << i) : mask), 0),
  );
  const { size, entries } = rho;
  return {
    probabilities: Array.from({ length: size }, (_, k) => entries[2 * k * (size + 1)]),
    bloch: wires.length === 1 ? blochVector(rho, 0) : null,
    amplitudes: amplitudesOf(rho),
  };
}

/** Removes the entries between basis states with different values of the measured wires. */
function dephasedMatrix({ size, entries }: Matrix, mask: number): Matrix {
  if (mask === 0) return { size, entries };
  const left = entries.slice();
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      if (((row ^ column) & mask) !== 0) {
        const at = 2 * (row * size + column);
        left.fill(0, at, at + 2);
      }
  return { size, entries: left };
}

/** If rho is pure, it is |a><a|. Then any column that is not 0 is a multiple of a. */
function amplitudesOf({ size, entries }: Matrix): readonly number[] | null {
  let purity = 0;
  for (const entry of entries) purity += entry * entry;
  if (purity < 1 - EPSILON) return null;
  const diagonal = Array.from({ length: size }, (_, k) => entries[2 * k * (size + 1)]);
  const first = diagonal.findIndex((probability) => probability > EPSILON);
  const scale = 1 / Math.sqrt(diagonal[first]);
  return Array.from({ length: 2 * size }, (_, i) => {
    const value = entries[2 * ((i >> 1) * size + first) + (i & 1)] * scale;
    return Math.abs(value) < EPSILON ? 0 : value;
  });
}
