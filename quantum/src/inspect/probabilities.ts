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

/** A basis state and its probability. */
export interface LikelyState {
  readonly index: number;
  readonly probability: number;
}

export interface Likeliest {
  /** The greatest probability first. */
  readonly list: readonly LikelyState[];
  /** Whether a probability so great would be kept. */
  takes(probability: number): boolean;
  /** Takes in the probabilities of the basis states from `first` on; later ones come later. */
  add(probabilities: Float64Array, first?: number): void;
}

/**
 * Keeps the `max` greatest of the probabilities that it is given, none that is 0. Those that differ by rounding
 * alone (one part in 10^9) keep their order. A new entry costs up to `max` comparisons.
 */
export function likeliest(max: number): Likeliest {
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
