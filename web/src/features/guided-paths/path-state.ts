/** How far a learner is on one path. */
import {
  isStepReachable,
  type GuidedPathProgress,
  type GuidedStep,
  type GuidedStepId,
} from '@qubloom/contract';

/** Completed steps out of all, in whole percent. */
export function percentOf(completedSteps: number, stepCount: number): number {
  return stepCount === 0 ? 0 : Math.round((completedSteps / stepCount) * 100);
}

/** With what was completed here and has not reached the server. */
export function withKept(
  progress: GuidedPathProgress,
  steps: readonly Pick<GuidedStep, 'id'>[],
  kept: readonly GuidedStepId[],
): GuidedPathProgress {
  const furthest = Math.max(0, ...kept.map((id) => steps.findIndex((step) => step.id === id) + 1));
  if (furthest <= progress.completedSteps) return progress;
  return {
    ...progress,
    completedSteps: furthest,
    currentStepId: steps[furthest]?.id ?? null,
  };
}

/** The step that is opened when this one is asked for, from 0. */
export function openableStep(asked: number, completedSteps: number, stepCount: number): number {
  const last = stepCount - 1;
  const index = Math.min(Math.max(asked, 0), last);
  return isStepReachable(index, completedSteps) ? index : Math.min(completedSteps, last);
}

export function stepsText(count: number): string {
  return count === 1 ? '1 step' : `${count} steps`;
}

export function pointsText(points: number): string {
  return points === 1 ? '1 point' : `${points} points`;
}

/** What stands between "You start with" and the end of the sentence: one, two or more names. */
export function listText(names: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
}
