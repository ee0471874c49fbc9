import { empty } from '@qubloom/curriculum';
import { createRandom } from '@qubloom/quantum';
import { describe, expect, test } from 'vitest';
import {
  fitting,
  gateIn,
  isRight,
  levels,
  looksLeft,
  newHidden,
  withGuess,
  withLook,
  withTest,
} from './state.ts';

const random = createRandom(7);
const plain = { before: false, after: false };
const between = { before: true, after: true };

describe('a hidden gate', () => {
  test('of level 1 is found by one look, but only between two H', () => {
    for (const box of [1, 2]) {
      const game = newHidden(1, random, box);
      expect(fitting(withLook(game, random))).toEqual([empty, 'Z']);
      const clever = withLook(withTest(game, between), random);
      expect(fitting(clever)).toEqual([gateIn(game)]);
      expect(looksLeft(clever)).toBe(0);
    }
  });

  test('of level 2 is found by two different looks', () => {
    for (const box of [1, 2, 3, 4]) {
      const first = withLook(withTest(newHidden(2, random, box), plain), random);
      expect(fitting(first)).toHaveLength(2);
      const second = withLook(withTest(first, between), random);
      expect(fitting(second)).toEqual([gateIn(second)]);
    }
  });

  test('of level 3 always fits what was seen, and may not be the only one', () => {
    const results = Array.from({ length: 200 }, () => {
      let game = newHidden(3, random);
      for (const test of [plain, between, { before: true, after: false }]) {
        game = withLook(withTest(game, test), random);
      }
      expect(fitting(game)).toContain(gateIn(game));
      return fitting(game).length;
    });
    expect(new Set(results).size).toBeGreaterThan(1);
  });

  test('is named once, and no more looks are taken than the level has', () => {
    let game = withLook(newHidden(1, random, 2), random);
    expect(withLook(game, random)).toBe(game);
    game = withGuess(game, 'Z');
    expect(isRight(game)).toBe(true);
    expect(withGuess(game, empty)).toBe(game);
  });

  test('of a link that names a box the level lacks is the last one', () => {
    expect(gateIn(newHidden(1, random, 4))).toBe(levels[1].gates.at(-1));
  });
});
