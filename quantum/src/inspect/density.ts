import type { Matrix } from '../matrix.ts';
import { asMixture, type QuantumState } from '../state/mixture.ts';
import { requireRoomForDensity } from '../state/density-state.ts';

/**
 * The density matrix of some wires when nobody looks at the others: sum over the settings of the others of
 * |psi><psi|. `wires[0]` is the least significant bit of its indices. Throws `TooLarge` above 8 wires.
 */
export function reducedDensityMatrix(of: QuantumState, wires: readonly number[]): Matrix {
  requireRoomForDensity(wires.length);
  const size = 2 ** wires.length;
  const entries = new Float64Array(2 * size * size);
  const offsets = Array.from({ length: size }, (_, row) =>
    wires.reduce((sum, wire, i) => sum | (((row >> i) & 1) << wire), 0),
  );
  const kept = wires.reduce((mask, wire) => mask | (1 << wire), 0);
  for (const { probability, state } of asMixture(of)) {
    const a = state.amplitudes;
    for (let rest = 0; rest < a.length / 2; rest++) {
      if ((rest & kept) === 0) addOuterProduct(entries, size, a, rest, offsets, probability);
    }
  }
  return { size, entries };
}

/** Adds weight |phi><phi|, where phi is the amplitudes at `rest` plus each offset. */
function addOuterProduct(
  entries: Float64Array,
  size: number,
  a: Float64Array,
  rest: number,
  offsets: readonly number[],
  weight: number,
): void {
  for (let row = 0; row < size; row++) {
    const rowRe = weight * a[2 * (rest | offsets[row])];
    const rowIm = weight * a[2 * (rest | offsets[row]) + 1];
    if (rowRe === 0 && rowIm === 0) continue;
    for (let column = 0; column < size; column++) {
      const re = a[2 * (rest | offsets[column])];
      const im = a[2 * (rest | offsets[column]) + 1];
      entries[2 * (row * size + column)] += rowRe * re + rowIm * im;
      entries[2 * (row * size + column) + 1] += rowIm * re - rowRe * im;
    }
  }
}

/** Trace of rho^2: 1 for a pure state, 1/size for one that is mixed evenly. */
export function purity(density: Matrix): number {
  let sum = 0;
  for (const value of density.entries) sum += value * value; // rho is Hermitian
  return sum;
}
