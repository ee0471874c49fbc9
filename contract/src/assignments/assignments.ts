/** Assignments: teachers of a class assign something to learn, with a day by whose end it is due. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  AssignmentId,
  AssignmentParams,
  AssignmentWorkParams,
  ClassId,
  ClassParams,
  CourseId,
  FlashcardSetId,
  GuidedPathId,
  LessonId,
  OwnAssignmentParams,
  UserId,
} from '../ids.ts';
import { hasControlCharacter, hasVisibleCharacter } from '../names.ts';
import * as routes from '../routes.ts';
import { TaskKey } from '../tasks.ts';
import { workKinds, workLimits } from './assigned-kinds.ts';

export const assignmentLimits = {
  /** Assignments of one class whose due day is not over. */
  open: 100,
  /** Lists show the assignments that are due last. */
  shown: 200,
  /** A due day is at most this many days ahead. */
  daysAhead: 366,
  learners: 500,
} as const;

/** An item of the content. */
export const ContentItem = z.union(
  [
    z.strictObject({ kind: z.literal('course'), courseId: CourseId }),
    z.strictObject({ kind: z.literal('lesson'), lessonId: LessonId }),
    z.strictObject({ kind: z.literal('quiz'), lessonId: LessonId }),
    z.strictObject({
      kind: z.literal('checkpoint'),
      courseId: CourseId,
      /** Number of the lesson before it, from 1. */
      afterLesson: z.number().int().min(1).max(100),
    }),
    z.strictObject({ kind: z.literal('path'), pathId: GuidedPathId }),
    z.strictObject({ kind: z.literal('task'), lessonId: LessonId, task: TaskKey }),
    z.strictObject({ kind: z.literal('flashcard-set'), setId: FlashcardSetId }),
  ],
  'Please choose something to assign.',
);
export type ContentItem = z.infer<typeof ContentItem>;

/** A circuit or a program that learners hand in. It exists only in its assignment. */
const WorkItem = z.strictObject({ kind: z.enum(workKinds), assignmentId: AssignmentId });

export const AssignedItem = z.union([ContentItem, WorkItem]);
export type AssignedItem = z.infer<typeof AssignedItem>;

/** A circuit as in a link of the lab, or the text of a program. */
const Work = z
  .string()
  .min(1, 'There is nothing in it yet.')
  .max(workLimits.work, 'That is too long to hand in or to assign.')
  // PostgreSQL refuses NUL.
  .refine((text) => !text.includes('\0'), 'It has a character that cannot be kept.');

const words = (missing: string, tooLong: string, longest: number) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(longest, tooLong)
    .refine((text) => hasVisibleCharacter(text) && !hasControlCharacter(text), missing);

/** A circuit or a program to hand in, in the teacher's words. */
const NewWork = z.strictObject({
  kind: z.enum(workKinds, 'Please choose a circuit or a program.'),
  title: words('Please enter a title.', 'That title is too long.', workLimits.title),
  instructions: words(
    'Please say what to do.',
    'That is too long. Please say what to do in one or two sentences.',
    workLimits.instructions,
  ),
  /** The circuit or the program that learners begin with; null for nothing. */
  start: Work.nullable(),
});
export type NewWork = z.infer<typeof NewWork>;

/** An item with what people read about it. */
const ShownItem = z.object({
  item: AssignedItem,
  title: z.string(),
  /** Title of the course that the item is a part of. */
  course: z.string().nullable(),
  /** Address of its page in the web app. */
  path: z.string(),
  /** A day in the class's time zone; the item is due at its end. */
  dueOn: z.iso.date(),
});

export const Assignment = ShownItem.extend({
  id: AssignmentId,
  /** Null if it is for everybody in the class. */
  learners: z.array(UserId).nullable(),
});
export type Assignment = z.infer<typeof Assignment>;

export const ListedAssignment = Assignment.extend({
  /** Learners of the class for whom it is. */
  learnerCount: z.number().int(),
  /** Those of them who have done it. */
  doneCount: z.number().int(),
});
export type ListedAssignment = z.infer<typeof ListedAssignment>;

export const OwnAssignment = ShownItem.extend({
  id: AssignmentId,
  classId: ClassId,
  className: z.string(),
  isDone: z.boolean(),
  /** True if it was not done by the end of the due day. */
  isLate: z.boolean(),
  /** Only for a circuit or a program that is handed in and can be handed in again. */
  mayHandInAgain: z.boolean().optional(),
});
export type OwnAssignment = z.infer<typeof OwnAssignment>;

const HandedIn = z.object({
  /** The newest that was handed in. */
  work: z.string(),
  at: z.iso.datetime(),
});
export type HandedIn = z.infer<typeof HandedIn>;

/** A circuit or a program to hand in, for a learner whom it is for, and for the teachers of the class. */
export const AssignedWork = NewWork.extend({
  id: AssignmentId,
  classId: ClassId,
  className: z.string(),
  dueOn: z.iso.date(),
  /** The newest work of the caller; null for a teacher, and before something is handed in. */
  handedIn: HandedIn.nullable(),
  /** Learners may hand in late, but replace nothing after the due day. Teachers hand in nothing. */
  mayHandIn: z.boolean(),
  /** True if the due day is over. */
  isOver: z.boolean(),
});
export type AssignedWork = z.infer<typeof AssignedWork>;

/** The newest work of a learner, for the teachers of the class. */
export const WorkOfLearner = HandedIn.extend({
  kind: z.enum(workKinds),
  title: z.string(),
  /** The learner's name in the class. */
  learner: z.string(),
});
export type WorkOfLearner = z.infer<typeof WorkOfLearner>;

/** @param courseId the course of the lesson, for items that are in a lesson */
export function pathToItem(item: AssignedItem, courseId: CourseId | null): string {
  switch (item.kind) {
    case 'course':
      return `/courses/${String(item.courseId)}`;
    case 'lesson':
    case 'task':
      return `/courses/${String(courseId)}?lesson=${String(item.lessonId)}`;
    case 'quiz':
      return `/courses/${String(courseId)}?lesson=${String(item.lessonId)}&tab=quiz`;
    case 'checkpoint':
      return `/courses/${String(item.courseId)}?checkpoint=${String(item.afterLesson)}`;
    case 'path':
      return `/guided-paths/${String(item.pathId)}`;
    case 'flashcard-set':
      return `/flashcards/${String(item.setId)}`;
    case 'circuit':
    case 'program':
      return `/assignments/${String(item.assignmentId)}`;
  }
}

const DueDay = z.iso.date('Please choose a day.');
const SomeLearners = z
  .array(UserId)
  .min(1, 'Please choose at least one learner.')
  .max(assignmentLimits.learners)
  .nullable();

export const assignments = {
  mine: endpoint({
    ...routes.assignments.mine,
    summary:
      "The caller's own assignments from open classes. The one that is due last comes first.",
    reply: z.array(OwnAssignment),
    errors: ['not-signed-in'],
  }),
  list: endpoint({
    ...routes.assignments.list,
    summary: 'The assignments of a class, for its teachers. The one that is due last comes first.',
    params: ClassParams,
    reply: z.array(ListedAssignment),
    errors: ['not-signed-in', 'not-found'],
  }),
  make: endpoint({
    ...routes.assignments.make,
    summary: 'Assign an item of the content to everybody in a class, or to some of its learners.',
    params: ClassParams,
    body: z.strictObject({ item: ContentItem, dueOn: DueDay, learners: SomeLearners }),
    reply: Assignment,
    errors: ['invalid', 'not-signed-in', 'not-found', 'conflict'],
  }),
  makeWork: endpoint({
    ...routes.assignments.makeWork,
    summary: 'Ask everybody in a class, or some of its learners, for a circuit or a program.',
    params: ClassParams,
    body: NewWork.extend({ dueOn: DueDay, learners: SomeLearners }),
    reply: Assignment,
    errors: ['invalid', 'not-signed-in', 'not-found', 'conflict'],
  }),
  change: endpoint({
    ...routes.assignments.change,
    summary: 'Change the due day of an assignment, or its learners.',
    params: AssignmentParams,
    body: z.strictObject({ dueOn: DueDay.optional(), learners: SomeLearners.optional() }),
    reply: Assignment,
    errors: ['invalid', 'not-signed-in', 'not-found', 'conflict'],
  }),
  remove: endpoint({
    ...routes.assignments.remove,
    summary: 'Take an assignment back. What learners have done stays.',
    params: AssignmentParams,
    body: z.strictObject({}),
    reply: z.object({}),
    errors: ['invalid', 'not-signed-in', 'not-found', 'conflict'],
  }),
  work: endpoint({
    ...routes.assignments.work,
    summary: 'A circuit or a program to hand in, with what the caller has handed in.',
    params: OwnAssignmentParams,
    reply: AssignedWork,
    errors: ['not-signed-in', 'not-found'],
  }),
  handIn: endpoint({
    ...routes.assignments.handIn,
    summary:
      'Hand in a circuit or a program. Until the due day is over it can be handed in again; the newest counts.',
    params: OwnAssignmentParams,
    body: z.strictObject({ work: Work }),
    reply: HandedIn.pick({ at: true }),
    errors: ['invalid', 'not-signed-in', 'not-found', 'conflict', 'too-many'],
  }),
  handedIn: endpoint({
    ...routes.assignments.handedIn,
    summary: 'What a learner has handed in, for the teachers of the class.',
    params: AssignmentWorkParams,
    reply: WorkOfLearner,
    errors: ['not-signed-in', 'not-found'],
  }),
};
