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

type Steps = readonly Pick<GuidedStep, 'id'>[];

/** With what was completed here and has not reached the server. */
export function withCompleted(
  progress: GuidedPathProgress,
  steps: Steps,
  completed: readonly GuidedStepId[],
): GuidedPathProgress {
  const all = new Set([...progress.completedStepIds, ...completed]);
  if (all.size === progress.completedStepIds.length) return progress;
  const completedStepIds = steps.map(({ id }) => id).filter((id) => all.has(id));
  const current = steps.findIndex(({ id }) => !all.has(id));
  return {
    ...progress,
    completedSteps: completedStepIds.length,
    completedStepIds,
    currentStepId: steps[current]?.id ?? null,
    currentStepNumber: current < 0 ? null : current + 1,
  };
}

/** None is completed by a visitor, nor on a path that was not started. */
export function isCompleted(
  progress: GuidedPathProgress | undefined,
  { id }: Steps[number],
): boolean {
  return progress?.completedStepIds.includes(id) ?? false;
}

/** The step to go on with, from 0: the last one when all are completed. */
export function nextStep(progress: GuidedPathProgress | undefined, steps: Steps): number {
  return (progress ? (progress.currentStepNumber ?? steps.length) : 1) - 1;
}

/** The step that is opened when this one is asked for, from 0. */
export function openableStep(
  asked: number,
  progress: GuidedPathProgress | undefined,
  steps: Steps,
): number {
  const index = Math.min(Math.max(asked, 0), steps.length - 1);
  return isStepReachable(index, progress?.completedSteps ?? 0) ? index : nextStep(progress, steps);
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
