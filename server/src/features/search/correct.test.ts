import { expect, test } from 'vitest';
import { corrected } from './correct.ts';

const known = ['bell', 'entanglement', 'gate', 'superposition', 'teleportation'];

test.each([
  ['entaglement', 'entanglement'],
  ['entnaglement', 'entanglement'],
  ['Superpostion', 'superposition'],
  ['superpossittion', 'superposition'],
  ['belll', 'bell'],
  ['bell gaet', 'bell gate'],
])('%s is corrected to %s', (typed, meant) => {
  expect(corrected(typed, known)).toBe(meant);
});

test.each(['bell', 'super', 'gte', 'python', 'entxxglemnt', '', '42', '!?'])(
  '%j is left unchanged',
  (typed) => {
    expect(corrected(typed, known)).toBeNull();
  },
);
