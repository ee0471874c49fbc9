/** The means of Z on each wire and of Z Z on each pair of wires. */
export interface ZMeans {
  /** <Z> of each wire. */
  readonly means: Float64Array;
  /** <Z Z> of wires a and b at `a * wires + b`; 1 if a equals b. */
  readonly pairs: Float64Array;
}

/**
 * Returns the means of Z on each wire and of Z Z on each pair, from the probabilities of all basis states. Each step
 * folds away the highest wire, so the total is 4 * 2^wires additions instead of wires^2 passes.
 */
export function zMeansOf(probabilities: Float64Array): ZMeans {
  const wires = Math.log2(probabilities.length);
  const means = new Float64Array(wires);
  const pairs = new Float64Array(wires * wires);
  const values = probabilities.slice();
  for (let wire = wires - 1; wire >= 0; wire--) {
    const half = 2 ** wire;
    const differences = new Float64Array(half);
    for (let k = 0; k < half; k++) {
      differences[k] = values[k] - values[k + half];
      values[k] += values[k + half];
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

/**
 * Returns <Z Z> - <Z> <Z> of all pairs of wires, from -1 to 1, at `a * wires + b`: how much a measurement of one wire
 * says about the other. It equals `correlation` for each pair.
 */
export function zCorrelations({ means, pairs }: ZMeans): Float64Array {
  const wires = means.length;
  return pairs.map((pair, at) => pair - means[Math.floor(at / wires)] * means[at % wires]);
}

/** Returns the means of (-1)^bit for each wire, and the plain sum. It folds `values` in place. */
export function foldedMeans(
  values: Float64Array,
  wires: number,
): { total: number; means: Float64Array } {
  const means = new Float64Array(wires);
  for (let wire = wires - 1; wire >= 0; wire--) {
    const half = 2 ** wire;
    let difference = 0;
    for (let k = 0; k < half; k++) {
      difference += values[k] - values[k + half];
      values[k] += values[k + half];
    }
    means[wire] = difference;
  }
  return { total: values[0], means };
}
