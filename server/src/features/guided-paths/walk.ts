/** A learner's progress through a path. Pure. */
import { isStepOpen, type GuidedPathProgress } from '@qubloom/contract';
import { Conflict } from '../../platform/errors.ts';
import type { StoredStep, StoredWalk } from './queries.ts';

type Steps = readonly Pick<StoredStep, 'id' | 'isCompleted'>[];

/** @param steps the steps of the path, in order */
export function progressOf(walk: StoredWalk, steps: Steps): GuidedPathProgress {
  const completed = steps.filter(({ isCompleted }) => isCompleted);
  const current = steps.findIndex(({ isCompleted }) => !isCompleted);
  return {
    completedSteps: completed.length,
    completedStepIds: completed.map(({ id }) => id),
    pointsEarned: walk.pointsEarned,
    hintsUsed: walk.hintsUsed,
    currentStepId: steps[current]?.id ?? null,
    currentStepNumber: current < 0 ? null : current + 1,
    completedAt: walk.completedAt?.toISOString() ?? null,
  };
}

/**
 * Completes a step: once, in order, and a challenge only after it was passed. Hints are counted but cost nothing; a
 * number above the step's hints counts as all of them.
 * @param index from 0
 * @returns null if it was already completed
 * @throws {Conflict} if it is not its turn
 */
export function walkAfter(
  walk: StoredWalk,
  steps: readonly StoredStep[],
  { index, hintsUsed, moment }: { index: number; hintsUsed: number; moment: Date },
): { readonly walk: StoredWalk; readonly steps: Steps; readonly points: number } | null {
  const step = steps[index];
  if (!step || step.isCompleted) return null;
  allowStep(index, steps);
  if (step.type === 'challenge' && step.passed === null) {
    throw new Conflict('Pass the challenge first. Then this step is done.');
  }
  const hints = Math.min(hintsUsed, step.hints.length);
  const after = steps.map((one) => (one === step ? { ...one, isCompleted: true } : one));
  return {
    points: step.pointsAwarded,
    steps: after,
    walk: {
      hintsUsed: walk.hintsUsed + hints,
      pointsEarned: walk.pointsEarned + step.pointsAwarded,
      completedAt:
        walk.completedAt ?? (after.every(({ isCompleted }) => isCompleted) ? moment : null),
    },
  };
}

/** @throws {Conflict} */
export function allowStep(index: number, steps: Steps): void {
  if (isStepOpen(index, steps.filter(({ isCompleted }) => isCompleted).length)) return;
  throw new Conflict('One step at a time. Complete the step before this one first.');
}
