/** Assignments of classes, and the learners whom they are for. Titles are in the tables of the content. */
import {
  assignedKinds,
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
import { createdAt, id, isOneOf } from './columns.ts';
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
      sql`num_nonnulls(${one.courseId}, ${one.lessonId}, ${one.pathId}, ${one.setId}) = 1`,
    ),
    check(
      'assignments_part_fits',
      sql`(${one.kind} = 'checkpoint') = (${one.afterLesson} is not null)
        and (${one.kind} = 'task') = (${one.task} is not null)`,
    ),
  ],
);

/** A learner who leaves the class loses the row. */
export const assignmentLearners = pgTable(
  'assignment_learners',
  {
    assignmentId: integer('assignment_id')
      .$type<AssignmentId>()
      .notNull()
      .references(() => assignments.id, { onDelete: 'cascade' }),
    /** The assignment's class. */
    classId: integer('class_id').$type<ClassId>().notNull(),
    userId: learnerId(),
  },
  (one) => [
    primaryKey({ columns: [one.assignmentId, one.userId] }),
    index('assignment_learners_user_index').on(one.userId, one.classId),
    foreignKey({
      name: 'assignment_learners_in_class',
      columns: [one.classId, one.userId],
      foreignColumns: [classLearners.classId, classLearners.userId],
    }).onDelete('cascade'),
  ],
);
