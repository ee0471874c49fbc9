import type { Matrix } from '../matrix.ts';
import { TooLarge, type StateVector } from './state-vector.ts';

/**
 * The density matrix rho of `wires` qubits, whose trace is its weight. It is stored like a state of twice as many
 * wires: entry (row, column) is at index `row + 2^wires * column`, so a gate on wire w acts on w, and its complex
 * conjugate on w + wires.
 */
export interface DensityState {
  readonly wires: number;
  readonly entries: StateVector;
}

/** The most wires of a density matrix: 4^8 entries fill 1 MiB. */
export const MAX_DENSITY_WIRES = 8;

/** Throws `TooLarge` if this is too many wires for a density matrix. */
export function requireRoomForDensity(wires: number): void {
  if (wires <= MAX_DENSITY_WIRES) return;
  throw new TooLarge(
    `The density matrix of ${wires} qubits has 4^${wires} entries. At most ${MAX_DENSITY_WIRES} qubits fit here.`,
  );
}

/** Returns |psi><psi|. Throws `TooLarge` above 8 wires. */
export function densityOfState(state: StateVector): DensityState {
  const { wires, amplitudes: a } = state;
  requireRoomForDensity(wires);
  const size = 2 ** wires;
  const amplitudes = new Float64Array(2 * size * size);
  for (let column = 0; column < size; column++) {
    for (let row = 0; row < size; row++) {
      const at = 2 * (row + size * column);
      amplitudes[at] = a[2 * row] * a[2 * column] + a[2 * row + 1] * a[2 * column + 1];
      amplitudes[at + 1] = a[2 * row + 1] * a[2 * column] - a[2 * row] * a[2 * column + 1];
    }
  }
  return { wires, entries: { wires: 2 * wires, amplitudes } };
}

/** Returns the weight of a density state, which is the sum of its diagonal. */
export function traceOf({ wires, entries }: DensityState): number {
  const size = 2 ** wires;
  let trace = 0;
  for (let k = 0; k < size; k++) trace += entries.amplitudes[2 * (k + size * k)];
  return trace;
}

export function copyOfDensity({ wires, entries }: DensityState): DensityState {
  return { wires, entries: { ...entries, amplitudes: entries.amplitudes.slice() } };
}

/** Adds the entries of another density state, including its weight, in place. */
export function addDensity(to: DensityState, other: DensityState): void {
  const a = to.entries.amplitudes;
  const b = other.entries.amplitudes;
  for (let i = 0; i < a.length; i++) a[i] += b[i];
}

/** A map of one wire's four blocks of rho (00, 01, 10, 11 by row and column), each to a combination of the four. */
export type BlockMap = readonly [
  readonly number[],
  readonly number[],
  readonly number[],
  readonly number[],
];

/** Projects a wire on 0 or 1 and keeps the weight of that result. */
export function projection(outcome: 0 | 1): BlockMap {
  const [zero, one] = [1 - outcome, outcome];
  return [
    [zero, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, one],
  ];
}

/** The wire becomes |0> from any state. */
export const RESET: BlockMap = [
  [1, 0, 0, 1],
  [0, 0, 0, 0],
  [0, 0, 0, 0],
  [0, 0, 0, 0],
];

/** Replaces the wire by a fully mixed one with `probability`. */
export function depolarization(probability: number): BlockMap {
  const [rest, half] = [1 - probability, probability / 2];
  return [
    [rest + half, 0, 0, half],
    [0, rest, 0, 0],
    [0, 0, rest, 0],
    [half, 0, 0, rest + half],
  ];
}

/** Makes a 1 fall to 0 with `probability`. */
export function amplitudeDamping(probability: number): BlockMap {
  const root = Math.sqrt(1 - probability);
  return [
    [1, 0, 0, probability],
    [0, root, 0, 0],
    [0, 0, root, 0],
    [0, 0, 0, 1 - probability],
  ];
}

/** Applies a map of one wire's blocks, in place. */
export function applyBlockMap({ wires, entries }: DensityState, wire: number, map: BlockMap): void {
  const a = entries.amplitudes;
  const row = 2 * 2 ** wire;
  const column = 2 * 2 ** (wires + wire);
  const blocks = [0, column, row, row + column]; // 00, 01, 10, 11
  const before = [0, 0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    if ((i & row) !== 0 || (i & column) !== 0) continue;
    for (let block = 0; block < 4; block++) before[block] = a[i + blocks[block]];
    for (let block = 0; block < 4; block++) {
      const mix = map[block];
      a[i + blocks[block]] =
        mix[0] * before[0] + mix[1] * before[1] + mix[2] * before[2] + mix[3] * before[3];
    }
  }
}

/** Returns the probabilities of the basis states, times the weight. */
export function diagonalOf({ wires, entries }: DensityState): Float64Array {
  const size = 2 ** wires;
  return Float64Array.from({ length: size }, (_, k) => entries.amplitudes[2 * (k + size * k)]);
}

/** Returns the density matrix as a row-major matrix. */
export function matrixOfDensity({ wires, entries }: DensityState): Matrix {
  const size = 2 ** wires;
  const out = new Float64Array(2 * size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      out[2 * (row * size + column)] = entries.amplitudes[2 * (row + size * column)];
      out[2 * (row * size + column) + 1] = entries.amplitudes[2 * (row + size * column) + 1];
    }
  }
  return { size, entries: out };
}
