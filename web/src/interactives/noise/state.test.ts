import { describe, expect, it } from 'vitest';
import { fadedOf, messageOf, type Fading } from './state.ts';

const quiet = { depolarizing: 0, damping: 0, readout: 0 };
const waiting = (fading: Partial<Fading>) =>
  fadedOf({ start: '1', steps: 5, errors: quiet, ...fading });

describe('a qubit that waits', () => {
  it('stays as it is without errors', () => {
    expect(waiting({ steps: 20 })).toMatchObject({ length: 1, reported: 1, idealProbability: 1 });
  });

  it('loses one part of its arrow with each step of depolarizing noise', () => {
    const { length, probability } = waiting({ errors: { ...quiet, depolarizing: 10 } });
    expect(length).toBeCloseTo(0.9 ** 5, 12);
    expect(probability).toBeCloseTo((1 + 0.9 ** 5) / 2, 12);
  });

  it('falls toward 0 under damping, and a certain 0 stays', () => {
    const errors = { ...quiet, damping: 10 };
    expect(waiting({ errors }).probability).toBeCloseTo(0.9 ** 5, 12);
    expect(waiting({ errors, start: '0' })).toMatchObject({ reported: 0, length: 1 });
    const mix = waiting({ errors, start: '+' });
    expect(mix.arrow.x).toBeCloseTo(Math.sqrt(0.9 ** 5), 12);
    expect(mix.probability).toBeCloseTo(0.9 ** 5 / 2, 12);
  });

  it('is reported wrongly without being changed', () => {
    const { length, probability, reported } = waiting({ errors: { ...quiet, readout: 10 } });
    expect([length, probability]).toEqual([1, 1]);
    expect(reported).toBeCloseTo(0.9, 12);
  });

  it('is a coin in the end', () => {
    const fading = { start: '1', steps: 20, errors: { ...quiet, depolarizing: 30 } } as const;
    expect(messageOf(fading, fadedOf(fading))).toBe(
      'After 20 steps: The arrow is gone: what is left is a coin. A look is told as 1 with 50%. Without errors it would be 100%.',
    );
  });
});
