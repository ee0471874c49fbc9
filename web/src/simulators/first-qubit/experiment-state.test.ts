import { describe, expect, it } from 'vitest';
import { newExperiment, verdictOf, withGuess, withShot, withRun } from './experiment-state.ts';

describe('measuring fresh qubits', () => {
  it('counts single measurements', () => {
    const measured = withShot(withShot(newExperiment, 1), 0);
    expect(measured).toMatchObject({ lastShot: 0, zeros: 1, ones: 1, isLocked: false });
  });

  it('locks the guess with the first run and counts from there', () => {
    const ran = withRun(withGuess(withShot(newExperiment, 1), 60), 52);
    expect(ran).toMatchObject({ guess: 60, isLocked: true, zeros: 48, ones: 52 });
    expect(withGuess(ran, 10)).toBe(ran);
  });

  it('adds a second run to the first', () => {
    expect(withRun(withRun(newExperiment, 40), 50)).toMatchObject({ zeros: 110, ones: 90 });
  });

  it('holds the guess against the count without scolding', () => {
    expect(verdictOf(newExperiment)).toBeNull();
    expect(verdictOf(withRun(newExperiment, 47))).toBe(
      'You guessed 50 of 100. It was 47 of 100. Your guess and the count agree.',
    );
    expect(verdictOf(withRun(newExperiment, 100))).toMatch(/far from your guess/);
  });
});
