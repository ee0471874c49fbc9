import { describe, expect, it } from 'vitest';
import { freshTask, isStuck, taskAfter, type TaskEvent } from './task-state.ts';

const wrong = (nearness: number): TaskEvent => ({
  kind: 'wrong',
  nearness,
  diagnosis: { reason: 'Not yet.', next: 'Go on.' },
});
const after = (...events: readonly TaskEvent[]) => events.reduce(taskAfter, freshTask);
const hint: TaskEvent = { kind: 'hint', hints: 3 };

describe('being stuck', () => {
  it('means that the score does not improve', () => {
    expect(isStuck(after(wrong(0.5), wrong(0.5), wrong(0.2)))).toBe(false);
    expect(isStuck(after(wrong(0.5), wrong(0.5), wrong(0.2), wrong(0.5)))).toBe(true);
  });

  it('ends when the score improves, when a hint is taken, and when the task is done', () => {
    const stuck = [wrong(0.5), wrong(0.5), wrong(0.5), wrong(0.5)];
    expect(isStuck(after(...stuck, wrong(0.75)))).toBe(false);
    expect(isStuck(after(...stuck, hint))).toBe(false);
    expect(isStuck(after(...stuck, { kind: 'passed' }))).toBe(false);
  });

  it('does not begin with the first try, however bad', () => {
    expect(after(wrong(0)).standingStill).toBe(0);
  });
});

it('an edit removes the feedback and keeps the progress', () => {
  const done = after({ kind: 'passed' }, { kind: 'edited' });
  expect([done.feedback, done.isDone]).toEqual([null, true]);
});

it('hints come one at a time and end', () => {
  expect(after(hint, hint, hint, hint).hintsShown).toBe(3);
});
