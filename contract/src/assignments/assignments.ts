/** Assignments: teachers of a class assign something to learn, with a day by whose end it is due. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  AssignmentId,
  AssignmentParams,
  ClassId,
  ClassParams,
  CourseId,
  FlashcardSetId,
  GuidedPathId,
  LessonId,
  UserId,
} from '../ids.ts';
import * as routes from '../routes.ts';
import { TaskKey } from '../tasks.ts';

export const assignmentLimits = {
  /** Assignments of one class whose due day is not over. */
  open: 100,
  /** Lists show the assignments that are due last. */
  shown: 200,
  /** A due day is at most this many days ahead. */
  daysAhead: 366,
  learners: 500,
} as const;

/**
 * An item of the content. Circuits of the lab and programs of the code lab have no id that stays, so nobody can assign
 * them; the tasks of lessons cover both.
 */
export const AssignedItem = z.union(
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
export type AssignedItem = z.infer<typeof AssignedItem>;

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

export const OwnAssignment = ShownItem.extend({
  id: AssignmentId,
  classId: ClassId,
  className: z.string(),
  isDone: z.boolean(),
  /** True if it was not done by the end of the due day. */
  isLate: z.boolean(),
});
export type OwnAssignment = z.infer<typeof OwnAssignment>;

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
    reply: z.array(Assignment),
    errors: ['not-signed-in', 'not-found'],
  }),
  make: endpoint({
    ...routes.assignments.make,
    summary: 'Assign an item to everybody in a class, or to some of its learners.',
    params: ClassParams,
    body: z.strictObject({ item: AssignedItem, dueOn: DueDay, learners: SomeLearners }),
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
};
