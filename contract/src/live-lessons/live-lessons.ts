/** Live lessons: a teacher leads a class through a lesson, on a projector and on the learners' devices. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ClassId, ClassParams, CourseId, LessonId, StudyRoomId } from '../ids.ts';
import { joinCode } from '../join-code.ts';
import { ShownInteractive } from '../lessons/lesson-content.ts';
import { speakers } from '../lessons/speakers.ts';
import * as routes from '../routes.ts';

/** All in milliseconds. */
export const liveLessonTimes = {
  /** A live lesson ends after this time, and its link with it. */
  longest: 2 * 60 * 60_000,
  /** Without a connection to a teacher for this long, learners get their steps back. */
  teacherLost: 30_000,
  /** The shortest time between two changes of a board. */
  push: 150,
} as const;

/** Key of a step, such as `run-2`. It stays the same if other parts of the lesson change. */
export const StepKey = z.string().regex(/^[a-z-]{1,20}-\d{1,3}$/, 'That step does not exist.');

export const LiveLesson = z.object({
  classId: ClassId,
  className: z.string(),
  courseId: CourseId,
  lessonId: LessonId,
  title: z.string(),
  /** The teacher's step. */
  step: StepKey,
  /** True while the teacher asks everybody to look at the projector. */
  isLooking: z.boolean(),
  endsAt: z.iso.datetime(),
});
export type LiveLesson = z.infer<typeof LiveLesson>;

/** One step, as a device without an account shows it. Questions have no answers, and tasks have no solutions. */
const LookBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('says'), who: z.enum(speakers), text: z.string() }),
  ShownInteractive.extend({ kind: z.literal('picture') }),
  z.object({
    kind: z.literal('simulator'),
    url: z.string(),
    title: z.string(),
    height: z.number().int(),
  }),
  z.object({ kind: z.literal('program'), title: z.string(), code: z.string() }),
  z.object({ kind: z.literal('question'), text: z.string(), options: z.array(z.string()) }),
  z.object({ kind: z.literal('task'), title: z.string(), goal: z.string() }),
]);
export type LookBlock = z.infer<typeof LookBlock>;

export const LookStep = z.object({
  lesson: z.string(),
  /** Counted from 1. */
  number: z.number().int(),
  count: z.number().int(),
  title: z.string().nullable(),
  blocks: z.array(LookBlock),
});
export type LookStep = z.infer<typeof LookStep>;

const Done = z.object({});

export const liveLessons = {
  show: endpoint({
    ...routes.liveLessons.show,
    summary: 'The live lesson of a class, for its teachers; null if there is none.',
    params: ClassParams,
    reply: z.object({ live: LiveLesson.nullable() }),
    errors: ['not-signed-in', 'not-found'],
  }),
  start: endpoint({
    ...routes.liveLessons.start,
    summary:
      'Start a live lesson that the teacher may read. It ends the one before, and ends itself after two hours.',
    params: ClassParams,
    body: z.strictObject({ lessonId: LessonId }),
    reply: LiveLesson,
    errors: ['invalid', 'not-signed-in', 'forbidden', 'not-found', 'conflict'],
  }),
  steer: endpoint({
    ...routes.liveLessons.steer,
    summary: 'Move the class to a step, or ask everybody to look at the projector.',
    params: ClassParams,
    body: z.strictObject({ step: StepKey.optional(), isLooking: z.boolean().optional() }),
    reply: LiveLesson,
    errors: ['invalid', 'not-signed-in', 'not-found', 'conflict'],
  }),
  end: endpoint({
    ...routes.liveLessons.end,
    summary: 'End the live lesson of a class. What its board showed is gone.',
    params: ClassParams,
    body: z.strictObject({}),
    reply: Done,
    errors: ['invalid', 'not-signed-in', 'not-found'],
  }),
  makeCode: endpoint({
    ...routes.liveLessons.makeCode,
    summary:
      "Make the code of a link that shows the teacher's step on devices without an account, until the live lesson ends. It replaces an earlier one.",
    params: ClassParams,
    body: z.strictObject({}),
    reply: z.object({ code: z.string() }),
    hasSecretReply: true,
    errors: ['invalid', 'not-signed-in', 'not-found', 'conflict', 'too-many'],
  }),
  mine: endpoint({
    ...routes.liveLessons.mine,
    summary: 'The live lessons of the classes in which the caller learns.',
    reply: z.object({
      /** False if the caller is in no class, so that a page need not ask again. */
      isInClass: z.boolean(),
      live: z.array(
        LiveLesson.omit({ step: true, isLooking: true }).extend({
          /** The open room of the caller's group. */
          roomId: StudyRoomId.nullable(),
        }),
      ),
    }),
    errors: ['not-signed-in'],
  }),
  look: endpoint({
    ...routes.liveLessons.look,
    summary:
      "The step that a teacher shows now, without answers, for a device that has the lesson's code.",
    body: z.strictObject({ code: joinCode('The code of a live lesson') }),
    reply: LookStep,
    errors: ['invalid', 'not-found', 'too-many'],
  }),
};
