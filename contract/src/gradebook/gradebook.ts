/** The gradebook of a class, and what most of its learners get wrong. Only its teachers see them. */
import { z } from 'zod';
import { assignedKinds } from '../assignments/assigned-kinds.ts';
import { endpoint, type ServedFile } from '../endpoint.ts';
import { AssignmentId, ClassParams, CourseId, CourseParams, LessonId, UserId } from '../ids.ts';
import { completionKinds } from '../lessons/lesson-completions.ts';
import { QuizScore, SolvedTasks } from '../record/results.ts';
import { timeBands } from '../record/time-bands.ts';
import * as routes from '../routes.ts';

export const gradebookLimits = {
  misconceptions: 10,
  /** A mistake of fewer learners is not shown. */
  learnersWithMistake: 2,
} as const;

const GradebookColumn = z.object({
  kind: z.enum(assignedKinds),
  title: z.string(),
  /** Title of the course of an assignment that is a part of one. */
  course: z.string().nullable(),
  /** Null for the lessons of a course. */
  dueOn: z.iso.date().nullable(),
  /** Address of its page in the web app. */
  path: z.string(),
});
export type GradebookColumn = z.infer<typeof GradebookColumn>;

const GradebookCell = z.object({
  isDone: z.boolean(),
  /** True if an assignment was not done by the end of its due day. */
  isLate: z.boolean(),
  /** How a lesson was completed, if that is known. */
  completedAs: z.enum(completionKinds).optional(),
  /** The lessons of a completed course that were only marked as done or as known. */
  markedLessons: z.number().int().optional(),
  /** True if it has been begun and is not done yet. */
  isBegun: z.literal(true).optional(),
  /** Best result of the quiz; null if there is none. */
  score: QuizScore.nullable(),
  /** Result of the first try of the quiz, if there is one. */
  firstScore: QuizScore.optional(),
  /** The solved tasks of a lesson that was begun and has some. */
  tasks: SolvedTasks.optional(),
  /** Null if nobody counts the tries. */
  tries: z.number().int().nullable(),
  /** Only for a circuit or a program that is handed in. */
  handedIn: z
    .object({
      assignmentId: AssignmentId,
      /** Day and time in the class's time zone, such as `2027-03-04 16:05`. */
      at: z.string(),
    })
    .optional(),
});
export type GradebookCell = z.infer<typeof GradebookCell>;

const GradebookRow = z.object({
  id: UserId,
  /** The name in the class. */
  name: z.string(),
  username: z.string(),
  /** Learning time of the last seven days together, today included. */
  time: z.enum(timeBands),
  /** In the order of the columns; null if it is not assigned to this learner. */
  cells: z.array(GradebookCell.nullable()),
});
export type GradebookRow = z.infer<typeof GradebookRow>;

export const Gradebook = z.object({
  columns: z.array(GradebookColumn),
  /** By the names of the learners. */
  rows: z.array(GradebookRow),
});
export type Gradebook = z.infer<typeof Gradebook>;

/** A question that learners answered wrong on their first try, or a task that they have not passed yet. */
export const Misconception = z.object({
  kind: z.enum(['question', 'task']),
  /** Text of the question, or title of the task. */
  title: z.string(),
  /** Reason why the most frequent answer is wrong, as learners read it. */
  mistake: z.string(),
  learnerCount: z.number().int(),
  course: z.object({ id: CourseId, title: z.string() }),
  lesson: z.object({ id: LessonId, title: z.string() }),
  /** Address of the step that treats it in the web app. */
  path: z.string(),
});
export type Misconception = z.infer<typeof Misconception>;

/** The lessons of a course are the columns, or else the assignments. */
const GradebookQuery = z.object({
  course: CourseParams.shape.id.optional(),
  of: z.literal('assignments', 'That gradebook does not exist.').optional(),
});

export const gradebook = {
  show: endpoint({
    ...routes.gradebook.show,
    summary:
      'The gradebook of a class: what each learner has done in the lessons of a course, or of the assignments.',
    params: ClassParams,
    query: GradebookQuery,
    reply: Gradebook,
    errors: ['invalid', 'not-signed-in', 'not-found'],
  }),
  file: endpoint({
    ...routes.gradebook.file,
    summary: 'The same gradebook as a table for a spreadsheet.',
    params: ClassParams,
    query: GradebookQuery,
    reply: z.custom<ServedFile>(),
    file: 'csv',
    errors: ['invalid', 'not-signed-in', 'not-found'],
  }),
  misconceptions: endpoint({
    ...routes.gradebook.misconceptions,
    summary: 'What most learners of a class get wrong, the most frequent first.',
    params: ClassParams,
    reply: z.array(Misconception),
    errors: ['not-signed-in', 'not-found'],
  }),
};
