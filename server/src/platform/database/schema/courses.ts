/** Courses, lessons, learners' completed lessons, and ratings of courses. */
import {
  completionKinds,
  Level,
  tiers,
  type CompletedAs,
  type Stars,
  type Tier,
  type CourseId,
  type LessonId,
} from '@qubloom/contract';
import type { Activity, AssessmentQuestion } from '@qubloom/curriculum';
import { and, isNull, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { learnerId } from './accounts.ts';
import { createdAt, id, isOneOf, moment, retiredAt, updatedAt } from './columns.ts';

export const courses = pgTable(
  'courses',
  {
    id: id<CourseId>(),
    /** The name of the content's folder; a reload finds the row by it. */
    slug: text().notNull().unique(),
    title: text().notNull(),
    description: text().notNull(),
    level: text().$type<Level>().notNull(),
    imageUrl: text('image_url').notNull(),
    lessonCount: integer('lesson_count').notNull().default(0),
    /** The time in minutes. */
    duration: integer().notNull().default(0),
    /** A trigger on the ratings maintains the average and the count, even when a learner is erased. */
    averageRating: doublePrecision('average_rating').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    requiresSubscription: text('requires_subscription').$type<Tier>().notNull().default('free'),
    createdAt: createdAt(),
    /** The position in the library; the easiest course is first. */
    position: integer().notNull().default(0),
    retiredAt: retiredAt(),
  },
  (course) => [
    check('courses_level_known', isOneOf(course.level, Level.options)),
    check('courses_tier_known', isOneOf(course.requiresSubscription, tiers)),
    check('courses_rating_in_range', sql`${course.averageRating} between 0 and 5`),
  ],
);

/** Active lessons of a course have different `order`s: the migrations add an exclusion constraint. */
export const lessons = pgTable(
  'lessons',
  {
    id: id<LessonId>(),
    courseId: integer('course_id')
      .$type<CourseId>()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    content: text().notNull(),
    videoUrl: text('video_url'),
    simulatorUrl: text('simulator_url'),
    order: integer().notNull(),
    createdAt: createdAt(),
    /** Decides the default video and the recommended simulator. */
    category: text().notNull(),
    /** The time in minutes. */
    duration: integer().notNull(),
    /** For a class, without computers. */
    activity: jsonb().$type<Activity>(),
    /** Questions for paper, with their key, for grown-ups. */
    assessment: jsonb().$type<readonly AssessmentQuestion[]>(),
    retiredAt: retiredAt(),
  },
  (lesson) => [unique('lessons_slug_unique').on(lesson.courseId, lesson.slug)],
);

/** The condition that neither a lesson nor its course is retired. */
export const isLivingLesson = and(isNull(courses.retiredAt), isNull(lessons.retiredAt));

export const progress = pgTable(
  'progress',
  {
    id: id(),
    userId: learnerId(),
    courseId: integer('course_id')
      .$type<CourseId>()
      .notNull()
      .references(() => courses.id, { onDelete: 'restrict' }),
    lessonId: integer('lesson_id')
      .$type<LessonId>()
      .notNull()
      .references(() => lessons.id, { onDelete: 'restrict' }),
    completed: boolean().notNull().default(false),
    completedAt: moment('completed_at'),
    /** Null for lessons that were completed before this was stored. */
    completedAs: text('completed_as').$type<CompletedAs>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (progress) => [
    unique('progress_lesson_unique').on(progress.userId, progress.lessonId),
    index('progress_course_index').on(progress.userId, progress.courseId),
    check(
      'progress_completed_has_moment',
      sql`${progress.completed} = (${progress.completedAt} is not null)`,
    ),
    check('progress_completed_as_known', isOneOf(progress.completedAs, completionKinds)),
    check(
      'progress_completed_as_if_completed',
      sql`${progress.completedAs} is null or ${progress.completed}`,
    ),
  ],
);

/** Not in the specification, whose tables hold only the average of all ratings. */
export const courseRatings = pgTable(
  'course_ratings',
  {
    id: id(),
    userId: learnerId(),
    courseId: integer('course_id')
      .$type<CourseId>()
      .notNull()
      .references(() => courses.id, { onDelete: 'restrict' }),
    rating: smallint().$type<Stars>().notNull(),
    createdAt: createdAt(),
  },
  (rating) => [
    unique('course_ratings_once').on(rating.userId, rating.courseId),
    index('course_ratings_course_index').on(rating.courseId),
    check('course_ratings_in_range', sql`${rating.rating} between 1 and 5`),
  ],
);

/**
 * Courses that were free when the learner started them; they stay open to the learner. The content loader writes
 * this table.
 */
export const keptCourses = pgTable(
  'kept_courses',
  {
    userId: learnerId(),
    courseId: integer('course_id')
      .$type<CourseId>()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (kept) => [primaryKey({ columns: [kept.userId, kept.courseId] })],
);

/**
 * Learners who finished a course before it got more lessons, for the certificate. The content loader writes this
 * table.
 */
export const finishedCourses = pgTable(
  'finished_courses',
  {
    userId: learnerId(),
    courseId: integer('course_id')
      .$type<CourseId>()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** The number of lessons that the course had then. */
    lessonCount: integer('lesson_count').notNull(),
    finishedAt: moment('finished_at').notNull(),
  },
  (finished) => [primaryKey({ columns: [finished.userId, finished.courseId] })],
);
