import { GuidedStepId } from '@qubloom/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Conflict } from '../../platform/errors.ts';
import { notStarted, type StoredStep, type StoredWalk } from './queries.ts';
import { progressOf, walkAfter } from './walk.ts';

const moment = new Date('2027-03-01T12:00:00Z');

const stepOf = (index: number, isChallenge: boolean, hints: number): StoredStep => ({
  id: GuidedStepId.parse(index + 1),
  title: `Step ${String(index)}`,
  type: isChallenge ? 'challenge' : 'learn',
  content: '',
  hints: Array.from({ length: hints }, () => 'Hint.'),
  solution: 'Solution.',
  pointsAwarded: 5,
  passed: null,
  isCompleted: false,
});

type Act = { readonly index: number; readonly hints: number; readonly passes: boolean };

/**
 * The rules in their simplest form: completed steps are a set, and a step is next if all steps before it are in the
 * set.
 */
function referenceWalk(steps: readonly StoredStep[], acts: readonly Act[]) {
  const done = new Set<number>();
  const passed = new Set<number>();
  let points = 0;
  let hintsUsed = 0;
  const refused: boolean[] = [];
  for (const { index, hints, passes } of acts) {
    const isNext = steps.slice(0, index).every((_, before) => done.has(before));
    if (passes && isNext) passed.add(index);
    const needsPass = steps[index]?.type === 'challenge' && !passed.has(index);
    refused.push(!done.has(index) && (!isNext || needsPass));
    if (done.has(index) || !isNext || needsPass) continue;
    const used = Math.min(hints, steps[index]?.hints.length ?? 0);
    done.add(index);
    hintsUsed += used;
    points += 5;
  }
  return { completedSteps: done.size, points, hintsUsed, refused };
}

// Shows: A3 steps
test('any order of steps, hints, and passes gives the same result as a small reference model', () => {
  const acts = fc.array(
    fc.record({ index: fc.nat({ max: 5 }), hints: fc.nat({ max: 1000 }), passes: fc.boolean() }),
    { maxLength: 40 },
  );
  const shapes = fc.array(fc.tuple(fc.boolean(), fc.nat({ max: 4 })), {
    minLength: 6,
    maxLength: 6,
  });
  fc.assert(
    fc.property(shapes, acts, (shape, tried) => {
      const steps = shape.map(([isChallenge, hints], index) =>
        stepOf(index, isChallenge && index > 0, hints),
      );
      const passed = new Set<number>();
      const done = new Set<number>();
      let walk: StoredWalk = notStarted;
      const refused = tried.map(({ index, hints, passes }) => {
        if (passes && index <= done.size) passed.add(index);
        const now = steps.map((step, at) => ({
          ...step,
          passed: passed.has(at) ? 'q0: X' : null,
          isCompleted: done.has(at),
        }));
        try {
          const after = walkAfter(walk, now, { index, hintsUsed: hints, moment });
          if (after) done.add(index);
          walk = after?.walk ?? walk;
          return false;
        } catch (error) {
          expect(error).toBeInstanceOf(Conflict);
          return true;
        }
      });
      const expected = referenceWalk(steps, tried);
      expect({ ...walk, completedSteps: done.size, refused }).toEqual({
        completedSteps: expected.completedSteps,
        pointsEarned: expected.points,
        hintsUsed: expected.hintsUsed,
        completedAt: expected.completedSteps === steps.length ? moment : null,
        refused: expected.refused,
      });
    }),
  );
});

const through = (...completed: boolean[]) =>
  completed.map((isCompleted, index) => ({ ...stepOf(index, false, 0), isCompleted }));

test('a path that has since lost steps is completed and has no next step', () => {
  const walk = { ...notStarted, completedAt: moment };
  expect(progressOf(walk, through(true, true))).toMatchObject({
    completedSteps: 2,
    currentStepId: null,
    currentStepNumber: null,
  });
});

test('a step that was put between completed ones comes next, and moves nobody', () => {
  const steps = through(true, false, true, false);
  const walk = { ...notStarted, pointsEarned: 10 };
  expect(progressOf(walk, steps)).toMatchObject({
    completedSteps: 2,
    completedStepIds: [1, 3],
    currentStepId: 2,
    currentStepNumber: 2,
  });
  const at = (index: number) => walkAfter(walk, steps, { index, hintsUsed: 0, moment });
  expect(at(2)).toBeNull();
  expect(() => at(3)).toThrow(Conflict);
  const after = at(1);
  expect(after?.walk.pointsEarned).toBe(15);
  expect(progressOf(walk, after?.steps ?? [])).toMatchObject({
    completedSteps: 3,
    currentStepNumber: 4,
  });
});
