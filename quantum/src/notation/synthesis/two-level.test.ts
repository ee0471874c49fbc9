import { expect, test } from 'vitest';
import { largestDifference } from '../../matrix.ts';
import { randomUnitary } from '../../testing/arbitraries.ts';
import { matrixOfFragment } from '../openqasm/gates/fragment-matrix.ts';
import { synthesize } from './two-level.ts';

// Shows: N4.4
test.each([1, 2, 3, 4])(
  'a random unitary on %i wires equals its gates, including the phase',
  (wires) => {
    const all = Array.from({ length: wires }, (_, wire) => wire);
    for (let seed = 0; seed < 5; seed++) {
      const matrix = randomUnitary(2 ** wires, seed);
      const gates = synthesize(matrix, wires);
      expect(largestDifference(matrixOfFragment(gates, all, []), matrix)).toBeLessThan(1e-12);
    }
  },
);

// Shows: N4.4
test('permutations and diagonals are exact, and the identity is empty', () => {
  const permutation = (places: readonly number[]): number[] =>
    places.flatMap((place) => places.flatMap((_, column) => [column === place ? 1 : 0, 0]));
  const wires = [0, 1];
  for (const places of [
    [1, 0, 2, 3],
    [2, 3, 0, 1],
    [3, 2, 1, 0],
    [0, 2, 1, 3],
    [1, 2, 3, 0],
  ]) {
    const matrix = permutation(places);
    expect(
      largestDifference(matrixOfFragment(synthesize(matrix, 2), wires, []), matrix),
    ).toBeLessThan(1e-14);
  }
  expect(synthesize(permutation([0, 1, 2, 3]), 2)).toEqual({ operations: [], phase: 0 });
  expect(synthesize([0, 1, 0, 0, 0, 0, 0, 1], 1)).toEqual({ operations: [], phase: Math.PI / 2 });
});
