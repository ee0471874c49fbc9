import type { MixerGate } from '@qubloom/contract';
import { describe, expect, it } from 'vitest';
import {
  levelFor,
  levelOf,
  maxTurn,
  meetingOf,
  mixAfter,
  mixingsOf,
  startOf,
  stepsOf,
  stepText,
  withLevel,
} from './state.ts';

const half = Math.SQRT1_2;
const rounded = (mix: readonly number[]) => mix.map((one) => Number(one.toFixed(6)) + 0);

describe('the start of a mix', () => {
  it('has squares whose sum is 1 wherever a bar is dragged', () => {
    for (const bit of [0, 1] as const) {
      for (let level = -maxTurn; level <= maxTurn; level++) {
        const bars = withLevel(startOf('minus'), bit, level);
        const mix = mixAfter(bars, []);
        expect(levelOf(bars, bit)).toBe(level);
        expect(mix[0] ** 2 + mix[1] ** 2).toBeCloseTo(1, 12);
        expect(levelFor(mix[bit])).toBe(level);
      }
    }
  });

  it('keeps the sign of the other bar', () => {
    const bars = withLevel(startOf('minus'), 0, -2);
    expect(rounded(mixAfter(bars, []))).toEqual([-0.5, -0.866025]);
  });
});

describe('parts on their way', () => {
  it.each([
    ['plus', ['H'], [0.5, 0.5], [0.5, -0.5], [1, 0]],
    ['minus', ['H'], [0.5, -0.5], [0.5, 0.5], [0, 1]],
    ['1', ['H'], [0, half], [0, -half], [half, -half]],
    ['minus', ['Z'], [half, 0], [0, half], [half, half]],
    ['0', ['X'], [0, 0], [1, 0], [0, 1]],
  ] as const)('from %s through %j', (start, gates, zero, one, sums) => {
    const [mixing] = mixingsOf(startOf(start), gates);
    expect(rounded(mixing?.parts[0] ?? [])).toEqual(rounded(zero));
    expect(rounded(mixing?.parts[1] ?? [])).toEqual(rounded(one));
    expect(rounded(mixing?.sums ?? [])).toEqual(rounded(sums));
  });

  it("add up to the engine's result, after every gate and from every start", () => {
    const lines: readonly (readonly MixerGate[])[] = [
      ['H', 'H', 'H'],
      ['H', 'Z', 'H'],
      ['X', 'H', 'Z'],
    ];
    for (const gates of lines) {
      for (let turn = 0; turn <= maxTurn; turn++) {
        for (const { parts, sums } of mixingsOf({ turn, isMinus: [true, false] }, gates)) {
          for (const bit of [0, 1] as const) {
            expect(parts[bit][0] + parts[bit][1]).toBeCloseTo(sums[bit], 12);
          }
        }
      }
    }
  });

  it('return after two H gates, and change sides with a Z between them', () => {
    const end = (gates: readonly MixerGate[]) => rounded(mixAfter(startOf('0'), gates));
    expect(end(['H', 'H'])).toEqual([1, 0]);
    expect(end(['H', 'Z', 'H'])).toEqual([0, 1]);
  });

  it.each([
    [[0.5, 0.5], 'grow'],
    [[-0.5, -0.1], 'grow'],
    [[0.5, -0.5], 'cancel'],
    [[0.5, -0.2], 'shrink'],
    [[0.5, 0], 'alone'],
  ] as const)('%j meet and %s', (parts, meeting) => {
    expect(meetingOf(parts)).toBe(meeting);
  });
});

describe('the description of a step', () => {
  const said = (start: Parameters<typeof startOf>[0], gates: readonly MixerGate[]) => {
    const mixings = mixingsOf(startOf(start), gates);
    return stepsOf(gates).map(({ at, phase }) => {
      const mixing = mixings[at];
      return mixing && stepText(mixing, phase);
    });
  };

  it('says if parts add up or cancel', () => {
    expect(said('0', ['H', 'Z', 'H'])).toEqual([
      'The bar for 0 goes both ways. Both parts shrink by the same factor, about 0.71.',
      'No part meets another one here, so nothing can cancel.',
      'Z turns the bar for 1 over. The bar for 0 stays as it is.',
      'Each bar goes both ways. The one from 1 turns over on its way to 1. All parts shrink by the same factor, about 0.71.',
      'For 1 the parts add up. For 0 they cancel, and nothing is left.',
    ]);
  });

  it('describes parts of different lengths', () => {
    expect(said('free', ['H']).at(-1)).toBe(
      'For 0 the parts add up. For 1 one takes away from the other.',
    );
  });

  it('does not mention a turn if there is nothing to turn', () => {
    expect(said('0', ['Z'])).toEqual(['Z finds no bar for 1 that it could turn over.']);
    expect(said('1', ['H'])[0]).toMatch(/^The bar for 1 goes both ways, and turns over/);
  });
});
