import { GuidedStepId, type GuidedPathProgress } from '@qubloom/contract';
import { expect, it } from 'vitest';
import { openableStep, percentOf, withKept } from './path-state.ts';

const steps = [1, 2, 3, 4, 5].map((id) => ({ id: GuidedStepId.parse(id) }));
const idOf = (id: number) => GuidedStepId.parse(id);
const progress: GuidedPathProgress = {
  completedSteps: 2,
  pointsEarned: 9,
  hintsUsed: 1,
  currentStepId: idOf(3),
  completedAt: null,
};

it.each([
  [0, 6, 0],
  [1, 6, 17],
  [2, 6, 33],
  [6, 6, 100],
  [0, 0, 0],
])('[9 guided path percent] %i of %i steps are %i percent', (completed, count, percent) => {
  expect(percentOf(completed, count)).toBe(percent);
});

it.each([
  [0, 0, 0],
  [1, 0, 1],
  [2, 0, 0],
  [3, 2, 3],
  [4, 2, 2],
  [-1, 2, 0],
  [99, 5, 4],
])(
  '[6 guided path] step %i asked for with %i completed opens step %i',
  (asked, completed, opened) => {
    expect(openableStep(asked, completed, steps.length)).toBe(opened);
  },
);

it('a step that waits for the network counts as completed here', () => {
  expect(withKept(progress, steps, [idOf(3)])).toEqual({
    ...progress,
    completedSteps: 3,
    currentStepId: 4,
  });
});

it('one that the server knows already changes nothing', () => {
  expect(withKept(progress, steps, [idOf(2)])).toBe(progress);
});
