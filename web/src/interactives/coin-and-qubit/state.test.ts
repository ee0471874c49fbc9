import { describe, expect, it } from 'vitest';
import {
  probabilityAfter,
  hasGuessed,
  manyTimes,
  newTrial,
  reasonFor,
  stepsOf,
  verdictOf,
  withGuess,
  withResults,
  type Trial,
} from './state.ts';

/** This many tries of each, with this many 1s. */
function ran(trial: Trial, tries: number, ones: { coin: number; qubit: number }): Trial {
  const looks = (ofThem: number) =>
    Array.from({ length: tries }, (_, at): 0 | 1 => (at < ofThem ? 1 : 0));
  return withResults(withResults(trial, 'coin', looks(ones.coin)), 'qubit', looks(ones.qubit));
}

describe('a coin and a qubit', () => {
  it('look the same after one change and differ after two', () => {
    expect(probabilityAfter('coin', '1')).toBe(0.5);
    expect(probabilityAfter('qubit', '1')).toBeCloseTo(0.5, 12);
    expect(probabilityAfter('coin', '2')).toBe(0.5);
    expect(probabilityAfter('qubit', '2')).toBeCloseTo(0, 12);
    expect(probabilityAfter('qubit', '3')).toBeCloseTo(0.5, 12);
  });

  it('have amplitudes whose squares are the probabilities, at every step', () => {
    for (const { amplitudes, qubitProbability } of stepsOf('3')) {
      expect(amplitudes[0] ** 2 + amplitudes[1] ** 2).toBeCloseTo(1, 12);
      expect(amplitudes[1] ** 2).toBeCloseTo(qubitProbability, 12);
    }
    expect(stepsOf('3').map(({ changes }) => changes)).toEqual([0, 1, 2, 3]);
  });

  it('accept a guess each, until the first run', () => {
    const half = withGuess(newTrial('2'), 'coin', 'either');
    expect(hasGuessed(half)).toBe(false);
    const both = withGuess(half, 'qubit', '1');
    expect(hasGuessed(both)).toBe(true);
    const after = ran(both, 100, { coin: 48, qubit: 0 });
    expect(withGuess(after, 'qubit', '0')).toBe(after);
    expect(verdictOf(after)).toBe(
      'The coin showed 0 in 52 and 1 in 48 of 100. You guessed sometimes 0, sometimes 1, and so it is. ' +
        'The qubit showed 0 in 100 and 1 in 0 of 100. You guessed 1 every time.',
    );
  });

  it('judge the guess by the exact probability, because one try proves nothing', () => {
    const guessed = withGuess(withGuess(newTrial('2'), 'coin', '0'), 'qubit', '0');
    expect(verdictOf(ran(guessed, 1, { coin: 0, qubit: 0 }))).toBe(
      'The coin showed 0 in 1 and 1 in 0 of 1. You guessed 0 every time. ' +
        'The qubit showed 0 in 1 and 1 in 0 of 1. You guessed 0 every time, and so it is.',
    );
  });

  it('add up over runs and say nothing before one', () => {
    const trial = newTrial('1');
    expect(verdictOf(trial)).toBeNull();
    expect(verdictOf(withResults(trial, 'coin', [1]))).toBeNull();
    const twice = ran(ran(trial, 5, { coin: 2, qubit: 3 }), 5, { coin: 1, qubit: 5 });
    expect(twice.counts).toEqual({
      coin: { zeros: 7, ones: 3, latest: 0 },
      qubit: { zeros: 2, ones: 8, latest: 1 },
    });
  });

  it('have a reason for every number of changes', () => {
    expect(new Set(manyTimes.map(reasonFor)).size).toBe(3);
  });
});
