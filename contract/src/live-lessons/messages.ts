/** Messages through the socket of a live lesson, as JSON texts with a `type`. */
import { z } from 'zod';
import { ClassId, LessonId, UserId } from '../ids.ts';
import { StepKey } from './live-lessons.ts';

export const liveSocketPath = '/ws/live';

/** Id of a question in its lesson, and index of an option. */
const Question = z.string().max(80);
const Option = z.number().int().min(0).max(9);

const message = <Type extends string, Fields extends z.ZodRawShape>(type: Type, fields: Fields) =>
  z.strictObject({ type: z.literal(type), ...fields });

export const LiveClientMessage = z.discriminatedUnion('type', [
  /** A learner who has the lesson open, with the guesses that were made before. */
  message('JOIN', {
    classId: ClassId,
    lessonId: LessonId,
    step: StepKey,
    guesses: z.record(Question, Option).refine((all) => Object.keys(all).length <= 60),
  }),
  /** A learner has gone to a step, or has guessed. */
  message('TELL', {
    step: StepKey.optional(),
    guess: z.strictObject({ question: Question, option: Option }).optional(),
  }),
  /** A teacher's board, or a projector, which names nobody. */
  message('WATCH', { classId: ClassId, view: z.enum(['board', 'projector']) }),
]);
export type LiveClientMessage = z.infer<typeof LiveClientMessage>;

/** A learner on a board. */
const BoardLearner = z.object({
  id: UserId,
  /** The name in the class. */
  name: z.string(),
  step: StepKey,
  /** The connection is lost, or the lesson is not open anymore. */
  isAway: z.boolean(),
  guesses: z.record(Question, Option),
});
export type BoardLearner = z.infer<typeof BoardLearner>;

/** Number of learners for each option of a question. */
const Counts = z.record(Question, z.array(z.number().int()));

const steered = { step: StepKey, isLooking: z.boolean() };
const board = {
  ...steered,
  /** Number of learners who are connected. */
  here: z.number().int(),
  /** Empty on a projector. */
  learners: z.array(BoardLearner),
  counts: Counts,
};

export const LiveServerMessage = z.discriminatedUnion('type', [
  /** For learners: the teacher's step, and whether everybody should look at the projector. */
  message('STEERED', steered),
  /** For teachers: the whole board. */
  message('BOARD', { lessonId: LessonId, ...board }),
  /** For teachers: learners and questions that have changed, and learners who have left the class. */
  message('CHANGED', { ...board, left: z.array(UserId) }),
]);
export type LiveServerMessage = z.infer<typeof LiveServerMessage>;
