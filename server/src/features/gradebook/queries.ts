/** Database access for gradebooks. Every query reads a whole class, and leaves out retired content. */
import {
  gradebookLimits,
  type ClassId,
  type CourseId,
  type GradebookCell,
  type LessonId,
  type LessonStage,
  type UserId,
} from '@qubloom/contract';
import { and, asc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import type { LocalDay } from '../../domain/local-day.ts';
import type { Database } from '../../platform/database/client.ts';
import {
  classLearners,
  courses,
  isLivingLesson,
  lessons,
  quizQuestions,
  quizzes,
  userAnalytics,
  userFirstMisses,
  userOpenTasks,
  userQuizResults,
} from '../../platform/database/schema/index.ts';
import { lessonStates } from '../courses/index.ts';
import { reasonOf } from '../quizzes/index.ts';

export async function listLessonsOf(
  database: Database,
  courseId: CourseId,
): Promise<{ id: LessonId; title: string }[]> {
  return database
    .select({ id: lessons.id, title: lessons.title })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(eq(courses.id, courseId), isLivingLesson))
    .orderBy(asc(lessons.order));
}

/** Lists the lessons of a course that these learners have begun or completed. */
export async function listLessonStates(
  database: Database,
  learners: readonly UserId[],
  courseId: CourseId,
) {
  const states = lessonStates(database, learners);
  return database
    .select({
      userId: states.userId,
      lessonId: states.lessonId,
      touchedAt: states.touchedAt,
      completedAt: states.completedAt,
      completedAs: states.completedAs,
    })
    .from(states)
    .innerJoin(lessons, eq(lessons.id, states.lessonId))
    .where(eq(lessons.courseId, courseId));
}

export type QuizTotals = Pick<GradebookCell, 'score' | 'firstScore'> & { readonly tries: number };

interface StoredQuizTotals {
  readonly userId: UserId;
  readonly lessonId: LessonId;
  readonly whole: QuizTotals;
  /** Without results from before the learner joined. */
  readonly sinceJoining: QuizTotals;
}

/** Lists the results of the quizzes of a course for every learner of a class. */
export async function listQuizTotals(
  database: Database,
  classId: ClassId,
  courseId: CourseId,
): Promise<StoredQuizTotals[]> {
  return database
    .select({
      userId: userQuizResults.userId,
      lessonId: quizzes.lessonId,
      whole: totalsOf(sql`true`),
      sinceJoining: totalsOf(sql`${userQuizResults.completedAt} >= ${classLearners.joinedAt}`),
    })
    .from(userQuizResults)
    .innerJoin(classLearners, eq(classLearners.userId, userQuizResults.userId))
    .innerJoin(quizzes, eq(quizzes.id, userQuizResults.quizId))
    .innerJoin(lessons, eq(lessons.id, quizzes.lessonId))
    .where(and(eq(classLearners.classId, classId), eq(lessons.courseId, courseId)))
    .groupBy(userQuizResults.userId, quizzes.lessonId);
}

const { score, totalQuestions } = userQuizResults;
const result = sql`json_build_object('score', ${score}, 'totalQuestions', ${totalQuestions})`;
const totalsOf = (counts: ReturnType<typeof sql>) => sql<QuizTotals>`json_build_object(
  'score', (array_agg(${result} order by ${score}::float / greatest(${totalQuestions}, 1) desc)
    filter (where ${counts}))[1],
  'firstScore', (array_agg(${result} order by ${userQuizResults.id}) filter (where ${counts}))[1],
  'tries', count(*) filter (where ${counts})::int
)`;

/** Lists the learning time of each learner's days. */
export async function listTimes(database: Database, classId: ClassId, from: LocalDay) {
  return database
    .select({
      userId: userAnalytics.userId,
      date: userAnalytics.date,
      seconds: userAnalytics.totalTimeSpent,
    })
    .from(userAnalytics)
    .innerJoin(classLearners, eq(classLearners.userId, userAnalytics.userId))
    .where(and(eq(classLearners.classId, classId), gte(userAnalytics.date, from)));
}

const where = {
  course: { id: courses.id, title: courses.title },
  lesson: { id: lessons.id, title: lessons.title },
};

export interface StoredMistake {
  readonly course: { readonly id: CourseId; readonly title: string };
  readonly lesson: { readonly id: LessonId; readonly title: string };
  readonly mistake: string;
  readonly learnerCount: number;
}

/** Lists the questions that most learners missed on their first try, if that was after they joined. */
export async function listMissedByMost(
  database: Database,
  classId: ClassId,
): Promise<(StoredMistake & { question: string; section: LessonStage })[]> {
  const commonAnswer = sql`mode() within group (order by ${userFirstMisses.answer})`;
  return database
    .select({
      ...where,
      question: quizQuestions.question,
      section: quizQuestions.section,
      mistake: reasonOf(commonAnswer),
      learnerCount: learners,
    })
    .from(userFirstMisses)
    .innerJoin(classLearners, eq(classLearners.userId, userFirstMisses.userId))
    .innerJoin(quizQuestions, eq(quizQuestions.id, userFirstMisses.questionId))
    .innerJoin(quizzes, eq(quizzes.id, quizQuestions.quizId))
    .innerJoin(lessons, eq(lessons.id, quizzes.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(
      and(
        eq(classLearners.classId, classId),
        or(classLearners.isClassAccount, gte(userFirstMisses.missedAt, classLearners.joinedAt)),
        isNull(quizQuestions.retiredAt),
        isLivingLesson,
      ),
    )
    .groupBy(quizQuestions.id, lessons.id, courses.id)
    .having(isShared)
    .orderBy(
      sql`count(*) desc`,
      asc(courses.position),
      asc(lessons.order),
      asc(quizQuestions.order),
    )
    .limit(gradebookLimits.misconceptions);
}

const learners = sql<number>`count(*)::int`;
const isShared = sql`count(*) >= ${gradebookLimits.learnersWithMistake}`;

/** Lists the tasks that most learners have tried since they joined and not passed yet. */
export async function listOpenTasksOfMost(
  database: Database,
  classId: ClassId,
): Promise<(StoredMistake & { task: string; content: string })[]> {
  return database
    .select({
      ...where,
      task: userOpenTasks.task,
      content: lessons.content,
      mistake: sql<string>`mode() within group (order by ${userOpenTasks.reason})`,
      learnerCount: learners,
    })
    .from(userOpenTasks)
    .innerJoin(classLearners, eq(classLearners.userId, userOpenTasks.userId))
    .innerJoin(lessons, eq(lessons.id, userOpenTasks.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(
      and(
        eq(classLearners.classId, classId),
        or(classLearners.isClassAccount, gte(userOpenTasks.triedAt, classLearners.joinedAt)),
        isLivingLesson,
      ),
    )
    .groupBy(lessons.id, courses.id, userOpenTasks.task)
    .having(isShared)
    .orderBy(sql`count(*) desc`, asc(courses.position), asc(lessons.order), asc(userOpenTasks.task))
    .limit(gradebookLimits.misconceptions);
}
