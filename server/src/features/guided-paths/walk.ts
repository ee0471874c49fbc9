/** How a learner goes through a path. Pure. */
import {
  isStepOpen,
  pointsOfStep,
  type GuidedPathProgress,
  type GuidedStepId,
} from '@qubloom/contract';
import { Conflict } from '../../platform/errors.ts';
import type { StoredStep, StoredWalk } from './queries.ts';

/** @param steps The ids of the path's steps, in their order. */
export function progressOf(walk: StoredWalk, steps: readonly GuidedStepId[]): GuidedPathProgress {
  const completedSteps = Math.min(walk.completedSteps, steps.length);
  return {
    completedSteps,
    pointsEarned: walk.pointsEarned,
    hintsUsed: walk.hintsUsed,
    currentStepId: steps[completedSteps] ?? null,
    completedAt: walk.completedAt?.toISOString() ?? null,
  };
}

/**
 * A step is completed: once, in its order, and a challenge only after it was passed. More hints than it has count as
 * all of them.
 * @param index From 0.
 * @returns null when it was completed before.
 * @throws {Conflict} when it is not its turn.
 */
export function walkAfter(
  walk: StoredWalk,
  steps: readonly StoredStep[],
  { index, hintsUsed, moment }: { index: number; hintsUsed: number; moment: Date },
): { readonly walk: StoredWalk; readonly points: number } | null {
  const step = steps[index];
  if (!step || index < walk.completedSteps) return null;
  refuseLater(index, walk);
  if (step.type === 'challenge' && step.passed === null) {
    throw new Conflict('Pass the challenge first. Then this step is done.');
  }
  const hints = Math.min(hintsUsed, step.hints.length);
  const points = pointsOfStep(step.pointsAwarded, hints);
  const completedSteps = walk.completedSteps + 1;
  return {
    points,
    walk: {
      completedSteps,
      hintsUsed: walk.hintsUsed + hints,
      pointsEarned: walk.pointsEarned + points,
      completedAt: walk.completedAt ?? (completedSteps >= steps.length ? moment : null),
    },
  };
}

/** @throws {Conflict} */
export function refuseLater(index: number, { completedSteps }: StoredWalk): void {
  if (isStepOpen(index, completedSteps)) return;
  throw new Conflict('One step at a time. Complete the step before this one first.');
}
