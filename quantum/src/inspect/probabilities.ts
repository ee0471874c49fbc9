import { asMixture, isDensity, type QuantumState } from '../state/mixture.ts';
import { maskOf, type WireValues } from '../state/wire-values.ts';

/** Values up to this ratio apart count as equal. */
const SAME = 1 + 1e-9;

/** The probability that a measurement of these wires finds these values; 1 where no wire is named. */
export function probabilityOf(of: QuantumState, values: WireValues): number {
  const { mask, bits } = maskOf(values);
  let sum = 0;
  for (const { probability, state } of asMixture(of)) {
    const a = state.amplitudes;
    let part = 0;
    for (let k = 0; k < a.length / 2; k++) {
      if ((k & mask) === bits) part += a[2 * k] * a[2 * k] + a[2 * k + 1] * a[2 * k + 1];
    }
    sum += probability * part;
  }
  return Math.min(1, sum);
}

/**
 * The probability of `values` among the measurements that find `given`. Undefined where `given` cannot happen
 * (below 1e-12); 0 where the two ask different values of one wire.
 */
export function conditionalProbability(
  of: QuantumState,
  values: WireValues,
  given: WireValues,
): number | undefined {
  const condition = probabilityOf(of, given);
  if (condition < 1e-12) return undefined;
  for (const [wire, value] of Object.entries(given))
    if ((values[Number(wire)] ?? value) !== value) return 0;
  return Math.min(1, probabilityOf(of, { ...values, ...given }) / condition);
}

/**
 * The probability of each basis state of all wires, by index: 2^wires numbers that add up to 1. The diagonal of
 * a density matrix; the weighted sum of |amplitude|^2 of a mixture.
 */
export function basisProbabilities(of: QuantumState): Float64Array {
  if (isDensity(of)) {
    const { size, entries } = of;
    return Float64Array.from({ length: size }, (_, k) => entries[2 * (k * size + k)]);
  }
  const mixture = asMixture(of);
  const probabilities = new Float64Array(mixture[0].state.amplitudes.length / 2);
  for (const { probability, state } of mixture) {
    const a = state.amplitudes;
    for (let k = 0; k < probabilities.length; k++) {
      probabilities[k] += probability * (a[2 * k] * a[2 * k] + a[2 * k + 1] * a[2 * k + 1]);
    }
  }
  return probabilities;
}

/**
 * The indices of the `max` greatest probabilities, the greatest first. Those that differ by rounding alone
 * (one part in 10^9) keep their order. One sweep; a new entry costs up to `max` comparisons.
 */
export function likeliestIndices(probabilities: Float64Array, max: number): number[] {
  const found: number[] = [];
  let threshold = 0;
  for (let k = 0; k < probabilities.length; k++) {
    const value = probabilities[k];
    if (value <= threshold * SAME) continue;
    let at = found.length;
    while (at > 0 && value > probabilities[found[at - 1]] * SAME) at--;
    found.splice(at, 0, k);
    if (found.length > max) found.pop();
    if (found.length === max) threshold = probabilities[found[max - 1]];
  }
  return found;
}
