/**
 * The unitaries of the catalog. Definitions are those of Nielsen and Chuang (2010), chapter 4. If a global phase is a
 * matter of convention, they are those of Qiskit: RX, RY, RZ, and the similar two-wire gates are exp(-i angle/2 P),
 * while P and U give |0> no phase if possible.
 */
type Parameters = readonly number[];

/** Makes a matrix from real numbers, row by row. */
export function realMatrix(...values: number[]): Float64Array {
  const entries = new Float64Array(2 * values.length);
  for (const [i, value] of values.entries()) entries[2 * i] = value;
  return entries;
}

/** Makes a diagonal matrix from interleaved re, im. */
export function diagonalMatrix(...values: number[]): Float64Array {
  const size = values.length / 2;
  const entries = new Float64Array(2 * size * size);
  for (let i = 0; i < size; i++) {
    entries[2 * (i * size + i)] = values[2 * i];
    entries[2 * (i * size + i) + 1] = values[2 * i + 1];
  }
  return entries;
}

/** Returns diag(1, e^(i angle)). */
export function phaseMatrix([angle]: Parameters): Float64Array {
  return diagonalMatrix(1, 0, Math.cos(angle), Math.sin(angle));
}

export function rxMatrix([angle]: Parameters): Float64Array {
  const c = Math.cos(angle / 2);
  const s = Math.sin(angle / 2);
  return Float64Array.of(c, 0, 0, -s, 0, -s, c, 0);
}

export function ryMatrix([angle]: Parameters): Float64Array {
  const c = Math.cos(angle / 2);
  const s = Math.sin(angle / 2);
  return realMatrix(c, -s, s, c);
}

export function rzMatrix([angle]: Parameters): Float64Array {
  const c = Math.cos(angle / 2);
  const s = Math.sin(angle / 2);
  return diagonalMatrix(c, -s, c, s);
}

/** Returns [[cos t/2, -e^(i lambda) sin t/2], [e^(i phi) sin t/2, e^(i (phi + lambda)) cos t/2]]. */
export function uMatrix([theta, phi, lambda]: Parameters): Float64Array {
  const c = Math.cos(theta / 2);
  const s = Math.sin(theta / 2);
  // prettier-ignore
  return Float64Array.of(
    c, 0, -Math.cos(lambda) * s, -Math.sin(lambda) * s,
    Math.cos(phi) * s, Math.sin(phi) * s, Math.cos(phi + lambda) * c, Math.sin(phi + lambda) * c,
  );
}

/** Returns the square root of X, with entries (1 +- i)/2. Its square is exactly X. `sign` -1 gives the inverse. */
export function squareRootOfX(sign: 1 | -1): Float64Array {
  const h = 0.5 * sign;
  return Float64Array.of(0.5, h, 0.5, -h, 0.5, -h, 0.5, h);
}

/** Swaps |01> and |10>, and multiplies both by `i` to the power `quarterTurns`. */
export function swapMatrix(quarterTurns: -1 | 0 | 1): Float64Array {
  const re = quarterTurns === 0 ? 1 : 0;
  const entries = realMatrix(1, 0, 0, 0, 0, 0, re, 0, 0, re, 0, 0, 0, 0, 0, 1);
  entries[2 * 6 + 1] = quarterTurns;
  entries[2 * 9 + 1] = quarterTurns;
  return entries;
}

/** Returns exp(-i angle/2 X X). */
export function rxxMatrix([angle]: Parameters): Float64Array {
  const c = Math.cos(angle / 2);
  const s = Math.sin(angle / 2);
  const entries = realMatrix(c, 0, 0, 0, 0, c, 0, 0, 0, 0, c, 0, 0, 0, 0, c);
  for (const antidiagonal of [3, 6, 9, 12]) entries[2 * antidiagonal + 1] = -s;
  return entries;
}

/** Returns exp(-i angle/2 Y Y). */
export function ryyMatrix(parameters: Parameters): Float64Array {
  const entries = rxxMatrix(parameters);
  entries[2 * 3 + 1] *= -1;
  entries[2 * 12 + 1] *= -1;
  return entries;
}

/** Returns exp(-i angle/2 Z Z). */
export function rzzMatrix([angle]: Parameters): Float64Array {
  const c = Math.cos(angle / 2);
  const s = Math.sin(angle / 2);
  return diagonalMatrix(c, -s, c, s, c, s, c, -s);
}
