/** Courses, lessons and their completion in the database. What is retired is not there. */
import type { Level } from '@qubloom/contract';
import { type CourseId, type LessonId, type Tier, type UserId } from '@qubloom/contract';
import { and, asc, eq, isNull, sql, type SQLWrapper } from 'drizzle-orm';
import { batched } from '../../platform/batch.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { courses, lessons, progress, quizzes } from '../../platform/database/schema/index.ts';
import type { LockedLearner } from '../../platform/learning.ts';
import type { OpenLesson } from '../../platform/open-lesson.ts';

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

/** Whatever decides whether somebody may see a lesson. */
export interface LessonFacts {
  readonly id: LessonId;
  readonly courseId: CourseId;
  readonly category: string;
  readonly simulatorUrl: string | null;
  readonly requiresSubscription: Tier;
  readonly isFirst: boolean;
  /** The learner has completed it, or the one before it. */
  readonly isReached: boolean;
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

/** Which lesson, and for whom. */
export interface LessonQuestion {
  readonly id: LessonId;
  readonly userId: UserId | null;
}

export interface StoredLesson extends StoredSummary, LessonFacts {
  readonly content: string;
  readonly videoUrl: string | null;
}

/** No learner has this id: for callers who have not signed in. */
const nobody = 0;

const courseColumns = {
  id: sql<CourseId>`${courses.id}`,
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
  id: sql<LessonId>`${lessons.id}`,
  courseId: sql<CourseId>`${lessons.courseId}`,
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
  id: sql<LessonId>`${lessons.id}`,
  courseId: sql<CourseId>`${lessons.courseId}`,
  category: lessons.category,
  simulatorUrl: lessons.simulatorUrl,
  requiresSubscription: courses.requiresSubscription,
  isFirst: sql<boolean>`previous.id is null`,
  isReached: sql<boolean>`exists (
    select from ${progress}
    where ${progress.userId} = ${userId} and ${progress.completed}
      and ${progress.lessonId} in (${lessons.id}, previous.id)
  )`,
});

/** The living lesson right before, in the same course. */
const previousLesson = sql`lateral (
  select earlier.id from ${lessons} earlier
  where earlier.course_id = ${lessons.courseId} and earlier.retired_at is null
    and earlier."order" < ${lessons.order}
  order by earlier."order" desc limit 1
) previous`;

const isLiving = and(isNull(courses.retiredAt), isNull(lessons.retiredAt));

export type CourseQueries = ReturnType<typeof courseQueries>;

export function courseQueries(database: Database) {
  const listCourses = database
    .select(courseColumns)
    .from(courses)
    .where(isNull(courses.retiredAt))
    .orderBy(asc(courses.position), asc(courses.id))
    .prepare('list_courses');

  const findCourse = database
    .select(courseColumns)
    .from(courses)
    .where(and(eq(courses.id, sql.placeholder('id')), isNull(courses.retiredAt)))
    .prepare('find_course');

  const listLessons = database
    .select(summaryColumns)
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(eq(lessons.courseId, sql.placeholder('courseId')), isLiving))
    .orderBy(asc(lessons.order))
    .prepare('list_lessons');

  const findFacts = database
    .select(factColumns(sql`${sql.placeholder('userId')}`))
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .leftJoin(previousLesson, sql`true`)
    .where(and(eq(lessons.id, sql.placeholder('id')), isLiving))
    .prepare('find_lesson_facts');

  const lessonsAsked = database
    .select({
      userId: sql<number>`asked."userId"`,
      ...summaryColumns,
      ...factColumns(sql`asked."userId"`),
      content: lessons.content,
      videoUrl: lessons.videoUrl,
    })
    .from(sql`json_to_recordset(${sql.placeholder('asked')}) as asked(id int, "userId" int)`)
    .innerJoin(lessons, eq(lessons.id, sql`asked.id`))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .leftJoin(previousLesson, sql`true`)
    .where(isLiving)
    .prepare('find_lessons');

  const findProgress = database
    .select({
      lessonCount: courses.lessonCount,
      completedLessons: sql<LessonId[]>`array(
        select lesson.id from ${progress} done
        join ${lessons} lesson on lesson.id = done.lesson_id and lesson.retired_at is null
        where done.user_id = ${sql.placeholder('userId')} and done.completed
          and lesson.course_id = ${courses}.id
        order by lesson."order"
      )`,
    })
    .from(courses)
    .where(and(eq(courses.id, sql.placeholder('courseId')), isNull(courses.retiredAt)))
    .prepare('find_course_progress');

  async function findLessons(
    asked: readonly LessonQuestion[],
  ): Promise<ReadonlyMap<string, StoredLesson>> {
    // As JSON: its length is not looked at when a plan is chosen, so one plan serves for all.
    const rows = await lessonsAsked.execute({
      asked: JSON.stringify(asked.map(({ id, userId }) => ({ id, userId: userId ?? nobody }))),
    });
    return new Map(rows.map(({ userId, ...lesson }) => [keyOf(lesson.id, userId), lesson]));
  }

  return {
    listCourses: (): Promise<StoredCourse[]> => listCourses.execute(),

    async findCourse(id: CourseId): Promise<StoredCourse | null> {
      return (await findCourse.execute({ id }))[0] ?? null;
    },

    listLessons: (courseId: CourseId): Promise<StoredSummary[]> =>
      listLessons.execute({ courseId }),

    async findFacts(id: LessonId, userId: UserId | null): Promise<LessonFacts | null> {
      return (await findFacts.execute({ id, userId: userId ?? nobody }))[0] ?? null;
    },

    findLessons,

    /** Who ask at once share a query. */
    findLesson: batched(findLessons, ({ id, userId }) => keyOf(id, userId ?? nobody)),

    async findProgress(courseId: CourseId, userId: UserId) {
      return (await findProgress.execute({ courseId, userId }))[0] ?? null;
    },
  };
}

const keyOf = (id: LessonId, userId: number) => `${String(id)} ${String(userId)}`;

/** Says whether this call was the one that completed it. */
export async function markCompleted(
  tx: Transaction,
  learner: LockedLearner,
  lesson: OpenLesson,
  completedAt: Date,
): Promise<boolean> {
  const rows = await tx
    .insert(progress)
    .values({
      userId: learner.id,
      courseId: lesson.courseId,
      lessonId: lesson.id,
      completed: true,
      completedAt,
      updatedAt: completedAt,
    })
    .onConflictDoUpdate({
      target: [progress.userId, progress.lessonId],
      set: { completed: true, completedAt, updatedAt: completedAt },
      setWhere: sql`not ${progress.completed}`,
    })
    .returning({ id: progress.id });
  return rows.length > 0;
}
