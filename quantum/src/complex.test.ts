import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addComplex,
  argument,
  complex,
  conjugate,
  fromPolar,
  modulus,
  multiplyComplex,
  squaredModulus,
  type Complex,
} from './complex.ts';

const numbers = fc
  .tuple(fc.integer({ min: -99, max: 99 }), fc.integer({ min: -99, max: 99 }))
  .map(([re, im]) => complex(re, im));

/** Turns -0 into 0, because 0 times a sum can have another sign of zero than the sum of its products. */
const unsigned = ({ re, im }: Complex) => complex(re + 0, im + 0);

describe('complex numbers', () => {
  it('have i squared equal to -1', () => {
    expect(multiplyComplex(complex(0, 1), complex(0, 1))).toEqual(complex(-1, 0));
  });

  it('obey the laws of a field with conjugation', () => {
    fc.assert(
      fc.property(numbers, numbers, numbers, (a, b, c) => {
        expect(unsigned(multiplyComplex(a, addComplex(b, c)))).toEqual(
          unsigned(addComplex(multiplyComplex(a, b), multiplyComplex(a, c))),
        );
        expect(unsigned(multiplyComplex(a, b))).toEqual(unsigned(multiplyComplex(b, a)));
        expect(multiplyComplex(a, conjugate(a)).re).toBe(squaredModulus(a));
        expect(modulus(multiplyComplex(a, b))).toBeCloseTo(modulus(a) * modulus(b), 8);
      }),
    );
  });

  // Shows: Q1.4
  it('rotate by radians', () => {
    const quarter = fromPolar(2, Math.PI / 2);
    expect(quarter.re).toBeCloseTo(0, 12);
    expect(quarter.im).toBeCloseTo(2, 12);
    expect(argument(quarter)).toBeCloseTo(Math.PI / 2, 12);
  });
});
