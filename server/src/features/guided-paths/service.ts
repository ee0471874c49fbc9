/** Lists guided paths with a learner's progress, and passes and completes steps. */
import {
  parseLessonContent,
  type BlockOf,
  type BodyOf,
  type CompletedStep,
  type GuidedPath,
  type GuidedPathId,
  type GuidedPathProgress,
  type guidedPaths as calls,
  type GuidedStep,
  type ParamsOf,
  type TaskVerdict,
} from '@qubloom/contract';
import { gradeTask } from '@qubloom/curriculum';
import type { Context } from '../../context.ts';

import type { Act, Caller, Learner } from '../../platform/caller.ts';
import { NotFound } from '../../platform/errors.ts';
import { withLearner } from '../accounts/index.ts';
import { recordLearning } from '../progress/index.ts';
import { readCircuit } from '../tasks/index.ts';
import {
  guidedPathQueries,
  insertStepPass,
  notStarted,
  readSteps,
  readWalk,
  saveStart,
  saveStep,
  type StoredStep,
} from './queries.ts';
import { checks } from './throttles.ts';
import { progressOf, allowStep, walkAfter } from './walk.ts';

type StepParams = ParamsOf<typeof calls.complete>;

export const listPaths = ({ database }: Context) => guidedPathQueries(database).listPaths();

export async function showPath({ database }: Context, id: GuidedPathId): Promise<GuidedPath> {
  const path = await guidedPathQueries(database).findPath(id);
  if (!path) throw new NotFound('That guided path does not exist.');
  return path;
}

export async function listSteps(
  context: Context,
  caller: Caller,
  id: GuidedPathId,
): Promise<GuidedStep[]> {
  await showPath(context, id);
  const learner = caller.kind === 'learner' ? caller.id : null;
  const { steps } = await guidedPathQueries(context.database).findWalk(id, learner);
  return steps.map(({ hints, solution, isCompleted, ...step }) => ({
    ...step,
    hints: hints.map((content, at) => ({ id: at + 1, content })),
    solution: isCompleted ? solution : null,
  }));
}

export async function listMine({ database }: Context, { id }: Learner) {
  const walks = await guidedPathQueries(database).listWalks(id);
  return walks.map(({ path, walk, steps }) => ({ path, progress: progressOf(walk, steps) }));
}

/** A second start changes nothing. */
export async function startPath(
  context: Context,
  caller: Learner,
  id: GuidedPathId,
  { remember }: Act,
): Promise<GuidedPathProgress> {
  await showPath(context, id);
  return withLearner(context, caller.id, async (tx, learner) => {
    const steps = await readSteps(tx, id, learner.id);
    const walk = (await readWalk(tx, id, learner.id)) ?? notStarted;
    const progress = progressOf(walk, steps);
    await saveStart(tx, learner, id, progress.currentStepId, context.now());
    await remember(tx, progress);
    return progress;
  });
}

/** Only the first pass is stored. To limit the cost, only circuits of the starter's size are run. */
export async function checkStep(
  context: Context,
  caller: Learner,
  { id, stepId }: StepParams,
  { circuit }: BodyOf<typeof calls.check>,
  { remember }: Act,
): Promise<TaskVerdict> {
  const { steps } = await guidedPathQueries(context.database).findWalk(id, caller.id);
  const index = indexOf(steps, stepId);
  allowStep(index, steps);
  const task = taskOf(steps[index]);
  await checks.take(context, String(caller.id));
  const { grid, text } = readCircuit(circuit);
  const grade = await gradeTask(task, grid);
  if (!grade.passed) {
    const { nearness, diagnosis } = grade;
    return { passed: false, nearness, diagnosis, newAchievements: [] };
  }
  const verdict: TaskVerdict = { passed: true, nearness: 1, diagnosis: null, newAchievements: [] };
  await withLearner(context, caller.id, async (tx, learner) => {
    await insertStepPass(tx, learner, stepId, text, context.now());
    await remember(tx, verdict);
  });
  return verdict;
}

export async function completeStep(
  context: Context,
  caller: Learner,
  { id, stepId }: StepParams,
  { hintsUsed }: BodyOf<typeof calls.complete>,
  act: Act,
): Promise<CompletedStep> {
  const { findWalk } = guidedPathQueries(context.database);
  indexOf((await findWalk(id, caller.id)).steps, stepId);
  const completed = await recordLearning(
    context,
    caller,
    act,
    async (_history, learner, moment, tx) => {
      const steps = await readSteps(tx, id, learner.id);
      const before = (await readWalk(tx, id, learner.id)) ?? notStarted;
      const index = indexOf(steps, stepId);
      const after = walkAfter(before, steps, { index, hintsUsed, moment });
      if (after === null) return null;
      const progress = progressOf(after.walk, after.steps);
      const { completedSteps, currentStepId } = progress;
      const walk = { ...after.walk, completedSteps, currentStepId };
      await saveStep(tx, learner, { pathId: id, stepId }, walk, moment);
      return {
        learning: { type: 'guided-step-completed', pathId: id, stepId, progress },
        awards: [{ source: 'guided-path-step', sourceId: stepId, points: after.points }],
      };
    },
    ({ learning: { progress }, pointsEarned, newAchievements }): CompletedStep => ({
      ...progress,
      pointsEarned,
      pathPoints: progress.pointsEarned,
      newAchievements: [...newAchievements],
    }),
  );
  if (completed !== null) return completed;
  const { steps, walk } = await findWalk(id, caller.id);
  const progress = progressOf(walk, steps);
  return { ...progress, pointsEarned: 0, pathPoints: progress.pointsEarned, newAchievements: [] };
}

function indexOf(steps: readonly StoredStep[], stepId: StepParams['stepId']): number {
  const index = steps.findIndex((step) => step.id === stepId);
  if (index < 0) throw new NotFound('That step does not exist.');
  return index;
}

function taskOf(step: StoredStep | undefined): BlockOf<'task'> {
  const task = parseLessonContent(step?.content ?? '').find(({ kind }) => kind === 'task');
  if (task?.kind !== 'task') throw new NotFound('That step has no challenge.');
  return task;
}
