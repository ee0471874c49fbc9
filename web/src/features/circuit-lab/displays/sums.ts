/** Sums over all amplitudes at once: as few passes as can be, since they decide how large a live circuit may be. */

/** A copy of nothing: `values` is folded in place. Means of (-1)^bit for each wire, and the plain sum. */
function foldedMeans(values: Float64Array, wires: number): { total: number; means: number[] } {
  const means = new Array<number>(wires).fill(0);
  for (let wire = wires - 1; wire >= 0; wire--) {
    const half = 2 ** wire;
    let difference = 0;
    for (let k = 0; k < half; k++) {
      const zero = values[k] ?? 0;
      const one = values[k + half] ?? 0;
      difference += zero - one;
      values[k] = zero + one;
    }
    means[wire] = difference;
  }
  return { total: values[0] ?? 0, means };
}

export interface ZMeans {
  /** <Z> of each wire. */
  readonly means: Float64Array;
  /** <Z Z> of wires a and b at `a * wires + b`. */
  readonly pairs: Float64Array;
}

/**
 * The means of Z on each wire and of Z Z on each pair, from the chances of all basis states. The highest wire is
 * folded away each time, so it takes 4 * 2^wires additions, not wires^2 passes.
 */
export function zMeansOf(chances: Float64Array, wires: number): ZMeans {
  const means = new Float64Array(wires);
  const pairs = new Float64Array(wires * wires);
  const values = chances.slice();
  for (let wire = wires - 1; wire >= 0; wire--) {
    const half = 2 ** wire;
    const differences = new Float64Array(half);
    for (let k = 0; k < half; k++) {
      const zero = values[k] ?? 0;
      const one = values[k + half] ?? 0;
      differences[k] = zero - one;
      values[k] = zero + one;
    }
    const below = foldedMeans(differences, wire);
    means[wire] = below.total;
    pairs[wire * wires + wire] = 1;
    for (const [other, mean] of below.means.entries()) {
      pairs[wire * wires + other] = mean;
      pairs[other * wires + wire] = mean;
    }
  }
  return { means, pairs };
}

/** <1|rho|0> of one wire of a pure state, re and im: half of what its Bloch vector has as x and y. */
export function coherenceOf(a: Float64Array, wire: number): readonly [number, number] {
  const bit = 2 ** wire;
  const size = a.length / 2;
  let re = 0;
  let im = 0;
  for (let block = 0; block < size; block += 2 * bit) {
    for (let k = block; k < block + bit; k++) {
      const zeroRe = a[2 * k] ?? 0;
      const zeroIm = a[2 * k + 1] ?? 0;
      const oneRe = a[2 * (k + bit)] ?? 0;
      const oneIm = a[2 * (k + bit) + 1] ?? 0;
      re += oneRe * zeroRe + oneIm * zeroIm;
      im += oneIm * zeroRe - oneRe * zeroIm;
    }
  }
  return [re, im];
}

/** Adds `weight |a|^2` to the chances. */
export function addChances(chances: Float64Array, a: Float64Array, weight: number): void {
  for (let k = 0; k < chances.length; k++) {
    const re = a[2 * k] ?? 0;
    const im = a[2 * k + 1] ?? 0;
    chances[k] = (chances[k] ?? 0) + weight * (re * re + im * im);
  }
}

/** The indices of the `most` greatest values, the greatest first, equal ones in their order. */
export function greatest(values: Float64Array, most: number): number[] {
  const found: number[] = [];
  let least = 0;
  for (let k = 0; k < values.length; k++) {
    const value = values[k] ?? 0;
    // Values that differ by rounding alone keep their order.
    if (value <= least * (1 + 1e-9)) continue;
    let at = found.length;
    while (at > 0 && value > (values[found[at - 1] ?? 0] ?? 0) * (1 + 1e-9)) at--;
    found.splice(at, 0, k);
    if (found.length > most) found.pop();
    if (found.length === most) least = values[found[most - 1] ?? 0] ?? 0;
  }
  return found;
}
