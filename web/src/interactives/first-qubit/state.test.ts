import { describe, expect, it } from 'vitest';
import { newExperiment, verdictOf, withGuess, withLock, withRun, withShot } from './state.ts';

const locked = withLock(newExperiment);

describe('measuring fresh qubits', () => {
  it('counts single measurements', () => {
    const measured = withShot(withShot(newExperiment, 1), 0);
    expect(measured).toMatchObject({ lastShot: 0, zeros: 1, ones: 1, isLocked: false });
  });

  it('locks the guess before a run and counts from then on', () => {
    const ran = withRun(withLock(withGuess(withShot(newExperiment, 1), 60)), 100, 52);
    expect(ran).toMatchObject({ guess: 60, isLocked: true, zeros: 48, ones: 52 });
    expect(withGuess(ran, 10)).toBe(ran);
  });

  it('adds a run piece by piece', () => {
    expect(withRun(withRun(newExperiment, 40, 4), 60, 46)).toMatchObject({ zeros: 50, ones: 50 });
  });

  it('compares the guess with the count without scolding', () => {
    expect(verdictOf(locked)).toBeNull();
    expect(verdictOf(withRun(locked, 100, 47))).toBe(
      'You guessed 50 of 100. It was 47 of 100. Your guess and the count agree.',
    );
    expect(verdictOf(withRun(locked, 100, 100))).toMatch(/far from your guess/);
  });
});
