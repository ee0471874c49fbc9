import { describe, expect, it } from 'vitest';
import { arrowText, clockStep, exitsOf, meetingText, type Arrow } from './paths-state.ts';

const probabilitiesOf = (signs: readonly [boolean, boolean], clock: number | null = null) =>
  exitsOf({ signs, clock }).map(({ probability }) => Math.round(probability * 1e6) / 1e6);
const complex = ({ length, degrees }: Arrow) => ({
  re: length * Math.cos((degrees * Math.PI) / 180),
  im: length * Math.sin((degrees * Math.PI) / 180),
});

describe('two paths', () => {
  it('lead to exit 0 without a sign, and to exit 1 with a sign on either path', () => {
    expect(probabilitiesOf([false, false])).toEqual([1, 0]);
    expect(probabilitiesOf([false, true])).toEqual([0, 1]);
    expect(probabilitiesOf([true, false])).toEqual([0, 1]);
  });

  it('depend only on the difference: a sign on both paths has no effect', () => {
    expect(probabilitiesOf([true, true])).toEqual([1, 0]);
  });

  it('shift smoothly from one exit to the other as the clock turns', () => {
    expect(probabilitiesOf([false, false], 90)).toEqual([0.5, 0.5]);
    expect(probabilitiesOf([false, false], 180)).toEqual([0, 1]);
    expect(probabilitiesOf([false, false], 60)).toEqual([0.75, 0.25]);
    expect(probabilitiesOf([false, true], 180)).toEqual([1, 0]);
  });

  it("bring parts to each exit that add up to the engine's result", () => {
    for (let clock = 0; clock < 360; clock += clockStep) {
      for (const { parts, sum, probability } of exitsOf({ signs: [false, false], clock })) {
        const [a, b, whole] = [complex(parts[0]), complex(parts[1]), complex(sum)];
        // Arrows are given in whole degrees.
        expect(a.re + b.re).toBeCloseTo(whole.re, 1);
        expect(a.im + b.im).toBeCloseTo(whole.im, 1);
        expect(sum.length ** 2).toBeCloseTo(probability, 12);
      }
    }
  });

  it('are written in numbers', () => {
    const [zero, one] = exitsOf({ signs: [false, true], clock: null });
    expect(zero.parts.map(arrowText)).toEqual(['+0.50', '−0.50']);
    expect(arrowText(zero.sum)).toBe('0.00');
    expect(meetingText(zero)).toBe('They cancel.');
    expect(meetingText(one)).toBe('They add up.');
    const [turned] = exitsOf({ signs: [false, false], clock: 90 });
    expect(turned.parts.map(arrowText)).toEqual(['+0.50', '0.50 ∠90°']);
    expect(arrowText(turned.sum)).toBe('0.71 ∠45°');
    expect(meetingText(turned)).toBe('They add up in part.');
  });
});
