import { expect, test } from 'vitest';
import {
  crestMeetings,
  crestRadii,
  feeling,
  oneSource,
  pool,
  qubiPosition,
  strengthAtQubi,
  zeroSource,
} from './wave-pool-state.ts';

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y);

test('Qubi is equally far from both sources', () => {
  expect(distance(qubiPosition, zeroSource)).toBeCloseTo(distance(qubiPosition, oneSource));
});

test.each([
  [0, 1, 'add'],
  [180, 0, 'cancel'],
  [360, 1, 'add'],
  [90, Math.SQRT1_2, 'between'],
] as const)('a shift of %i degrees leaves the strength %f: %s', (shift, strength, expected) => {
  expect(strengthAtQubi(shift)).toBeCloseTo(strength);
  expect(feeling(shift)).toBe(expected);
});

test('every bright point lies on a crest of both waves', () => {
  const traveled = 0.3;
  const shift = 120;
  const zero = crestRadii(traveled);
  const one = crestRadii(traveled, shift);
  const near = (radii: number[], radius: number) =>
    Math.min(...radii.map((r) => Math.abs(r - radius)));
  const points = crestMeetings(traveled, shift);
  expect(points.length).toBeGreaterThan(20);
  for (const point of points) {
    expect(near(zero, distance(point, zeroSource))).toBeLessThan(1e-6);
    expect(near(one, distance(point, oneSource))).toBeLessThan(1e-6);
  }
});

test('crests travel outward and start again one wavelength later', () => {
  expect(crestRadii(0.25)[0]).toBeCloseTo(pool.wavelength / 4);
  expect(crestRadii(1.25)).toEqual(crestRadii(0.25));
});
