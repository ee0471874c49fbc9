/** Checked tasks of lessons: a circuit or a program goes in, and what the engine says of it comes back. */
import { z } from 'zod';
import { AwardedAchievement } from './achievement.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { LessonParams } from './ids.ts';
import { maxProgramCases, maxProgramLength, Returned } from './lessons/program-task.ts';

/** A circuit in grid notation is never longer: 8 wires of 40 places with room for angles. */
export const maxCircuitTextLength = 4000;

export const TaskKey = z
  .string()
  .max(80, 'That task does not exist.')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'That task does not exist.');
export type TaskKey = z.infer<typeof TaskKey>;

export const AttemptTaskBody = z.strictObject({
  /** The task's key in its lesson. */
  task: TaskKey,
  /** The whole circuit in the grid notation of the lesson, `q0: H X H`. */
  circuit: z
    .string()
    .min(1, 'There is no circuit.')
    .max(maxCircuitTextLength, 'That circuit is too long.'),
});

/** Programs run in the page alone; what they have returned is graded. */
export const AttemptProgramBody = z.strictObject({
  task: TaskKey,
  program: z
    .string()
    .min(1, 'There is no program.')
    .max(maxProgramLength, 'That program is too long.'),
  /** One for each case of the task. */
  returned: z.array(Returned).min(1).max(maxProgramCases),
});

export type ProgramAttempt = z.infer<typeof AttemptProgramBody>;

export const PassedTask = z.object({
  task: TaskKey,
  /** The circuit that passed first, or the program. */
  circuit: z.string(),
});
export type PassedTask = z.infer<typeof PassedTask>;

export const LessonTasks = z.object({ passed: z.array(PassedTask) });
export type LessonTasks = z.infer<typeof LessonTasks>;

export const TaskVerdict = z.object({
  passed: z.boolean(),
  /** From 0 to 1: how near the circuit comes to what is asked. */
  nearness: z.number().min(0).max(1),
  /** Why it is not right yet and what to do next; null when it is. */
  diagnosis: z
    .object({
      reason: z.string(),
      next: z.string(),
      /** Said in place of both to what was foreseen. */
      reply: z.string().optional(),
      /** A run that comes out wrong. */
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
