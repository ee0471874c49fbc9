import { createRandom } from '@qubloom/quantum';
import { describe, expect, it } from 'vitest';
import {
  bandOf,
  bestAngles,
  overallProbability,
  winProbabilities,
  newGame,
  total,
  withAngle,
  withAnswerFlipped,
  withPlay,
  withRounds,
  type Bit,
  type Game,
} from './state.ts';

const start = {
  play: 'plan',
  plan: { alice: [0, 0], bob: [0, 0] },
  angles: bestAngles,
} as const satisfies Partial<Game>;

describe('the CHSH game', () => {
  it('is won in at most three of four rounds by any of the sixteen plans', () => {
    const bits: readonly Bit[] = [0, 1];
    const probabilities = bits.flatMap((a) =>
      bits.flatMap((b) =>
        bits.flatMap((c) =>
          bits.map((d) =>
            overallProbability(newGame({ ...start, plan: { alice: [a, b], bob: [c, d] } })),
          ),
        ),
      ),
    );
    expect(probabilities).toHaveLength(16);
    expect(Math.max(...probabilities)).toBe(0.75);
    expect(Math.min(...probabilities)).toBe(0.25);
  });

  it('is won with 85.4 % by an entangled pair at the best angles, equally for each question', () => {
    const best = Math.cos(Math.PI / 8) ** 2;
    const game = newGame({ ...start, play: 'pair' });
    for (const probability of winProbabilities(game)) expect(probability).toBeCloseTo(best, 12);
    expect(overallProbability(game)).toBeCloseTo(0.8535533905932737, 12);
  });

  it('is never won more often at other angles of the sliders', () => {
    const best = Math.cos(Math.PI / 8) ** 2;
    for (let alice = -90; alice <= 90; alice += 15) {
      for (let bob = -90; bob <= 90; bob += 15) {
        const game = withAngle(
          withAngle(newGame({ ...start, play: 'pair' }), 'alice', 1, alice),
          'bob',
          1,
          bob,
        );
        expect(overallProbability(game)).toBeLessThanOrEqual(best + 1e-12);
      }
    }
  });

  it('counts rounds by question, close to the exact probability in the long run', () => {
    const game = withRounds(newGame({ ...start, play: 'pair' }), 4000, createRandom(5));
    expect(total(game.rounds)).toBe(4000);
    expect(total(game.wins) / 4000).toBeCloseTo(0.854, 1);
    expect(game.last?.answers).toHaveLength(2);
  });

  it('restarts its count when the plan, an angle, or the kind of play changes', () => {
    const played = withRounds(newGame(start), 10, createRandom(1));
    for (const changed of [
      withAnswerFlipped(played, 'bob', 1),
      withAngle(played, 'alice', 0, 15),
      withPlay(played, 'pair'),
    ]) {
      expect([total(changed.rounds), changed.last]).toEqual([0, null]);
    }
    expect(withAnswerFlipped(played, 'bob', 1).plan).toEqual({ alice: [0, 0], bob: [0, 1] });
  });

  it('has a band of luck that narrows with the square root of the rounds', () => {
    const width = ([low, high]: readonly [number, number]) => high - low;
    expect(width(bandOf(75, 100)) / width(bandOf(7500, 10_000))).toBeCloseTo(10, 0);
    const [low, high] = bandOf(7500, 10_000);
    expect((low + high) / 2).toBeCloseTo(0.75, 3);
    expect(width([low, high]) / 2).toBeCloseTo(2 * Math.sqrt((0.75 * 0.25) / 10_000), 4);
    // One won round proves nearly nothing.
    expect(bandOf(1, 1)).toEqual([expect.closeTo(0.2, 12), 1]);
    expect(bandOf(0, 0)).toEqual([0, 1]);
  });

  it('contains the true chance in about 95 of 100 runs', () => {
    const random = createRandom(9);
    const chance = overallProbability(newGame({ ...start, play: 'pair' }));
    const runs = Array.from({ length: 300 }, () => {
      const { wins } = withRounds(newGame({ ...start, play: 'pair' }), 100, random);
      const [low, high] = bandOf(total(wins), 100);
      return low < chance && chance < high;
    });
    expect(runs.filter(Boolean).length / 300).toBeGreaterThan(0.9);
  });
});
