import { createRandom } from '@qubloom/quantum';
import { expect, test } from 'vitest';
import { gripRound, levels, probabilityOfTails } from './state.ts';

const winnersOf = (level: 1 | 2 | 3) => {
  const { grips, moves } = levels[level];
  return moves.filter((move) => grips.every((grip) => probabilityOfTails(grip, move) > 1 - 1e-9));
};

test('levels 1 and 2 have one move that always wins, and level 3 has none', () => {
  expect(winnersOf(1)).toEqual(['Z']);
  expect(winnersOf(2)).toEqual(['Y']);
  expect(winnersOf(3)).toEqual([]);
});

test('a grip withstands one move, and every other one beats it for sure', () => {
  const { grips, moves } = levels[3];
  for (const grip of grips) {
    for (const move of moves) {
      const isLost = move === grip.withstands;
      expect(probabilityOfTails(grip, move), `${grip.name} ${move}`).toBeCloseTo(isLost ? 0 : 1);
    }
  }
});

test('no move wins more than two games of three at level 3', () => {
  const random = createRandom(3);
  const games = Array.from({ length: 3000 }, () => gripRound(3, 'X', random));
  const wins = games.filter(({ shows }) => shows === 1).length;
  expect(wins / games.length).toBeCloseTo(2 / 3, 1);
});
