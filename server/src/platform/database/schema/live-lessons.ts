/** The live lesson of a class. What its learners do in it is in no table. */
import type { ClassId, LessonId, LiveLessonId } from '@qubloom/contract';
import { and, gt, isNull } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { classes } from './classes.ts';
import { bytes, id, moment } from './columns.ts';
import { lessons } from './courses.ts';

/** A class has at most one. The row is deleted when the lesson ends. */
export const liveLessons = pgTable(
  'live_lessons',
  {
    id: id<LiveLessonId>(),
    classId: integer('class_id')
      .$type<ClassId>()
      .notNull()
      .unique()
      .references(() => classes.id, { onDelete: 'cascade' }),
    lessonId: integer('lesson_id')
      .$type<LessonId>()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    /** Key of the teacher's step. */
    step: text().notNull(),
    isLooking: boolean('is_looking').notNull().default(false),
    /** Grows with each change of the two columns before, so that no process applies them in another order. */
    version: integer().notNull().default(0),
    /** SHA-256 of the code of the link for devices without an account; null if none was made. */
    codeHash: bytes('code_hash').unique(),
    endsAt: moment('ends_at').notNull(),
  },
  (one) => [
    index('live_lessons_end_index').on(one.endsAt),
    index('live_lessons_lesson_index').on(one.lessonId),
  ],
);

/** It ends by itself, and with its class being archived. The query joins the class. */
export const isRunning = (now: Date) =>
  and(gt(liveLessons.endsAt, now), isNull(classes.archivedAt));
