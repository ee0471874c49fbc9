import { expect, test } from 'vitest';
import { circuitGrid } from './circuit-text.ts';
import { haveSameGates } from './same-gates.ts';

test.each([
  ['q0: H - X', 'q0: - H X'],
  ['q0: H * -\nq1: - X -', 'q0: - H *\nq1: - - X'],
  ['q0: H -\nq1: - X', 'q0: - H\nq1: X -'],
  ['q0: M -\nq1: - M', 'q0: - M\nq1: M -'],
  ['q0: SWAP -\nq1: SWAP H', 'q0: - SWAP -\nq1: - SWAP H'],
  ['q0: RY(pi/2) -', 'q0: - RY(pi/2)'],
])('%j and %j: the same gates in the same order', (a, b) => {
  expect(haveSameGates(circuitGrid(a), circuitGrid(b))).toBe(true);
});

test.each([
  // They do the same, but have different gates.
  ['q0: H Z H', 'q0: X - -'],
  ['q0: Z H', 'q0: H Z'],
  ['q0: * -\nq1: X H', 'q0: - *\nq1: H X'],
  ['q0: *\nq1: X', 'q0: o\nq1: X'],
  ['q0: *\nq1: X', 'q0: X\nq1: *'],
  ['q0: RY(pi/2) -', 'q0: RY(pi/3) -'],
  ['q0: M H', 'q0: H M'],
  ['q0: X', 'q0: X\nq1: -'],
])('%j and %j: different gates', (a, b) => {
  expect(haveSameGates(circuitGrid(a), circuitGrid(b))).toBe(false);
});
