import { createRandom } from '@qubloom/quantum';
import { expect, test } from 'vitest';
import { newCoinToy, withGame } from './coin-toy-state.ts';

test.each([
  [false, false, false, 0],
  [false, true, false, 1],
  [true, false, false, 1],
  [true, true, false, 0],
  [true, true, true, 1],
] as const)('flips of %s, %s, and %s end at %i', (first, doesFlip, last, shows) => {
  expect(withGame({ ...newCoinToy, doesFlip }, [first, last])).toEqual({
    games: 1,
    wins: shows,
    shows,
    doesFlip,
  });
});

test.each([false, true])('neither flipping nor leaving is better (flips: %s)', (doesFlip) => {
  const random = createRandom(7);
  const flips = () => random.next() < 0.5;
  let toy = { ...newCoinToy, doesFlip };
  for (let game = 0; game < 4000; game++) toy = withGame(toy, [flips(), flips()]);
  expect(toy.games).toBe(4000);
  expect(toy.wins / toy.games).toBeCloseTo(0.5, 1);
});
