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
} from './complex.ts';

const numbers = fc
  .tuple(fc.integer({ min: -99, max: 99 }), fc.integer({ min: -99, max: 99 }))
  .map(([re, im]) => complex(re, im));

describe('complex numbers', () => {
  it('square i to -1', () => {
    expect(multiplyComplex(complex(0, 1), complex(0, 1))).toEqual(complex(-1, 0));
  });

  it('keep the laws of a field with conjugation', () => {
    fc.assert(
      fc.property(numbers, numbers, numbers, (a, b, c) => {
        expect(multiplyComplex(a, addComplex(b, c))).toEqual(
          addComplex(multiplyComplex(a, b), multiplyComplex(a, c)),
        );
        expect(multiplyComplex(a, b)).toEqual(multiplyComplex(b, a));
        expect(multiplyComplex(a, conjugate(a)).re).toBe(squaredModulus(a));
        expect(modulus(multiplyComplex(a, b))).toBeCloseTo(modulus(a) * modulus(b), 8);
      }),
    );
  });

  it('[Q1.4] turn by radians', () => {
    const quarter = fromPolar(2, Math.PI / 2);
    expect(quarter.re).toBeCloseTo(0, 12);
    expect(quarter.im).toBeCloseTo(2, 12);
    expect(argument(quarter)).toBeCloseTo(Math.PI / 2, 12);
  });
});
