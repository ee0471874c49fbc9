/** Guided paths: ordered steps with hints, some of them challenges that the engine checks. */
import { z } from 'zod';
import { AwardedAchievement } from '../achievement.ts';
import { Level } from '../courses.ts';
import { endpoint } from '../endpoint.ts';
import { GuidedPathId, GuidedPathParams, GuidedStepId, GuidedStepParams } from '../ids.ts';
import * as routes from '../routes.ts';
import { maxCircuitTextLength, TaskVerdict } from '../tasks.ts';

export const GuidedPath = z.object({
  id: GuidedPathId,
  title: z.string(),
  description: z.string(),
  difficulty: Level,
  topic: z.string(),
  /** Paths that come before this one on the map. They lock nothing. */
  prerequisitePathIds: z.array(GuidedPathId),
  stepCount: z.number().int(),
  /** The time in minutes. */
  estimatedTime: z.number().int(),
  iconUrl: z.string().nullable(),
});
export type GuidedPath = z.infer<typeof GuidedPath>;

export const GuidedStep = z.object({
  id: GuidedStepId,
  title: z.string(),
  type: z.enum(['learn', 'challenge']),
  /** Blocks in the format of lesson content, including the task of a challenge. */
  content: z.string(),
  /** Hints in the order in which they are revealed; `id` starts at 1. */
  hints: z.array(z.object({ id: z.number().int(), content: z.string() })),
  /** Points for completing the step, with or without hints. */
  pointsAwarded: z.number().int(),
  /** Null until the learner has completed the step. */
  solution: z.string().nullable(),
  /** First circuit that passed the challenge; null before that and for steps without one. */
  passed: z.string().nullable(),
});
export type GuidedStep = z.infer<typeof GuidedStep>;

export const GuidedPathProgress = z.object({
  completedSteps: z.number().int(),
  /** Points from this path's steps so far. */
  pointsEarned: z.number().int(),
  hintsUsed: z.number().int(),
  /** Completed steps in path order; a step added to the path later may be missing in between. */
  completedStepIds: z.array(GuidedStepId),
  /** First step that is not completed; null if all are. */
  currentStepId: GuidedStepId.nullable(),
  /** Position on the path, from 1. */
  currentStepNumber: z.number().int().nullable(),
  completedAt: z.iso.datetime().nullable(),
});
export type GuidedPathProgress = z.infer<typeof GuidedPathProgress>;

export const CompletedStep = GuidedPathProgress.extend({
  /** Points from this call for the step. Each new achievement lists its own points. */
  pointsEarned: z.number().int(),
  /** Points from this path's steps so far. */
  pathPoints: z.number().int().default(0),
  newAchievements: z.array(AwardedAchievement),
});
export type CompletedStep = z.infer<typeof CompletedStep>;

export const CheckStepBody = z.strictObject({
  /** The whole circuit in the task's grid notation, `q0: H X H`. */
  circuit: z
    .string()
    .min(1, 'The circuit is missing.')
    .max(maxCircuitTextLength, 'That circuit is too long.'),
});

export const CompleteStepBody = z.strictObject({
  /** Number of hints revealed. A number above the step's hints counts as all of them. */
  hintsUsed: z
    .number()
    .int('The number of hints must be a whole number.')
    .min(0, "The number of hints can't be negative."),
});

export const guidedPaths = {
  list: endpoint({
    ...routes.guidedPaths.list,
    summary: 'All guided paths, in the order of the list.',
    reply: z.array(GuidedPath),
  }),
  mine: endpoint({
    ...routes.guidedPaths.mine,
    summary: 'The paths that the learner has started, with their progress in each.',
    reply: z.array(z.object({ path: GuidedPath, progress: GuidedPathProgress })),
    errors: ['not-signed-in'],
  }),
  path: endpoint({
    ...routes.guidedPaths.path,
    summary: 'A guided path.',
    params: GuidedPathParams,
    reply: GuidedPath,
    errors: ['not-found'],
  }),
  steps: endpoint({
    ...routes.guidedPaths.steps,
    summary: 'The steps of a path in order. A solution is included once its step is completed.',
    params: GuidedPathParams,
    reply: z.array(GuidedStep),
    errors: ['not-found'],
  }),
  start: endpoint({
    ...routes.guidedPaths.start,
    summary: 'Start a path. Starting it again changes nothing.',
    params: GuidedPathParams,
    body: z.strictObject({}).optional(),
    reply: GuidedPathProgress,
    errors: ['invalid', 'not-signed-in', 'not-found'],
  }),
  check: endpoint({
    ...routes.guidedPaths.check,
    summary:
      'Grade a circuit for a challenge. The first pass is kept; passing again changes nothing.',
    params: GuidedStepParams,
    body: CheckStepBody,
    reply: TaskVerdict,
    errors: ['invalid', 'not-signed-in', 'not-found', 'conflict', 'too-many'],
  }),
  complete: endpoint({
    ...routes.guidedPaths.complete,
    summary: 'Complete a step, in the order of the path. It pays once, with or without hints.',
    params: GuidedStepParams,
    body: CompleteStepBody,
    reply: CompletedStep,
    errors: ['invalid', 'not-signed-in', 'not-found', 'conflict'],
  }),
};
