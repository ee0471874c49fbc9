/**
 * A square complex matrix: row-major, interleaved `re, im`, so `2 * size * size` numbers. For a gate, `size` is 2^wires
 * and the gate's first wire is the least significant bit of an index.
 */
export interface Matrix {
  readonly size: number;
  readonly entries: Float64Array;
}

/** Two numbers of a matrix or a state count as equal if they differ by no more than this. */
export const TOLERANCE = 1e-9;

/** Returns the matrix with these `entries`. Throws a RangeError unless there are `2 * size * size` of them. */
export function matrixOf(entries: ArrayLike<number>): Matrix {
  const size = Math.round(Math.sqrt(entries.length / 2));
  if (2 * size * size !== entries.length || size === 0) {
    throw new RangeError(`${entries.length} numbers do not fill a square complex matrix.`);
  }
  return { size, entries: entries instanceof Float64Array ? entries : Float64Array.from(entries) };
}

export function identityMatrix(size: number): Matrix {
  const entries = new Float64Array(2 * size * size);
  for (let i = 0; i < size; i++) entries[2 * (i * size + i)] = 1;
  return { size, entries };
}

/** Returns the entries of the matrix that maps basis state k to basis state `images[k]`. */
export function permutationMatrix(images: readonly number[]): Float64Array {
  const entries = new Float64Array(2 * images.length * images.length);
  for (const [column, row] of images.entries()) entries[2 * (row * images.length + column)] = 1;
  return entries;
}

/** Returns the product `a b`: as gates, first `b`, then `a`. */
export function multiplyMatrices(a: Matrix, b: Matrix): Matrix {
  requireSameSize(a, b);
  const size = a.size;
  const entries = new Float64Array(2 * size * size);
  for (let row = 0; row < size; row++) {
    for (let inner = 0; inner < size; inner++) {
      const re = a.entries[2 * (row * size + inner)];
      const im = a.entries[2 * (row * size + inner) + 1];
      if (re === 0 && im === 0) continue;
      for (let column = 0; column < size; column++) {
        const from = 2 * (inner * size + column);
        const to = 2 * (row * size + column);
        entries[to] += re * b.entries[from] - im * b.entries[from + 1];
        entries[to + 1] += re * b.entries[from + 1] + im * b.entries[from];
      }
    }
  }
  return { size, entries };
}

/** Returns the conjugate transpose, which is the inverse of a unitary. */
export function adjointOf(a: Matrix): Matrix {
  const { size } = a;
  const entries = new Float64Array(2 * size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      entries[2 * (column * size + row)] = a.entries[2 * (row * size + column)];
      entries[2 * (column * size + row) + 1] = 0 - a.entries[2 * (row * size + column) + 1];
    }
  }
  return { size, entries };
}

/** Returns the product with `high` on the more significant wires and `low` on the less significant ones. */
export function kroneckerProduct(high: Matrix, low: Matrix): Matrix {
  const size = high.size * low.size;
  const entries = new Float64Array(2 * size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const h = 2 * (Math.floor(row / low.size) * high.size + Math.floor(column / low.size));
      const l = 2 * ((row % low.size) * low.size + (column % low.size));
      const to = 2 * (row * size + column);
      const [hRe, hIm, lRe, lIm] = [
        high.entries[h],
        high.entries[h + 1],
        low.entries[l],
        low.entries[l + 1],
      ];
      entries[to] = hRe * lRe - hIm * lIm;
      entries[to + 1] = hRe * lIm + hIm * lRe;
    }
  }
  return { size, entries };
}

/** Returns true if `a` times its adjoint is the identity, entry by entry within `tolerance`. */
export function isUnitary(a: Matrix, tolerance = TOLERANCE): boolean {
  const product = multiplyMatrices(a, adjointOf(a));
  return largestDifference(product.entries, identityMatrix(a.size).entries) <= tolerance;
}

/** Returns true if `a` is `b` times a number of modulus 1. Matrices of different sizes are never equal. */
export function equalUpToGlobalPhase(a: Matrix, b: Matrix, tolerance = TOLERANCE): boolean {
  if (a.size !== b.size) return false;
  return vectorsEqualUpToGlobalPhase(a.entries, b.entries, tolerance);
}

/**
 * Compares two interleaved lists of amplitudes in the same way. The phase is read from the overlap, which determines it
 * best, and then every entry is compared.
 */
export function vectorsEqualUpToGlobalPhase(
  a: Float64Array,
  b: Float64Array,
  tolerance = TOLERANCE,
): boolean {
  if (a.length !== b.length) return false;
  let re = 0;
  let im = 0;
  for (let i = 0; i < a.length; i += 2) {
    re += b[i] * a[i] + b[i + 1] * a[i + 1];
    im += b[i] * a[i + 1] - b[i + 1] * a[i];
  }
  const overlap = Math.hypot(re, im);
  if (overlap === 0) return largestDifference(a, b) <= tolerance;
  const cosine = re / overlap;
  const sine = im / overlap;
  for (let i = 0; i < a.length; i += 2) {
    const turnedRe = b[i] * cosine - b[i + 1] * sine;
    const turnedIm = b[i] * sine + b[i + 1] * cosine;
    if (!(Math.hypot(a[i] - turnedRe, a[i + 1] - turnedIm) <= tolerance)) return false;
  }
  return true;
}

/** Returns the largest difference of two lists, number by number; infinite if an entry is NaN. */
export function largestDifference(a: ArrayLike<number>, b: ArrayLike<number>): number {
  if (a.length !== b.length) return Infinity;
  let largest = 0;
  for (let i = 0; i < a.length; i++) {
    const difference = Math.abs(a[i] - b[i]);
    if (!(difference <= largest)) largest = Number.isNaN(difference) ? Infinity : difference;
  }
  return largest;
}

function requireSameSize(a: Matrix, b: Matrix): void {
  if (a.size !== b.size) {
    throw new RangeError(`A ${a.size} by ${a.size} matrix meets one of ${b.size} by ${b.size}.`);
  }
}
