/**
 * Checked tasks of lessons: the learner submits a circuit or a program, and the engine's verdict comes back.
 */
import { z } from 'zod';
import { AwardedAchievement } from './achievement.ts';
import { endpoint } from './endpoint.ts';
import * as routes from './routes.ts';
import { LessonParams } from './ids.ts';
import { maxProgramCases, maxProgramLength, Returned } from './lessons/program-task.ts';

/** Maximum characters of a circuit in grid notation: 8 wires of 40 places with room for angles. */
export const maxCircuitTextLength = 4000;

export const TaskKey = z
  .string()
  .max(80, 'That task does not exist.')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'That task does not exist.');
export type TaskKey = z.infer<typeof TaskKey>;

export const AttemptTaskBody = z.strictObject({
  task: TaskKey,
  /** The whole circuit in the lesson's grid notation, `q0: H X H`. */
  circuit: z
    .string()
    .min(1, 'The circuit is missing.')
    .max(maxCircuitTextLength, 'That circuit is too long.'),
});

/** Programs run only in the page; the server grades what they returned. */
export const AttemptProgramBody = z.strictObject({
  task: TaskKey,
  program: z
    .string()
    .min(1, 'The program is missing.')
    .max(maxProgramLength, 'That program is too long.'),
  /** One return value for each case of the task. */
  returned: z.array(Returned).min(1).max(maxProgramCases),
});

export type ProgramAttempt = z.infer<typeof AttemptProgramBody>;

export const PassedTask = z.object({
  task: TaskKey,
  /** First circuit or program that passed. */
  circuit: z.string(),
});
export type PassedTask = z.infer<typeof PassedTask>;

export const LessonTasks = z.object({ passed: z.array(PassedTask) });
export type LessonTasks = z.infer<typeof LessonTasks>;

export const TaskVerdict = z.object({
  passed: z.boolean(),
  /** Number from 0 to 1 that measures how close the circuit is to the goal. */
  nearness: z.number().min(0).max(1),
  /** Reason why the solution is not right yet, and the next step; null if it is right. */
  diagnosis: z
    .object({
      reason: z.string(),
      next: z.string(),
      /** Reply that replaces `reason` and `next` if the author expected this solution. */
      reply: z.string().optional(),
      /** Sample run with a wrong result. */
      example: z.object({ sentence: z.string() }).optional(),
    })
    .nullable(),
  newAchievements: z.array(AwardedAchievement),
});
export type TaskVerdict = z.infer<typeof TaskVerdict>;

export const tasks = {
  passed: endpoint({
    ...routes.tasks.passed,
    summary: 'The tasks of a lesson that the learner has passed, with the circuits that passed.',
    params: LessonParams,
    reply: LessonTasks,
    errors: ['not-signed-in', 'forbidden', 'not-found'],
  }),
  attempt: endpoint({
    ...routes.tasks.attempt,
    summary: 'Grade a circuit for a task. The first pass is kept; passing again changes nothing.',
    params: LessonParams,
    body: AttemptTaskBody,
    reply: TaskVerdict,
    errors: ['invalid', 'not-signed-in', 'forbidden', 'not-found', 'too-many'],
  }),
  attemptProgram: endpoint({
    ...routes.tasks.attemptProgram,
    summary: 'Grade what a program has returned for a task. The first pass is kept.',
    params: LessonParams,
    body: AttemptProgramBody,
    reply: TaskVerdict,
    errors: ['invalid', 'not-signed-in', 'forbidden', 'not-found', 'too-many'],
  }),
};
