/** Actions of learners in tests, through the API alone. */
import {
  courses,
  quizzes,
  type Choice,
  type CompletedAs,
  type CourseId,
  type LessonId,
  type LessonSummary,
  type Question,
  type Tier,
} from '@qubloom/contract';
import type pg from 'pg';
import type { Client } from './client.ts';
import { rightAnswers } from './content.ts';

export type ThreeLessons = readonly [LessonSummary, LessonSummary, LessonSummary];

/** Loads the three lessons of a course in the small library. */
export async function lessonsOf(browser: Client, courseTitle: string): Promise<ThreeLessons> {
  const id = await courseId(browser, courseTitle);
  const [one, two, three] = await browser.call(courses.lessons, { params: { id } });
  if (!one || !two || !three) throw new Error(`"${courseTitle}" does not have three lessons`);
  return [one, two, three];
}

export async function courseId(browser: Client, title: string): Promise<CourseId> {
  const course = (await browser.call(courses.list)).find((one) => one.title === title);
  if (!course) throw new Error(`there is no course "${title}"`);
  return course.id;
}

/** @param completedAs undefined as in a call from before pages told it */
export function complete(browser: Client, id: LessonId, completedAs?: CompletedAs) {
  const body = completedAs && { completedAs };
  return browser.call(courses.completeLesson, { params: { id }, ...(body && { body }) });
}

export async function quizOf(browser: Client, lessonId: LessonId) {
  const quiz = await browser.call(quizzes.lessonQuiz, { params: { id: lessonId } });
  const questions = await browser.call(quizzes.questions, { params: { quizId: quiz.id } });
  return { quiz, questions };
}

/** Answers whose first `right` ones are right. */
export function answersTo(questions: readonly Question[], right = questions.length) {
  return questions.map(({ id }, index) => {
    const correct = rightAnswers[index % 4] ?? 'A';
    const wrong: Choice = correct === 'A' ? 'B' : 'A';
    return { questionId: id, answer: index < right ? correct : wrong };
  });
}

/** Submits the lesson's quiz with this many right answers. */
export async function takeQuiz(browser: Client, lessonId: LessonId, right?: number) {
  const { quiz, questions } = await quizOf(browser, lessonId);
  const answers = answersTo(questions, right);
  return browser.call(quizzes.submit, { params: { quizId: quiz.id }, body: { answers } });
}

type Repeat = <T>(call: () => Promise<T>) => Promise<T[]>;

/** Ways to repeat an act fifty times. */
export const fiftyTimes: readonly (readonly [string, Repeat])[] = [
  ['at once', (call) => Promise.all(Array.from({ length: 50 }, call))],
  [
    'one after the other',
    async (call) => {
      const done = [];
      for (let times = 0; times < 50; times += 1) done.push(await call());
      return done;
    },
  ],
];

/** Gives the learner a tier, as if they had bought it. */
export async function giveTier(pool: pg.Pool, username: string, tier: Tier): Promise<void> {
  await pool.query('update users set subscription_tier = $1 where username = $2', [tier, username]);
}

/** Loads `users.points` and the ledger's sum, which must be equal. */
export async function ledgerOf(pool: pg.Pool, username: string) {
  const { rows } = await pool.query<{ points: number; ledger: number; awards: number }>(
    `select u.points, coalesce(sum(l.points), 0)::int as ledger, count(l.source)::int as awards
     from users u left join points_ledger l on l.user_id = u.id
     where username = $1 group by u.id`,
    [username],
  );
  const [row] = rows;
  if (!row) throw new Error(`there is no learner ${username}`);
  return row;
}
