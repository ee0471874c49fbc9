import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  adjointOf,
  equalUpToGlobalPhase,
  identityMatrix,
  isUnitary,
  kroneckerProduct,
  largestDifference,
  matrixOf,
  multiplyMatrices,
} from './matrix.ts';
import { randomUnitary } from './testing/arbitraries.ts';

const unitaries = fc
  .tuple(fc.constantFrom(2, 4, 8), fc.nat(1000))
  .map(([size, seed]) => matrixOf(randomUnitary(size, seed)));

describe('matrices', () => {
  // Shows: Q1.5
  it('are row-major and interleaved', () => {
    const x = matrixOf([0, 0, 1, 0, 0, 1, 0, 0]); // [[0, 1], [i, 0]]
    const square = multiplyMatrices(x, x); // i times the identity
    expect([...square.entries]).toEqual([0, 1, 0, 0, 0, 0, 0, 1]);
  });

  // Shows: Q1.5
  it('put the first factor of a Kronecker product on the more significant wires', () => {
    const high = matrixOf([1, 0, 0, 0, 0, 0, -1, 0]);
    const both = kroneckerProduct(high, identityMatrix(2));
    expect([0, 1, 2, 3].map((i) => both.entries[2 * (4 * i + i)])).toEqual([1, 1, -1, -1]);
  });

  // Shows: Q1.6
  it('are unitary if their adjoint undoes them', () => {
    fc.assert(
      fc.property(unitaries, (unitary) => {
        expect(isUnitary(unitary)).toBe(true);
        const undone = multiplyMatrices(adjointOf(unitary), unitary);
        expect(
          largestDifference(undone.entries, identityMatrix(unitary.size).entries),
        ).toBeLessThan(1e-12);
      }),
    );
    expect(isUnitary(matrixOf([1, 0, 1, 0, 0, 0, 1, 0]))).toBe(false);
  });

  // Shows: Q1.6
  it('are equal under a global phase, and under no other change', () => {
    fc.assert(
      fc.property(unitaries, fc.double({ min: -4, max: 4, noNaN: true }), (unitary, angle) => {
        const phase = matrixOf(
          [...identityMatrix(unitary.size).entries].map((_, i, all) => {
            const one = all[i - (i % 2)];
            return one * (i % 2 === 0 ? Math.cos(angle) : Math.sin(angle));
          }),
        );
        expect(equalUpToGlobalPhase(multiplyMatrices(phase, unitary), unitary)).toBe(true);
        const flipped = matrixOf(
          unitary.entries.map((value, i) => (i < 2 * unitary.size ? -value : value)),
        );
        expect(equalUpToGlobalPhase(flipped, unitary)).toBe(false);
      }),
    );
    expect(equalUpToGlobalPhase(identityMatrix(2), identityMatrix(4))).toBe(false);
  });

  it('refuse numbers that do not form a square', () => {
    expect(() => matrixOf([1, 0, 0])).toThrow(RangeError);
    expect(() => multiplyMatrices(identityMatrix(2), identityMatrix(4))).toThrow(RangeError);
  });
});
