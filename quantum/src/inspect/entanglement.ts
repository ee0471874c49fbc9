import { hermitianEigen, singularValues } from '../eigen.ts';
import { TOLERANCE, type Matrix } from '../matrix.ts';
import type { QuantumState } from '../state/mixture.ts';
import type { StateVector } from '../state/state-vector.ts';
import { purity, reducedDensityMatrix } from './density.ts';

/** Returns -tr(rho log2 rho), in bits: 0 for a pure state, the number of wires for an evenly mixed one. */
export function entropyOf(density: Matrix): number {
  const { values } = hermitianEigen(density);
  return values.reduce((sum, p) => (p > 1e-15 ? sum - p * Math.log2(p) : sum), 0);
}

/**
 * Returns how strongly some wires of a pure state are entangled with all others, in bits. This is the entropy of either
 * part: 0 if they are separate, 1 for half of a Bell pair. Throws `TooLarge` if both parts have more than 8 wires.
 */
export function entanglementEntropy(state: StateVector, wires: readonly number[]): number {
  const smaller = smallerPart(state, wires);
  return smaller.length === 0 ? 0 : entropyOf(reducedDensityMatrix(state, smaller));
}

/**
 * Returns true if some wires of a pure state are entangled with the others at all, from the purity of the smaller part.
 * Throws `TooLarge` if both parts have more than 8 wires.
 */
export function isEntangled(
  state: StateVector,
  wires: readonly number[],
  tolerance = TOLERANCE,
): boolean {
  const smaller = smallerPart(state, wires);
  return smaller.length > 0 && purity(reducedDensityMatrix(state, smaller)) < 1 - tolerance;
}

/** Returns these wires, or all others if those are fewer. Both parts of a pure state have the same entropy. */
function smallerPart(state: StateVector, wires: readonly number[]): readonly number[] {
  const all = Array.from({ length: state.wires }, (_, wire) => wire);
  const others = all.filter((wire) => !wires.includes(wire));
  return wires.length <= others.length ? wires : others;
}

/**
 * Returns the concurrence of two wires alone, from 0 (separate) to 1 (a Bell pair): max(0, l1 - l2 - l3 - l4), where
 * the l are Wootters' (1998), the greatest first. They are computed as the singular values of tau = V^T YY V. V has the
 * eigenvectors of rho, each as long as the root of its eigenvalue. This keeps the digits that would be lost in the root
 * of an eigenvalue of rho times its flipped self.
 */
export function concurrence(of: QuantumState, a: number, b: number): number {
  return concurrenceOfDensity(reducedDensityMatrix(of, [a, b]));
}

/** Computes the concurrence from the density matrix of the two wires alone, 4 by 4. */
export function concurrenceOfDensity(density: Matrix): number {
  const { values, vectors } = hermitianEigen(density);
  const tau = new Float64Array(2 * 16);
  for (let i = 0; i < 4; i++) {
    for (let j = 0; j < 4; j++) {
      const [re, im] = flippedOverlap(vectors.entries, i, j);
      const scale = Math.sqrt(Math.max(0, values[i]) * Math.max(0, values[j]));
      tau[2 * (4 * i + j)] = scale * re;
      tau[2 * (4 * i + j) + 1] = scale * im;
    }
  }
  const [l1, l2, l3, l4] = singularValues({ size: 4, entries: tau });
  return Math.min(1, Math.max(0, l1 - l2 - l3 - l4));
}

/** Returns v_i^T YY v_j of two columns. YY takes |k> to |3 - k>, with a minus for |00> and |11>. */
function flippedOverlap(v: Float64Array, i: number, j: number): [number, number] {
  let re = 0;
  let im = 0;
  for (let k = 0; k < 4; k++) {
    const sign = k === 0 || k === 3 ? -1 : 1;
    const x = 2 * (4 * k + i);
    const y = 2 * (4 * (3 - k) + j);
    re += sign * (v[x] * v[y] - v[x + 1] * v[y + 1]);
    im += sign * (v[x] * v[y + 1] + v[x + 1] * v[y]);
  }
  return [re, im];
}
