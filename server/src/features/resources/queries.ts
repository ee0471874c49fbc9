/** Database access for the content of sheets, and for the courses that learners have finished. */
import { parseLessonContent, type CourseId, type UserId } from '@qubloom/contract';
import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { ReadableLesson } from '../courses/index.ts';
import type { Database } from '../../platform/database/client.ts';
import {
  courses,
  finishedCourses,
  lessons,
  progress,
} from '../../platform/database/schema/index.ts';
import type { PrintedLesson } from './documents/lesson-parts.ts';
import type { PackPrinter } from './policy.ts';
import { oncePer } from '../../platform/once-per.ts';

export type ResourceQueries = ReturnType<typeof resourceQueries>;
export type Completions = NonNullable<Awaited<ReturnType<ResourceQueries['findCompletions']>>>;

const isLiving = and(isNull(courses.retiredAt), isNull(lessons.retiredAt));

export const resourceQueries = oncePer((database: Database) => {
  const titles = database
    .select({
      id: lessons.id,
      title: lessons.title,
      order: lessons.order,
      course: { id: courses.id, title: courses.title, level: courses.level },
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(isLiving)
    .orderBy(asc(courses.position), asc(courses.id), asc(lessons.order))
    .prepare('list_printable_lessons');

  const words = database
    .select({
      id: lessons.id,
      courseId: courses.id,
      title: lessons.title,
      content: lessons.content,
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(isLiving)
    .orderBy(asc(courses.position), asc(courses.id), asc(lessons.order))
    .prepare('list_lessons_with_words');

  const printedColumns = {
    title: lessons.title,
    courseTitle: courses.title,
    order: lessons.order,
    minutes: lessons.duration,
    content: lessons.content,
    activity: lessons.activity,
    assessment: lessons.assessment,
  };
  const printed = database
    .select(printedColumns)
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(eq(lessons.id, sql.placeholder('id')))
    .prepare('find_printed_lesson');

  const ofCourse = database
    .select(printedColumns)
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(eq(courses.id, sql.placeholder('courseId')), isLiving))
    .orderBy(asc(lessons.order))
    .prepare('list_printed_lessons');

  const one = completionsIn(database, eq(courses.id, sql.placeholder('courseId'))).prepare(
    'find_completions_of_course',
  );

  const finished = completionsIn(database)
    .having(eq(completed, lessonCount))
    .orderBy(asc(courses.position), asc(courses.id))
    .prepare('list_finished_courses');

  return {
    listTitles: () => titles.execute(),

    listContents: () => words.execute(),

    /** Requires a readable lesson, so nobody can print one that they may not see. */
    async loadPrinted({ id }: ReadableLesson): Promise<PrintedLesson> {
      const [found] = await printed.execute({ id });
      if (!found) throw new Error(`Lesson ${String(id)} was open a moment ago.`);
      return printedOf(found);
    },

    /** Requires a learner who may print all lessons, no matter how far they have come. */
    async listPrinted(_printer: PackPrinter, courseId: CourseId): Promise<PrintedLesson[]> {
      return (await ofCourse.execute({ courseId })).map(printedOf);
    },

    async findCompletions(courseId: CourseId, userId: UserId) {
      return (await one.execute({ courseId, userId }))[0] ?? null;
    },

    listFinished: (userId: UserId) => finished.execute({ userId }),
  };
});

function printedOf({
  content,
  ...rest
}: Omit<PrintedLesson, 'blocks'> & { readonly content: string }): PrintedLesson {
  return { ...rest, blocks: parseLessonContent(content) };
}

const isWhole = sql`count(${progress.id}) >= ${courses.lessonCount}`;
const wasWhole = sql`(not ${isWhole} and ${finishedCourses.finishedAt} is not null)`;
const lessonCount = sql<number>`case when ${wasWhole} then ${finishedCourses.lessonCount} else ${courses.lessonCount} end`;
const completed = sql<number>`case when ${wasWhole} then ${finishedCourses.lessonCount} else count(${progress.id})::int end`;

/**
 * Selects how many lessons of each course a learner has completed. A course that got more lessons after the learner had
 * finished it still counts as finished, with its former number of lessons.
 */
function completionsIn(database: Database, which?: SQL) {
  return database
    .select({
      id: courses.id,
      title: courses.title,
      lessonCount,
      completed,
      /** When the last of its lessons was completed. */
      completedAt: sql<Date | null>`case when ${wasWhole} then ${finishedCourses.finishedAt}
        else max(${progress.completedAt}) end`.mapWith(progress.completedAt),
    })
    .from(courses)
    .innerJoin(lessons, and(eq(lessons.courseId, courses.id), isNull(lessons.retiredAt)))
    .leftJoin(
      progress,
      and(
        eq(progress.lessonId, lessons.id),
        eq(progress.userId, sql.placeholder('userId')),
        progress.completed,
      ),
    )
    .leftJoin(
      finishedCourses,
      and(
        eq(finishedCourses.courseId, courses.id),
        eq(finishedCourses.userId, sql.placeholder('userId')),
      ),
    )
    .where(and(which, isNull(courses.retiredAt)))
    .groupBy(courses.id, finishedCourses.userId, finishedCourses.courseId);
}
