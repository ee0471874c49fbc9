import { describe, expect, it } from 'vitest';
import {
  countsText,
  isGuessRight,
  manyTimes,
  newTrial,
  probabilityAfter,
  reasonFor,
  stepsOf,
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

  it('take one guess, before the first result', () => {
    const guessed = withGuess(newTrial('2'), 'different');
    expect(withGuess(guessed, 'same')).toBe(guessed);
    const played = withResults(newTrial('2'), 'coin', [1]);
    expect(withGuess(played, 'same')).toBe(played);
  });

  it.each([
    ['1', 'same'],
    ['2', 'different'],
    ['3', 'same'],
  ] as const)('judge the guess by the exact probabilities: after %s, %s', (times, right) => {
    expect(isGuessRight(withGuess(newTrial(times), right))).toBe(true);
    const wrong = right === 'same' ? 'different' : 'same';
    expect(isGuessRight(withGuess(newTrial(times), wrong))).toBe(false);
    expect(isGuessRight(newTrial(times))).toBe(false);
  });

  it('add up over runs and say nothing before one', () => {
    const trial = newTrial('1');
    expect(countsText(trial)).toBeNull();
    expect(countsText(withResults(trial, 'coin', [1]))).toBeNull();
    const twice = ran(ran(trial, 5, { coin: 2, qubit: 3 }), 5, { coin: 1, qubit: 5 });
    expect(twice.counts).toEqual({
      coin: { zeros: 7, ones: 3, latest: 0 },
      qubit: { zeros: 2, ones: 8, latest: 1 },
    });
    expect(countsText(twice)).toBe(
      'The coin showed 0 in 7 and 1 in 3 of 10. The qubit showed 0 in 2 and 1 in 8 of 10.',
    );
  });

  it('have a reason for every number of changes, once there are enough tries', () => {
    const reasons = manyTimes.map((times) =>
      reasonFor(ran(newTrial(times), 20, { coin: 9, qubit: 0 })),
    );
    expect(new Set(reasons).size).toBe(3);
    expect(reasonFor(ran(newTrial('2'), 19, { coin: 9, qubit: 0 }))).toMatch(/few tries are luck/);
  });
});
