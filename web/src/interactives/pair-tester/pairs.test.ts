import { createRandom } from '@qubloom/quantum';
import { describe, expect, it } from 'vitest';
import { bobsOnes, equalCount, totalCount } from '../../diagrams/pairs/pair-counts.ts';
import { asks, drawFour, exactFour, pairs, type Pair } from './pairs.ts';

const equals = (pair: Pair) =>
  asks.map((ask) => Math.round(equalCount(exactFour(pair, ask)) * 1e9) / 1e9);

describe('pairs that are tested', () => {
  it.each<readonly [Pair, readonly number[]]>([
    ['equal', [1, 0.5, 0.5, 1]],
    ['equal-minus', [1, 0.5, 0.5, 0]],
    ['opposite', [0, 0.5, 0.5, 1]],
    ['opposite-minus', [0, 0.5, 0.5, 0]],
    ['h-h', [0.5, 0.5, 0.5, 1]],
    ['coins', [0.5, 0.5, 0.5, 0.5]],
    ['cards', [1, 0.5, 0.5, 0.5]],
  ])('%s is equal as often as ZZ, ZX, XZ, XX say', (pair, expected) => {
    expect(equals(pair)).toEqual(expected);
  });

  it('never reveal to Bob alone what Alice asks', () => {
    for (const pair of pairs) {
      for (const bob of ['z', 'x'] as const) {
        const [whenZ, whenX] = [exactFour(pair, `z${bob}`), exactFour(pair, `x${bob}`)];
        expect(bobsOnes(whenZ)).toBeCloseTo(bobsOnes(whenX), 12);
        if (pair !== 'h-h') expect(bobsOnes(whenZ)).toBeCloseTo(0.5, 12);
      }
    }
  });

  it('have probabilities that add up to 1, and shots that never show an impossible result', () => {
    const random = createRandom(3);
    for (const pair of pairs) {
      for (const ask of asks) {
        const exact = exactFour(pair, ask);
        expect(totalCount(exact)).toBeCloseTo(1, 12);
        const found = drawFour(pair, ask, 200, random);
        expect(totalCount(found)).toBe(200);
        for (const at of [0, 1, 2, 3] as const) {
          if (exact[at] < 1e-9) expect(found[at]).toBe(0);
          else expect(found[at]).toBeGreaterThan(0);
        }
      }
    }
  });
});
