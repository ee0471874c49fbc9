import { GuidedPathId, GuidedStepId, type GuidedPathProgress } from '@qubloom/contract';
import { cancelIt, firstSteps } from '../../testing/guided-paths.ts';
import { expect, it } from 'vitest';
import { nextStep, nearestVisibleStep, pathAfter, percentOf, withCompleted } from './path-state.ts';

const steps = [1, 2, 3, 4, 5].map((id) => ({ id: GuidedStepId.parse(id) }));
const idOf = (id: number) => GuidedStepId.parse(id);
const progress: GuidedPathProgress = {
  completedSteps: 2,
  pointsEarned: 9,
  hintsUsed: 1,
  completedStepIds: [idOf(1), idOf(2)],
  currentStepId: idOf(3),
  currentStepNumber: 3,
  completedAt: null,
};

const nothing: GuidedPathProgress = {
  ...progress,
  completedSteps: 0,
  completedStepIds: [],
  currentStepId: idOf(1),
  currentStepNumber: 1,
};

it('an inserted step comes next, and completed steps stay completed', () => {
  const more = [idOf(1), idOf(9), idOf(2), idOf(3)].map((id) => ({ id }));
  const walked = withCompleted({ ...progress, currentStepNumber: 2 }, more, [idOf(9)]);
  expect(walked).toMatchObject({ completedStepIds: [1, 9, 2], currentStepNumber: 4 });
  expect(nextStep(walked, more)).toBe(3);
  expect(nextStep(withCompleted(walked, more, [idOf(3)]), more)).toBe(3);
  expect(nextStep(undefined, more)).toBe(0);
});

// Shows: 9 guided path percent
it.each([
  [0, 6, 0],
  [1, 6, 17],
  [2, 6, 33],
  [6, 6, 100],
  [0, 0, 0],
])('%i of %i steps are %i percent', (completed, count, percent) => {
  expect(percentOf(completed, count)).toBe(percent);
});

// Shows: 4 guided path reachable steps
it.each([
  [0, 0, 0],
  [1, 0, 1],
  [2, 0, 0],
  [3, 2, 3],
  [4, 2, 2],
  [-1, 2, 0],
  [99, 5, 4],
])('requesting step %i with %i completed opens step %i', (asked, completed, opened) => {
  const done = withCompleted(
    nothing,
    steps,
    steps.slice(0, completed).map(({ id }) => id),
  );
  expect(nearestVisibleStep(asked, done, steps, true)).toBe(opened);
});

it('before the start a learner may look at every step, and a visitor at the first two', () => {
  expect(nearestVisibleStep(3, undefined, steps, true)).toBe(3);
  expect(nearestVisibleStep(1, undefined, steps, false)).toBe(1);
  expect(nearestVisibleStep(2, undefined, steps, false)).toBe(0);
});

it('a step that waits for the network counts as completed here', () => {
  expect(withCompleted(progress, steps, [idOf(3)])).toEqual({
    ...progress,
    completedSteps: 3,
    completedStepIds: [1, 2, 3],
    currentStepId: 4,
    currentStepNumber: 4,
  });
});

it('one that the server already knows changes nothing', () => {
  expect(withCompleted(progress, steps, [idOf(2)])).toBe(progress);
});

it('the next path is one that this path leads to, else an open one, and none if all are completed', () => {
  const alone = { ...firstSteps, id: GuidedPathId.parse(7), prerequisitePathIds: [] };
  const paths = [firstSteps, alone, cancelIt];
  const after = (...completed: number[]) =>
    pathAfter(paths, firstSteps, (id) => completed.includes(id))?.id;
  expect(cancelIt.prerequisitePathIds).toEqual([firstSteps.id]);
  expect(after(firstSteps.id)).toBe(cancelIt.id);
  expect(after(firstSteps.id, cancelIt.id)).toBe(alone.id);
  expect(after(firstSteps.id, cancelIt.id, alone.id)).toBeUndefined();
});
