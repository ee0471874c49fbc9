import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUnitary, largestDifference, matrixOf, multiplyMatrices, type Matrix } from './matrix.ts';
import { nearestUnitary, unitaryFault } from './near-unitary.ts';
import { randomUnitary } from './testing/arbitraries.ts';

const unitaries = fc
  .tuple(fc.constantFrom(2, 4), fc.nat())
  .map(([size, seed]) => matrixOf(randomUnitary(size, seed)));

const real = (...values: number[]): Matrix => matrixOf(values.flatMap((value) => [value, 0]));

describe('the nearest unitary', () => {
  // Shows: Q1.8
  it('of a unitary is that unitary, even if its columns are stretched', () => {
    fc.assert(
      fc.property(unitaries, fc.double({ min: 0.01, max: 50, noNaN: true }), (unitary, factor) => {
        const longer = matrixOf(unitary.entries.map((value) => factor * value));
        const near = nearestUnitary(longer);
        expect(near && largestDifference(near.entries, unitary.entries)).toBeLessThan(1e-9);
      }),
    );
  });

  // Shows: Q1.8
  it('is the unitary part: the remaining factor is positive', () => {
    fc.assert(
      fc.property(unitaries, fc.double({ min: 0.1, max: 3, noNaN: true }), (unitary, stretch) => {
        const positive = matrixOf(
          Float64Array.from({ length: unitary.entries.length }, (_, i) => {
            const [row, column] = [Math.floor(i / 2 / unitary.size), (i >> 1) % unitary.size];
            return i % 2 === 0 && row === column ? (row === 0 ? stretch : 1) : 0;
          }),
        );
        const near = nearestUnitary(multiplyMatrices(unitary, positive));
        expect(near && largestDifference(near.entries, unitary.entries)).toBeLessThan(1e-9);
        expect(near && isUnitary(near)).toBe(true);
      }),
    );
  });

  // Shows: Q1.8
  it('is undefined if a column is a combination of the others', () => {
    expect(nearestUnitary(real(1, 1, 1, 1))).toBeUndefined();
    expect(nearestUnitary(real(0, 0, 0, 0))).toBeUndefined();
  });
});

describe('why a matrix is not unitary', () => {
  // Shows: Q1.8
  it('is the column furthest from length 1, or else the pair furthest from right angles', () => {
    expect(unitaryFault(real(1, Math.SQRT1_2, 0, 1))).toMatchObject({ kind: 'length', column: 1 });
    expect(unitaryFault(real(0, 1, 1, 0))).toBeUndefined();
    expect(unitaryFault(real(1, 1, 0, 1))).toEqual({ kind: 'length', column: 1, squares: 2 });
    const half = Math.SQRT1_2;
    expect(unitaryFault(real(half, half, half, half))).toEqual({ kind: 'angle', columns: [0, 1] });
    expect(unitaryFault(real(2, 0, 0, 1))).toEqual({ kind: 'length', column: 0, squares: 4 });
  });
});
