/** Database access for courses, lessons, and their completion. Retired content is left out. */
import type { Level } from '@qubloom/contract';
import {
  type CompletedAs,
  type CourseId,
  type LessonId,
  type Stars,
  type Tier,
  type UserId,
} from '@qubloom/contract';
import { and, asc, eq, isNotNull, isNull, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/client.ts';
import {
  courseRatings,
  courses,
  isLivingLesson,
  keptCourses,
  isGiven,
  lessons,
  progress,
  quizzes,
  userCheckpoints,
  userQuizStats,
} from '../../platform/database/schema/index.ts';
import type { LockedLearner } from '../accounts/index.ts';
import type { OpenLesson } from './open-lesson.ts';
import { oncePer } from '../../platform/once-per.ts';

export interface StoredCourse {
  readonly id: CourseId;
  readonly title: string;
  readonly description: string;
  readonly level: Level;
  readonly imageUrl: string;
  readonly lessonCount: number;
  readonly duration: number;
  readonly averageRating: number;
  readonly ratingCount: number;
  readonly requiresSubscription: Tier;
}

/** The facts that decide who may see a lesson. */
export interface LessonFacts {
  readonly id: LessonId;
  readonly courseId: CourseId;
  readonly category: string;
  readonly simulatorUrl: string | null;
  readonly requiresSubscription: Tier;
  readonly isFirst: boolean;
  /** True if the learner has begun it, has completed the one before it, or got it from a class. */
  readonly isReached: boolean;
  /** True if the learner began the course while it was free. */
  readonly isKept: boolean;
}

export interface StoredSummary {
  readonly id: LessonId;
  readonly courseId: CourseId;
  readonly title: string;
  readonly description: string;
  readonly order: number;
  readonly category: string;
  readonly duration: number;
  readonly hasQuiz: boolean;
}

export interface StoredLesson extends StoredSummary, LessonFacts {
  readonly content: string;
  readonly videoUrl: string | null;
}

/** An id that no learner has, for callers who have not signed in. */
const nobody = 0;

const courseColumns = {
  id: courses.id,
  title: courses.title,
  description: courses.description,
  level: courses.level,
  imageUrl: courses.imageUrl,
  lessonCount: courses.lessonCount,
  duration: courses.duration,
  averageRating: courses.averageRating,
  ratingCount: courses.ratingCount,
  requiresSubscription: courses.requiresSubscription,
};

const summaryColumns = {
  id: lessons.id,
  courseId: lessons.courseId,
  title: lessons.title,
  description: lessons.description,
  order: lessons.order,
  category: lessons.category,
  duration: lessons.duration,
  hasQuiz: sql<boolean>`exists (
    select from ${quizzes} where ${quizzes.lessonId} = ${lessons.id} and ${quizzes.retiredAt} is null
  )`,
};

const factColumns = (userId: SQLWrapper) => ({
  id: lessons.id,
  courseId: lessons.courseId,
  category: lessons.category,
  simulatorUrl: lessons.simulatorUrl,
  requiresSubscription: courses.requiresSubscription,
  isFirst: sql<boolean>`previous.id is null`,
  isReached: sql<boolean>`exists (
    select from ${progress}
    where ${progress.userId} = ${userId}
      and (${progress.lessonId} = ${lessons.id}
        or (${progress.lessonId} = previous.id and ${progress.completed}))
  ) or ${isGiven(userId, lessons.id)}`,
  isKept: sql<boolean>`exists (
    select from ${keptCourses}
    where ${keptCourses.userId} = ${userId} and ${keptCourses.courseId} = ${lessons.courseId}
  )`,
});

/** The lesson right before, in the same course, that is not retired. */
const previousLesson = sql`lateral (
  select earlier.id from ${lessons} earlier
  where earlier.course_id = ${lessons.courseId} and earlier.retired_at is null
    and earlier."order" < ${lessons.order}
  order by earlier."order" desc limit 1
) previous`;

export const courseQueries = oncePer((database: Database) => {
  const userId = sql`${sql.placeholder('userId')}`;

  const findCourse = database
    .select(courseColumns)
    .from(courses)
    .where(and(eq(courses.id, sql.placeholder('id')), isNull(courses.retiredAt)))
    .prepare('find_course');

  const listLessons = database
    .select(summaryColumns)
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(eq(lessons.courseId, sql.placeholder('courseId')), isLivingLesson))
    .orderBy(asc(lessons.order))
    .prepare('list_lessons');

  const findFacts = database
    .select(factColumns(userId))
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .leftJoin(previousLesson, sql`true`)
    .where(and(eq(lessons.id, sql.placeholder('id')), isLivingLesson))
    .prepare('find_lesson_facts');

  const listCourses = prepareCourseList(database);
  const findLesson = prepareLesson(database);
  const findProgress = prepareProgress(database);

  return {
    listCourses: (): Promise<StoredCourse[]> => listCourses.execute(),

    /** Returns courses that were free when the learner began them. */
    listKept: preparedKept(database),

    async findCourse(id: CourseId): Promise<StoredCourse | null> {
      return (await findCourse.execute({ id }))[0] ?? null;
    },

    listLessons: (courseId: CourseId): Promise<StoredSummary[]> =>
      listLessons.execute({ courseId }),

    async findFacts(id: LessonId, userId: UserId | null): Promise<LessonFacts | null> {
      return (await findFacts.execute({ id, userId: userId ?? nobody }))[0] ?? null;
    },

    /** Returns the facts of every lesson. */
    listFacts: preparedFactsList(database),

    /** Returns the lesson with its text. */
    async findLesson(id: LessonId, userId: UserId | null): Promise<StoredLesson | null> {
      return (await findLesson.execute({ id, userId: userId ?? nobody }))[0] ?? null;
    },

    async findProgress(courseId: CourseId, userId: UserId) {
      return (await findProgress.execute({ courseId, userId }))[0] ?? null;
    },

    /** Returns false if the learner has already rated it. A trigger updates the course's totals. */
    async addRating(courseId: CourseId, userId: UserId, rating: Stars): Promise<boolean> {
      const added = await database
        .insert(courseRatings)
        .values({ courseId, userId, rating })
        .onConflictDoNothing()
        .returning({ id: courseRatings.id });
      return added.length > 0;
    },
  };
});

function prepareCourseList(database: Database) {
  return database
    .select(courseColumns)
    .from(courses)
    .where(isNull(courses.retiredAt))
    .orderBy(asc(courses.position), asc(courses.id))
    .prepare('list_courses');
}

function preparedKept(database: Database) {
  const list = database
    .select({ id: keptCourses.courseId })
    .from(keptCourses)
    .where(eq(keptCourses.userId, sql.placeholder('userId')))
    .prepare('list_kept_courses');
  return async (userId: UserId): Promise<ReadonlySet<CourseId>> =>
    new Set((await list.execute({ userId })).map(({ id }) => id));
}

function preparedFactsList(database: Database) {
  const list = database
    .select(factColumns(sql`${sql.placeholder('userId')}`))
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .leftJoin(previousLesson, sql`true`)
    .where(isLivingLesson)
    .prepare('list_lesson_facts');
  return (userId: UserId | null): Promise<LessonFacts[]> =>
    list.execute({ userId: userId ?? nobody });
}

function prepareLesson(database: Database) {
  return database
    .select({
      ...summaryColumns,
      ...factColumns(sql`${sql.placeholder('userId')}`),
      content: lessons.content,
      videoUrl: lessons.videoUrl,
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .leftJoin(previousLesson, sql`true`)
    .where(and(eq(lessons.id, sql.placeholder('id')), isLivingLesson))
    .prepare('find_lesson');
}

function prepareProgress(database: Database) {
  return database
    .select({
      lessonCount: courses.lessonCount,
      completedLessons: sql<LessonId[]>`array(
        select lesson.id from ${progress} done
        join ${lessons} lesson on lesson.id = done.lesson_id and lesson.retired_at is null
        where done.user_id = ${sql.placeholder('userId')} and done.completed
          and lesson.course_id = ${courses}.id
        order by lesson."order"
      )`,
      openedLessons: sql<LessonId[]>`array(
        select lesson.id from ${lessons} lesson
        where lesson.course_id = ${courses}.id and lesson.retired_at is null
          and not exists (
            select from ${progress} done
            where done.user_id = ${sql.placeholder('userId')} and done.lesson_id = lesson.id
              and done.completed
          )
          and (
            exists (
              select from ${progress} begun
              where begun.user_id = ${sql.placeholder('userId')} and begun.lesson_id = lesson.id
            )
            or ${isGiven(sql.placeholder('userId'), sql`lesson.id`)}
          )
        order by lesson."order"
      )`,
      rating: sql<Stars | null>`(
        select given.rating from ${courseRatings} given
        where given.user_id = ${sql.placeholder('userId')} and given.course_id = ${courses}.id
      )`,
      takenCheckpoints: sql<number[]>`array(
        select done.after_lesson from ${userCheckpoints} done
        where done.user_id = ${sql.placeholder('userId')} and done.course_id = ${courses}.id
        order by done.after_lesson
      )`,
      takenQuizzes: sql<LessonId[]>`array(
        select lesson.id from ${userQuizStats} taken
        join ${quizzes} quiz on quiz.id = taken.quiz_id and quiz.retired_at is null
        join ${lessons} lesson on lesson.id = quiz.lesson_id and lesson.retired_at is null
        where taken.user_id = ${sql.placeholder('userId')} and lesson.course_id = ${courses}.id
        order by lesson."order"
      )`,
    })
    .from(courses)
    .where(and(eq(courses.id, sql.placeholder('courseId')), isNull(courses.retiredAt)))
    .prepare('find_course_progress');
}

/** Marks the lesson as begun, and its course as the latest one. */
export async function touchProgress(
  tx: Transaction,
  { id: userId }: LockedLearner,
  { id: lessonId, courseId }: OpenLesson,
  updatedAt: Date,
): Promise<void> {
  await tx
    .insert(progress)
    .values({ userId, courseId, lessonId, updatedAt })
    .onConflictDoUpdate({ target: [progress.userId, progress.lessonId], set: { updatedAt } });
}

export async function saveCompletion(
  tx: Transaction,
  { id: userId }: LockedLearner,
  { id: lessonId, courseId }: OpenLesson,
  {
    completedAt,
    completedAs,
  }: { readonly completedAt: Date; readonly completedAs: CompletedAs | undefined },
): Promise<void> {
  const completion = { completed: true, completedAt, completedAs, updatedAt: completedAt };
  await tx
    .insert(progress)
    .values({ userId, courseId, lessonId, ...completion })
    .onConflictDoUpdate({ target: [progress.userId, progress.lessonId], set: completion });
}

/** A lesson that was only marked is read now. */
export async function noteRead(
  tx: Transaction,
  { id: userId }: LockedLearner,
  { id: lessonId }: OpenLesson,
  updatedAt: Date,
): Promise<void> {
  await tx
    .update(progress)
    .set({ completedAs: 'read', updatedAt })
    .where(
      and(
        eq(progress.userId, userId),
        eq(progress.lessonId, lessonId),
        isNotNull(progress.completedAs),
      ),
    );
}
