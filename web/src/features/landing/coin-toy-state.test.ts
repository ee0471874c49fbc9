import { createRandom } from '@qubloom/quantum';
import { expect, test } from 'vitest';
import { newCoinToy, withGame } from './coin-toy-state.ts';

test.each([
  [0.9, 0.9, false, 0],
  [0.9, 0.9, true, 1],
  [0.1, 0.9, false, 1],
  [0.1, 0.9, true, 0],
  [0.1, 0.1, true, 1],
] as const)('after %f and %f, a visitor who flips (%s) sees %i', (first, last, doesFlip, shows) => {
  const draws = [first, last];
  expect(withGame(newCoinToy, doesFlip, () => draws.shift() ?? 0)).toEqual({
    games: 1,
    wins: shows,
    shows,
  });
});

test.each([false, true])('neither flipping nor leaving is better (flips: %s)', (doesFlip) => {
  const random = createRandom(7);
  let toy = newCoinToy;
  for (let game = 0; game < 4000; game++) toy = withGame(toy, doesFlip, () => random.next());
  expect(toy.games).toBe(4000);
  expect(toy.wins / toy.games).toBeCloseTo(0.5, 1);
});
