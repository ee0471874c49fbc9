import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedEigenvalues, hermitianEigen, unitaryPower } from './eigen.ts';
import {
  adjointOf,
  identityMatrix,
  isUnitary,
  largestDifference,
  matrixOf,
  multiplyMatrices,
  type Matrix,
} from './matrix.ts';
import { randomUnitary } from './testing/arbitraries.ts';

const sizes = fc.constantFrom(1, 2, 3, 4, 8, 16);

/** Unitaries whose eigenvalues may be equal, as those of gates often are. */
const unitaries = fc.tuple(sizes, fc.nat(9999), fc.boolean()).map(([size, seed, degenerate]) => {
  const basis = matrixOf(randomUnitary(size, seed));
  if (!degenerate) return basis;
  const values = Float64Array.from({ length: size }, (_, i) => (i % 3) * 0.7);
  return changedEigenvalues({ values, vectors: basis }, (value) => [
    Math.cos(value),
    Math.sin(value),
  ]);
});

function difference(a: Matrix, b: Matrix): number {
  return largestDifference(a.entries, b.entries);
}

describe('eigenvalues', () => {
  it('rebuild a Hermitian matrix', () => {
    fc.assert(
      fc.property(unitaries, (u) => {
        const hermitian = {
          size: u.size,
          entries: u.entries.map((value, i) => value + adjointOf(u).entries[i]),
        };
        const eigen = hermitianEigen(hermitian);
        expect(isUnitary(eigen.vectors, 1e-12)).toBe(true);
        expect(
          difference(
            changedEigenvalues(eigen, (value) => [value, 0]),
            hermitian,
          ),
        ).toBeLessThan(1e-11);
      }),
    );
  });

  it('are those of a known matrix', () => {
    const { values } = hermitianEigen(matrixOf([2, 0, 0, -1, 0, 1, 2, 0]));
    expect([...values].sort()).toEqual([expect.closeTo(1, 12), expect.closeTo(3, 12)]);
  });
});

describe('a power of a unitary', () => {
  // Shows: Q3.13
  it('is the repeated product for a whole exponent', () => {
    fc.assert(
      fc.property(unitaries, (u) => {
        expect(
          difference(unitaryPower(u, 3), multiplyMatrices(u, multiplyMatrices(u, u))),
        ).toBeLessThan(1e-10);
        expect(difference(unitaryPower(u, -1), adjointOf(u))).toBeLessThan(1e-10);
        expect(difference(unitaryPower(u, 0), identityMatrix(u.size))).toBeLessThan(1e-10);
      }),
    );
  });

  // Shows: Q3.13
  it('has half powers whose squares are the whole', () => {
    fc.assert(
      fc.property(unitaries, (u) => {
        const root = unitaryPower(u, 0.5);
        expect(difference(multiplyMatrices(root, root), u)).toBeLessThan(1e-10);
      }),
    );
  });
});
