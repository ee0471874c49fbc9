import {
  adjointOf,
  identityMatrix,
  isUnitary,
  multiplyMatrices,
  TOLERANCE,
  type Matrix,
} from './matrix.ts';

/**
 * The reason why a matrix is not unitary: the column furthest from length 1, or the two columns furthest from right
 * angles.
 */
export type UnitaryFault =
  | { readonly kind: 'length'; readonly column: number; readonly squares: number }
  | { readonly kind: 'angle'; readonly columns: readonly [number, number] };

/**
 * Returns undefined if the matrix is unitary, within the tolerance of `isUnitary`. Columns are scaled to length 1
 * before their angles are compared.
 */
export function unitaryFault(matrix: Matrix, tolerance = TOLERANCE): UnitaryFault | undefined {
  if (isUnitary(matrix, tolerance)) return undefined;
  const { size, entries } = multiplyMatrices(adjointOf(matrix), matrix);
  const columns = Array.from({ length: size }, (_, column) => column);
  const squaresOf = (column: number) => entries[2 * (column * size + column)];
  const [longest] = columns.toSorted(
    (a, b) => Math.abs(squaresOf(b) - 1) - Math.abs(squaresOf(a) - 1),
  );
  const squares = squaresOf(longest);
  if (Math.abs(squares - 1) > tolerance) return { kind: 'length', column: longest, squares };
  const overlapOf = ([a, b]: readonly [number, number]) =>
    Math.hypot(entries[2 * (a * size + b)], entries[2 * (a * size + b) + 1]);
  const pairs = columns.flatMap((a) => columns.slice(a + 1).map((b) => [a, b] as const));
  const [nearest] = pairs.toSorted((a, b) => overlapOf(b) - overlapOf(a));
  return { kind: 'angle', columns: nearest };
}

/** After this many rounds, even a matrix with nearly parallel columns has come close. */
const MAX_ROUNDS = 100;

/**
 * Returns the unitary that is nearest to a matrix entry by entry: U of its polar form U P, by the iteration of Newton
 * and Schulz (Higham, Functions of Matrices, 2008, section 8.3). Returns undefined if the columns are not independent.
 */
export function nearestUnitary(matrix: Matrix): Matrix | undefined {
  const size = Math.hypot(...matrix.entries);
  if (!(size > 0) || !Number.isFinite(size)) return undefined;
  let near: Matrix = { size: matrix.size, entries: matrix.entries.map((value) => value / size) };
  const one = identityMatrix(matrix.size).entries;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { entries } = multiplyMatrices(adjointOf(near), near);
    const correction = entries.map((value, i) => 1.5 * one[i] - 0.5 * value);
    near = multiplyMatrices(near, { size: matrix.size, entries: correction });
    if (isUnitary(near, 1e-15 * matrix.size)) break;
  }
  return isUnitary(near, 1e-12) ? near : undefined;
}
