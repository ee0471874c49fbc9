import { createRandom } from '@qubloom/quantum';
import { describe, expect, it } from 'vitest';
import {
  answersOf,
  askedOf,
  entangledProbability,
  isWon,
  entangledAnswers,
  type Bit,
  type GhzPlan,
} from './state.ts';

const bits: readonly Bit[] = [0, 1];
const answers = bits.flatMap((zero) => bits.map((one) => [zero, one] as const));
const plans = answers.flatMap((a) =>
  answers.flatMap((b) => answers.map((c): GhzPlan => [a, b, c])),
);

describe('the GHZ game', () => {
  it('is won in at most three of four rounds by any of the 64 plans', () => {
    const wins = plans.map(
      (plan) => askedOf.filter((asked) => isWon(asked, answersOf(plan, asked))).length,
    );
    expect(wins).toHaveLength(64);
    expect(new Set(wins)).toEqual(new Set([1, 3]));
  });

  it.each(askedOf)('is always won by entangled qubits: asked %i%i%i', (...asked) => {
    expect(entangledProbability(asked)).toBeCloseTo(1, 12);
    const random = createRandom(4);
    const seen = Array.from({ length: 60 }, () => entangledAnswers(asked, random));
    expect(seen.every((three) => isWon(asked, three))).toBe(true);
    expect(new Set(seen.map(String)).size).toBe(4);
  });
});
