import { adjointOf, identityMatrix, multiplyMatrices, type Matrix } from './matrix.ts';

/** The eigenvalues of a Hermitian matrix, and the unitary whose columns are its eigenvectors in the same order. */
export interface HermitianEigen {
  readonly values: Float64Array;
  readonly vectors: Matrix;
}

/** This is far more than needed: six to ten suffice. */
const SWEEPS = 60;

/**
 * Diagonalizes a Hermitian matrix by Jacobi's method. Each rotation changes one off-diagonal entry to 0, and the rest
 * off the diagonal falls quadratically from sweep to sweep. It costs about 10 sweeps of size^3 steps, so it is for
 * sizes up to 256.
 */
export function hermitianEigen(hermitian: Matrix): HermitianEigen {
  const { size } = hermitian;
  const a = hermitian.entries.slice();
  const v = identityMatrix(size).entries;
  const scale = Math.hypot(...diagonalOf(a, size)) + offDiagonal(a, size) || 1;
  for (let sweep = 0; sweep < SWEEPS && offDiagonal(a, size) > 1e-14 * scale; sweep++) {
    for (let p = 0; p < size; p++) for (let q = p + 1; q < size; q++) rotate(a, v, size, p, q);
  }
  return { values: Float64Array.from(diagonalOf(a, size)), vectors: { size, entries: v } };
}

/**
 * Returns the matrix with the same eigenvectors and `change` applied to each eigenvalue (real to interleaved re, im).
 */
export function changedEigenvalues(
  { values, vectors }: HermitianEigen,
  change: (value: number, index: number) => readonly [number, number],
): Matrix {
  const { size } = vectors;
  const scaled = vectors.entries.slice();
  for (let column = 0; column < size; column++) {
    const [re, im] = change(values[column], column);
    for (let row = 0; row < size; row++) {
      const at = 2 * (row * size + column);
      const [x, y] = [scaled[at], scaled[at + 1]];
      scaled[at] = x * re - y * im;
      scaled[at + 1] = x * im + y * re;
    }
  }
  return multiplyMatrices({ size, entries: scaled }, adjointOf(vectors));
}

/**
 * Returns the singular values of a matrix, the greatest first, each as accurate as the rounding of the greatest.
 * Columns are rotated in pairs until all are orthogonal (Hestenes' one-sided Jacobi); the singular values are then
 * their lengths.
 */
export function singularValues({ size, entries }: Matrix): number[] {
  const a = entries.slice();
  const overlap = (p: number, q: number): [number, number] => {
    let re = 0;
    let im = 0;
    for (let i = 2 * p, j = 2 * q; i < a.length; i += 2 * size, j += 2 * size) {
      re += a[i] * a[j] + a[i + 1] * a[j + 1];
      im += a[i] * a[j + 1] - a[i + 1] * a[j];
    }
    return [re, im];
  };
  for (let sweep = 0, isTurned = true; sweep < SWEEPS && isTurned; sweep++) {
    isTurned = false;
    for (let p = 0; p < size; p++) {
      for (let q = p + 1; q < size; q++) {
        const [re, im] = overlap(p, q);
        const [squareP] = overlap(p, p);
        const [squareQ] = overlap(q, q);
        if (Math.hypot(re, im) <= 1e-16 * Math.sqrt(squareP * squareQ)) continue;
        isTurned = true;
        const { cosine, sineRe, sineIm } = turnFor(squareP, squareQ, re, im);
        for (let i = 2 * p, j = 2 * q; i < a.length; i += 2 * size, j += 2 * size)
          turnPair(a, i, j, cosine, sineRe, -sineIm);
      }
    }
  }
  return Array.from({ length: size }, (_, i) => Math.sqrt(overlap(i, i)[0])).sort((x, y) => y - x);
}

/**
 * Returns a real power of a unitary: each eigenvalue e^(i angle), with angle in (-pi, pi], becomes e^(i exponent
 * angle). The eigenvectors are those of a Hermitian combination of the real and imaginary parts, which commute. The
 * combination has unusual coefficients, so that its eigenvalues are equal only if those of both parts are.
 */
export function unitaryPower(unitary: Matrix, exponent: number): Matrix {
  const adjoint = adjointOf(unitary);
  const mix = unitary.entries.map((value, i) => {
    // (U + U*)/2 cos 1 + (U - U*)/2i sin 1, where 1/i takes (re, im) to (im, -re)
    const even = (value + adjoint.entries[i]) / 2;
    const partner = i % 2 === 0 ? i + 1 : i - 1;
    const odd =
      ((unitary.entries[partner] - adjoint.entries[partner]) / 2) * (i % 2 === 0 ? 1 : -1);
    return Math.cos(1) * even + Math.sin(1) * odd;
  });
  const eigen = hermitianEigen({ size: unitary.size, entries: mix });
  const diagonal = multiplyMatrices(
    multiplyMatrices(adjointOf(eigen.vectors), unitary),
    eigen.vectors,
  );
  return changedEigenvalues(eigen, (_, i) => {
    const at = 2 * (i * unitary.size + i);
    const angle = Math.atan2(diagonal.entries[at + 1], diagonal.entries[at]);
    // An angle of -pi within rounding counts as pi, because the principal value must not depend on the last digit.
    const principal = angle < -Math.PI + 1e-12 ? Math.PI : angle;
    return [Math.cos(exponent * principal), Math.sin(exponent * principal)];
  });
}

/** Rotates p and q so that the entry between them vanishes, in `a` from both sides and in `v` from the right. */
function rotate(a: Float64Array, v: Float64Array, size: number, p: number, q: number): void {
  const at = 2 * (p * size + q);
  if (Math.hypot(a[at], a[at + 1]) < 1e-300) return;
  const { cosine, sineRe, sineIm } = turnFor(
    a[2 * (p * size + p)],
    a[2 * (q * size + q)],
    a[at],
    a[at + 1],
  );
  for (let k = 0; k < size; k++) {
    turnPair(a, 2 * (k * size + p), 2 * (k * size + q), cosine, sineRe, -sineIm);
    turnPair(v, 2 * (k * size + p), 2 * (k * size + q), cosine, sineRe, -sineIm);
  }
  for (let k = 0; k < size; k++)
    turnPair(a, 2 * (p * size + k), 2 * (q * size + k), cosine, sineRe, sineIm);
}

/** Returns the smaller of the two rotations that diagonalize [[p, re + i im], [re - i im, q]]. */
function turnFor(
  p: number,
  q: number,
  re: number,
  im: number,
): { cosine: number; sineRe: number; sineIm: number } {
  const length = Math.hypot(re, im);
  const difference = (q - p) / (2 * length);
  const tangent = (difference >= 0 ? 1 : -1) / (Math.abs(difference) + Math.hypot(difference, 1));
  const cosine = 1 / Math.hypot(tangent, 1);
  const sine = (tangent * cosine) / length;
  return { cosine, sineRe: sine * re, sineIm: sine * im };
}

/** Turns (x, y) into (c x - s y, conj(s) x + c y). */
function turnPair(
  list: Float64Array,
  i: number,
  j: number,
  c: number,
  sRe: number,
  sIm: number,
): void {
  const xRe = list[i];
  const xIm = list[i + 1];
  const yRe = list[j];
  const yIm = list[j + 1];
  list[i] = c * xRe - (sRe * yRe - sIm * yIm);
  list[i + 1] = c * xIm - (sRe * yIm + sIm * yRe);
  list[j] = c * yRe + (sRe * xRe + sIm * xIm);
  list[j + 1] = c * yIm + (sRe * xIm - sIm * xRe);
}

function diagonalOf(a: Float64Array, size: number): number[] {
  return Array.from({ length: size }, (_, i) => a[2 * (i * size + i)]);
}

/** Returns the root of the sum of squares off the diagonal. */
function offDiagonal(a: Float64Array, size: number): number {
  let sum = 0;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (row === column) continue;
      const at = 2 * (row * size + column);
      sum += a[at] * a[at] + a[at + 1] * a[at + 1];
    }
  }
  return Math.sqrt(sum);
}
