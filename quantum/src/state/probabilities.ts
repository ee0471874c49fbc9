import { formatBits } from './bit-strings.ts';
import { TooLarge, type StateVector } from './state-vector.ts';

/** Smaller probabilities are rounding errors, not physics, and are left out of distributions. */
export const NEGLIGIBLE = 1e-20;

/** Returns the probability of each basis state, by index. */
export function probabilitiesOf(state: StateVector): Float64Array {
  const a = state.amplitudes;
  const probabilities = new Float64Array(a.length / 2);
  for (let k = 0; k < probabilities.length; k++) {
    probabilities[k] = a[2 * k] * a[2 * k] + a[2 * k + 1] * a[2 * k + 1];
  }
  return probabilities;
}

/**
 * Returns the probability of each joint value of some wires: bit `i` of the index is the value of `wires[i]`. The wires
 * are distinct.
 */
export function marginalProbabilities(state: StateVector, wires: readonly number[]): Float64Array {
  const a = state.amplitudes;
  const marginal = new Float64Array(2 ** wires.length);
  for (let k = 0; k < a.length / 2; k++) {
    const probability = a[2 * k] * a[2 * k] + a[2 * k + 1] * a[2 * k + 1];
    if (probability === 0) continue;
    let index = 0;
    for (let i = 0; i < wires.length; i++) index |= ((k >>> wires[i]) & 1) << i;
    marginal[index] += probability;
  }
  return marginal;
}

/**
 * Returns the same for many wires, as a map of the values that are not negligible. Throws `TooLarge` if there are more
 * than `max`.
 */
export function sparseMarginals(
  state: StateVector,
  wires: readonly number[],
  max: number,
): Map<number, number> {
  const a = state.amplitudes;
  const marginal = new Map<number, number>();
  for (let k = 0; k < a.length / 2; k++) {
    const probability = a[2 * k] * a[2 * k] + a[2 * k + 1] * a[2 * k + 1];
    if (probability <= NEGLIGIBLE) continue;
    let index = 0;
    for (let i = 0; i < wires.length; i++) index |= ((k >>> wires[i]) & 1) << i;
    marginal.set(index, (marginal.get(index) ?? 0) + probability);
    if (marginal.size > max) throw new TooLarge(`There are more than ${max} outcomes.`);
  }
  return marginal;
}

/**
 * Returns probabilities by index as a map from ket label (highest wire first) to probability, without negligible ones.
 */
export function distributionOf(probabilities: Float64Array): Map<string, number> {
  const length = Math.log2(probabilities.length);
  const distribution = new Map<string, number>();
  for (const [index, probability] of probabilities.entries()) {
    if (probability > NEGLIGIBLE) distribution.set(formatBits(index, length), probability);
  }
  return distribution;
}
