import { asMixture, type QuantumState } from '../state/mixture.ts';

export type Pauli = 'x' | 'y' | 'z';
/** A product of Pauli operators, by wire: `{ 0: 'z', 1: 'z' }`. */
export type PauliProduct = Readonly<Record<number, Pauli>>;

/**
 * Returns the mean of a product of Pauli operators, from -1 to 1. It corresponds to measuring each wire along its axis,
 * counting a 0 as +1 and a 1 as -1, and multiplying. For ZZ, +1 means always equal, and -1 means always opposite.
 */
export function pauliExpectation(of: QuantumState, product: PauliProduct): number {
  let flips = 0;
  let signs = 0;
  let ys = 0;
  for (const [wire, pauli] of Object.entries(product)) {
    if (pauli !== 'z') flips |= 1 << Number(wire);
    if (pauli !== 'x') signs |= 1 << Number(wire);
    if (pauli === 'y') ys++;
  }
  return asMixture(of).reduce(
    (sum, { probability, state }) => sum + probability * meanOf(state.amplitudes, flips, signs, ys),
    0,
  );
}

/**
 * Returns <A B> - <A> <B> for one Pauli operator on each of two wires. It is 0 if the results are independent, which
 * includes certain results. It is -1 or 1 for a pair that is random but always equal or opposite.
 */
export function correlation(
  of: QuantumState,
  a: number,
  b: number,
  axes: { readonly a?: Pauli; readonly b?: Pauli } = {},
): number {
  const { a: axisA = 'z', b: axisB = axisA } = axes;
  const together = pauliExpectation(of, { [a]: axisA, [b]: axisB });
  return together - pauliExpectation(of, { [a]: axisA }) * pauliExpectation(of, { [b]: axisB });
}

/** Returns Re sum_k conj(a[k ^ flips]) i^ys (-1)^(ones of k & signs) a[k], with Y = i X Z. */
function meanOf(a: Float64Array, flips: number, signs: number, ys: number): number {
  let re = 0;
  let im = 0;
  for (let k = 0; k < a.length / 2; k++) {
    const j = k ^ flips;
    const sign = parity(k & signs) === 0 ? 1 : -1;
    re += sign * (a[2 * j] * a[2 * k] + a[2 * j + 1] * a[2 * k + 1]);
    im += sign * (a[2 * j] * a[2 * k + 1] - a[2 * j + 1] * a[2 * k]);
  }
  return [re, -im, -re, im][ys % 4];
}

function parity(value: number): number {
  let v = value ^ (value >>> 16);
  v ^= v >>> 8;
  v ^= v >>> 4;
  return (0x6996 >>> (v & 15)) & 1;
}
