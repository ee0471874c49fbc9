/** A learner's progress on one path. */
import {
  isStepReachable,
  type GuidedPath,
  type GuidedPathProgress,
  type GuidedStep,
  type GuidedStepId,
} from '@qubloom/contract';

/** Percentage of completed steps, rounded. */
export function percentOf(completedSteps: number, stepCount: number): number {
  return stepCount === 0 ? 0 : Math.round((completedSteps / stepCount) * 100);
}

type Steps = readonly Pick<GuidedStep, 'id'>[];

/** Adds the steps that were completed here and have not reached the server. */
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

/** Visitors, and learners who have not started the path, have completed none. */
export function isCompleted(
  progress: GuidedPathProgress | undefined,
  { id }: Steps[number],
): boolean {
  return progress?.completedStepIds.includes(id) ?? false;
}

/** The step to continue with, from 0; the last one if all are completed. */
export function nextStep(progress: GuidedPathProgress | undefined, steps: Steps): number {
  return (progress ? (progress.currentStepNumber ?? steps.length) : 1) - 1;
}

/**
 * Returns true if the learner may see the step with this index, from 0. A learner who has not started the path may see
 * all of it. Once it is started, its order applies.
 */
export function isStepVisible(
  index: number,
  progress: GuidedPathProgress | undefined,
  isSignedIn: boolean,
): boolean {
  if (isSignedIn && progress === undefined) return true;
  return isStepReachable(index, progress?.completedSteps ?? 0);
}

/** The step that opens when this one is requested, from 0. */
export function nearestVisibleStep(
  asked: number,
  progress: GuidedPathProgress | undefined,
  steps: Steps,
  isSignedIn: boolean,
): number {
  const index = Math.min(Math.max(asked, 0), steps.length - 1);
  return isStepVisible(index, progress, isSignedIn) ? index : nextStep(progress, steps);
}

export function stepsText(count: number): string {
  return count === 1 ? '1 step' : `${count} steps`;
}

export function pointsText(points: number): string {
  return points === 1 ? '1 point' : `${points} points`;
}

/** Says how many points a completed step has earned. */
export function earnedSentence(points: number): string {
  return points > 0
    ? `${pointsText(points)} earned for this step`
    : 'No new points this time. You have these already.';
}

/** Joins names with commas and "and". */
export function listText(names: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
}

/**
 * The path to do next: first one that this path leads to, then one whose previous paths are completed, then any
 * other. Undefined if all are completed.
 */
export function pathAfter(
  paths: readonly GuidedPath[],
  path: GuidedPath,
  isCompleted: (id: GuidedPath['id']) => boolean,
): GuidedPath | undefined {
  const left = paths.filter(({ id }) => id !== path.id && !isCompleted(id));
  const isOpen = ({ prerequisitePathIds }: GuidedPath) =>
    prerequisitePathIds.every((id) => id === path.id || isCompleted(id));
  return (
    left.find(({ prerequisitePathIds }) => prerequisitePathIds.includes(path.id)) ??
    left.find(isOpen) ??
    left[0]
  );
}
