import { expect, it } from 'vitest';
import { readSitting, type Sitting, sittingAfterStep } from './sitting-state.ts';

const minute = 60_000;
const start = 1_000_000;

/** Returns the reasons to stop at the steps with these minutes. */
function reasonsOf(steps: readonly (readonly [minutes: number, isPlace?: boolean])[], learner = 1) {
  let sitting: Sitting | undefined;
  return steps.map(([minutes, isPlace = false]) => {
    const after = sittingAfterStep(sitting, {
      learner,
      now: start + minutes * minute,
      isOn: minutes > 0,
      isPlace,
    });
    sitting = readSitting(JSON.stringify(after.sitting));
    return after.reason;
  });
}

it('suggests a stop after the lesson says so, or after 25 minutes, and once per sitting', () => {
  expect(reasonsOf([[0], [3, true], [5, true], [26], [40]])).toEqual([
    undefined,
    'place',
    undefined,
    undefined,
    undefined,
  ]);
  expect(reasonsOf([[0], [24], [25], [30, true]])).toEqual([
    undefined,
    undefined,
    'long',
    undefined,
  ]);
});

it('begins another sitting after a long break, and for another learner', () => {
  expect(reasonsOf([[0], [25], [100], [125]])).toEqual([undefined, 'long', undefined, 'long']);
  const { sitting } = sittingAfterStep(undefined, {
    learner: 1,
    now: start,
    isOn: true,
    isPlace: true,
  });
  const next = sittingAfterStep(sitting, {
    learner: null,
    now: start + minute,
    isOn: true,
    isPlace: true,
  });
  expect(next.reason).toBe('place');
});

it.each([null, '', '7', '{', '{"startedAt":"x"}'])('finds no sitting in %s', (text) => {
  expect(readSitting(text)).toBeUndefined();
});
