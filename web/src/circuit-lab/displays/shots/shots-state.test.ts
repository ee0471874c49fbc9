import { circuit } from '@qubloom/quantum';
import { describe, expect, it } from 'vitest';
import { digitNames, digitsOf, guessMessage, histogramOf, sharesOf } from './shots-state.ts';

describe('a guess', () => {
  it('counts as shares, for any sum of its parts', () => {
    expect(sharesOf({ '0': 30, '1': 90 })).toEqual({ '0': 0.25, '1': 0.75 });
    expect(sharesOf({ '0': 0 })).toBeNull();
  });

  it('is compared with the shots in a neutral sentence', () => {
    const counts = new Map([
      ['00', 490],
      ['11', 510],
    ]);
    expect(guessMessage(histogramOf(counts, 1000, { '00': 1, '11': 1 }), false)).toBe(
      'Your guess and the shots agree.',
    );
    expect(guessMessage(histogramOf(counts, 1000, { '01': 1 }), false)).toBe(
      'Your guess and the shots differ in 100 of 100. Which bar surprised you?',
    );
    expect(guessMessage(histogramOf(counts, 1000, { '11': 1 }), true)).toBe(
      '11 came most often, as you thought.',
    );
  });
});

describe('a histogram', () => {
  it('keeps the most frequent results and counts the others', () => {
    const counts = new Map(
      Array.from({ length: 20 }, (_, k) => [k.toString(2).padStart(5, '0'), k + 1] as const),
    );
    const { bars, others, otherCount } = histogramOf(counts, 210, {});
    expect(bars).toHaveLength(16);
    expect(bars[0]?.result).toBe('00100');
    expect([others, otherCount]).toEqual([4, 1 + 2 + 3 + 4]);
  });
});

it('reads bits if something is measured, otherwise wires', () => {
  const bell = circuit(3).h(0).cx(0, 1);
  expect([digitsOf(bell.build()), digitNames(bell.build())]).toEqual([3, 'q2 q1 q0']);
  const looked = circuit(3).h(0).measure(0, 0).build();
  expect(digitNames(looked)).toMatch(/c0$/);
});
