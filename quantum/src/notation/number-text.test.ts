import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { angleText, numberText, piFractionOf } from './number-text.ts';

/** Evaluates `-3*pi/4` as a language does: from the left, the sign first. */
function valueOf(text: string): number {
  const match = /^(-?)(?:(\d+)\*)?pi(?:\/(\d+))?$/.exec(text);
  if (!match) return Number(text);
  const [, sign, times = '1', over = '1'] = match;
  return ((sign === '-' ? -1 : 1) * Number(times) * Math.PI) / Number(over);
}

// Shows: N4.2
test('fractions of pi are written as such if that is exact', () => {
  expect(
    [Math.PI, -Math.PI / 2, (3 * Math.PI) / 4, 2 * Math.PI, Math.PI / 1024, -Math.PI / 3].map((a) =>
      angleText(a),
    ),
  ).toEqual(['pi', '-pi/2', '3*pi/4', '2*pi', 'pi/1024', '-pi/3']);
  expect(angleText(3.1415926)).toBe('3.1415926');
  expect(piFractionOf(0)).toBeUndefined();
});

// Shows: N4.2
test('every number reads back exactly', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(valueOf(angleText(value))).toBe(value === 0 ? 0 : value);
    }),
    { numRuns: 2000 },
  );
  fc.assert(
    fc.property(
      fc.integer({ min: -8192, max: 8192 }),
      fc.integer({ min: 1, max: 4096 }),
      (numerator, denominator) => {
        const value = (numerator * Math.PI) / denominator;
        expect(valueOf(angleText(value))).toBe(value === 0 ? 0 : value);
      },
    ),
    { numRuns: 2000 },
  );
});

// Shows: N4.2
test('reals have a point, as OpenQASM 2 requires', () => {
  expect([1, -2, 0.5, 1e21, 1e-7, 1.5e300, 0].map((value) => numberText(value))).toEqual([
    '1.0',
    '-2.0',
    '0.5',
    '1.0e21',
    '1.0e-7',
    '1.5e300',
    '0',
  ]);
});
