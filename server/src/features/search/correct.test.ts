import { expect, test } from 'vitest';
import { correctSpelling } from './correct.ts';

const known = ['bell', 'entanglement', 'gate', 'superposition', 'teleportation'];

test.each([
  ['entaglement', 'entanglement'],
  ['entnaglement', 'entanglement'],
  ['Superpostion', 'superposition'],
  ['superpossittion', 'superposition'],
  ['belll', 'bell'],
  ['bell gaet', 'bell gate'],
])('%s is corrected to %s', (typed, meant) => {
  expect(correctSpelling(typed, known)).toBe(meant);
});

test.each(['bell', 'super', 'gte', 'python', 'entxxglemnt', '', '42', '!?'])(
  '%j is left unchanged',
  (typed) => {
    expect(correctSpelling(typed, known)).toBeNull();
  },
);
