import { asMixture, isDensity, type QuantumState } from '../state/mixture.ts';
import { maskOf, type WireValues } from '../state/wire-values.ts';

/** Values that differ by up to this ratio count as equal. */
const SAME = 1 + 1e-9;

/** Returns the probability that a measurement of these wires finds these values; 1 if no wire is named. */
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
 * Returns the probability of `values` among the measurements that find `given`. It is undefined if `given` cannot
 * happen (below 1e-12), and 0 if the two require different values of one wire.
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
 * Returns the probability of each basis state of all wires, by index: 2^wires numbers that add up to 1. For a density
 * matrix they are its diagonal, and for a mixture the weighted sum of |amplitude|^2.
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

/** A basis state and its probability. */
export interface LikelyState {
  readonly index: number;
  readonly probability: number;
}

export interface Likeliest {
  /** The greatest probability first. */
  readonly list: readonly LikelyState[];
  /** Returns true if a probability of this size would be kept. */
  takes(probability: number): boolean;
  /**
   * Adds the probabilities of the basis states from `first` on. Entries of later calls come after equal earlier ones.
   */
  add(probabilities: Float64Array, first?: number): void;
}

/**
 * Keeps the `max` greatest of the probabilities that it receives, but none that is 0. Those that differ only by
 * rounding (one part in 10^9) keep their order. A new entry costs up to `max` comparisons.
 */
export function createLikeliest(max: number): Likeliest {
  const list: LikelyState[] = [];
  let threshold = max > 0 ? 0 : Infinity;
  const insert = (index: number, probability: number) => {
    let at = list.length;
    while (at > 0 && probability > list[at - 1].probability * SAME) at--;
    list.splice(at, 0, { index, probability });
    if (list.length > max) list.pop();
    if (list.length === max) threshold = list[max - 1].probability * SAME;
  };
  return {
    list,
    takes: (probability) => probability > threshold,
    add(probabilities, first = 0) {
      for (let k = 0; k < probabilities.length; k++) {
        if (probabilities[k] > threshold) insert(first + k, probabilities[k]);
      }
    },
  };
}
