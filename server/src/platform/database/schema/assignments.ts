/**
 * Assignments of classes, the learners whom they are for, and what learners have handed in. Titles of the content are in its
 * tables.
 */
import {
  assignedKinds,
  workKinds,
  workLimits,
  type AssignedKind,
  type AssignmentId,
  type ClassId,
  type CourseId,
  type FlashcardSetId,
  type GuidedPathId,
  type LessonId,
} from '@qubloom/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { learnerId } from './accounts.ts';
import { classes, classLearners } from './classes.ts';
import { createdAt, id, isAtMost, isOneOf, moment } from './columns.ts';
import { courses, lessons } from './courses.ts';
import { flashcardSets } from './flashcards.ts';
import { guidedPaths } from './guided-paths.ts';

export const assignments = pgTable(
  'assignments',
  {
    id: id<AssignmentId>(),
    classId: integer('class_id')
      .$type<ClassId>()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    kind: text().$type<AssignedKind>().notNull(),
    /** A course, or the course of a checkpoint. */
    courseId: integer('course_id')
      .$type<CourseId>()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** A lesson, or the lesson of a quiz or a task. */
    lessonId: integer('lesson_id')
      .$type<LessonId>()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    pathId: integer('path_id')
      .$type<GuidedPathId>()
      .references(() => guidedPaths.id, { onDelete: 'cascade' }),
    setId: integer('set_id')
      .$type<FlashcardSetId>()
      .references(() => flashcardSets.id, { onDelete: 'cascade' }),
    /** Only for a checkpoint; counted from 1. */
    afterLesson: integer('after_lesson'),
    /** Key of the task in its lesson; only for a task. */
    task: text(),
    /** The teacher's words; only for a circuit or a program. */
    title: text(),
    instructions: text(),
    /** The circuit or the program that learners begin with. Null for nothing. */
    start: text(),
    /** A day in the class's time zone; due at its end. */
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    /** False if it is only for the learners in `assignment_learners`. */
    isForAll: boolean('is_for_all').notNull(),
    createdAt: createdAt(),
  },
  (one) => [
    index('assignments_class_index').on(one.classId, one.dueOn),
    check('assignments_kind_known', isOneOf(one.kind, assignedKinds)),
    check(
      'assignments_one_item',
      sql`num_nonnulls(${one.courseId}, ${one.lessonId}, ${one.pathId}, ${one.setId}, ${one.title}) = 1`,
    ),
    check(
      'assignments_work_fits',
      sql`(${isOneOf(one.kind, workKinds)}) = (${one.title} is not null)
        and (${one.title} is null) = (${one.instructions} is null)
        and (${one.title} is not null or ${one.start} is null)`,
    ),
    check('assignments_title_short', isAtMost(one.title, workLimits.title)),
    check('assignments_instructions_short', isAtMost(one.instructions, workLimits.instructions)),
    check('assignments_start_short', isAtMost(one.start, workLimits.work)),
    check(
      'assignments_part_fits',
      sql`(${one.kind} = 'checkpoint') = (${one.afterLesson} is not null)
        and (${one.kind} = 'task') = (${one.task} is not null)`,
    ),
  ],
);

const assignmentOfLearner = () => ({
  assignmentId: integer('assignment_id')
    .$type<AssignmentId>()
    .notNull()
    .references(() => assignments.id, { onDelete: 'cascade' }),
  /** The assignment's class. */
  classId: integer('class_id').$type<ClassId>().notNull(),
  userId: learnerId(),
});

/** A learner who leaves the class loses the row. */
export const assignmentLearners = pgTable('assignment_learners', assignmentOfLearner(), (one) => [
  primaryKey({ columns: [one.assignmentId, one.userId] }),
  index('assignment_learners_user_index').on(one.userId, one.classId),
  foreignKey({
    name: 'assignment_learners_in_class',
    columns: [one.classId, one.userId],
    foreignColumns: [classLearners.classId, classLearners.userId],
  }).onDelete('cascade'),
]);

/** The newest that a learner has handed in. A learner who leaves the class loses the row. */
export const handedInWork = pgTable(
  'handed_in_work',
  {
    ...assignmentOfLearner(),
    /** A circuit as in a link of the lab, or the text of a program. */
    work: text().notNull(),
    handedInAt: moment('handed_in_at').notNull(),
  },
  (one) => [
    primaryKey({ columns: [one.assignmentId, one.userId] }),
    index('handed_in_work_user_index').on(one.userId, one.classId),
    foreignKey({
      name: 'handed_in_work_in_class',
      columns: [one.classId, one.userId],
      foreignColumns: [classLearners.classId, classLearners.userId],
    }).onDelete('cascade'),
    check('handed_in_work_short', isAtMost(one.work, workLimits.work)),
  ],
);
