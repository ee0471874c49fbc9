/** The badges that somebody gets in a first learning session. */
import { courses, quizzes, tasks } from '@qubloom/contract';
import { expect, test } from 'vitest';
import { loadContent } from '../../../curriculum/load-content.ts';
import { readCurriculum } from '../../../curriculum/read-content.ts';
import { useTestApp } from '../../../testing/app.ts';
import { courseId, ledgerOf, quizOf } from '../../../testing/learning.ts';
import { ada } from '../../../testing/people.ts';

const site = useTestApp({ content: ({ database }) => loadContent(database) });

test(
  'a lesson, its tasks, a perfect quiz, and a second lesson bring at most three badges',
  { tags: ['exhaustive'] },
  async () => {
    const browser = await site.signUp(ada);
    const { courses: content } = await readCurriculum();
    const course = content.find(({ slug }) => slug === 'quantum-basics');
    const lessonText = course?.lessons[0];
    if (!course || !lessonText?.quiz) throw new Error('Quantum Basics begins with a quiz');
    const id = await courseId(browser, course.title);
    const [one, two] = await browser.call(courses.lessons, { params: { id } });
    if (!one || !two) throw new Error('Quantum Basics has two lessons');
    const given: string[] = [];
    const note = ({ newAchievements }: { readonly newAchievements: readonly { name: string }[] }) =>
      given.push(...newAchievements.map(({ name }) => name));

    for (const task of lessonText.tasks) {
      const circuit = task.reference;
      const verdict = await browser.call(tasks.attempt, {
        params: { id: one.id },
        body: { task: task.key, circuit },
      });
      expect(verdict.passed).toBe(true);
      note(verdict);
    }
    note(await browser.call(courses.completeLesson, { params: { id: one.id } }));
    const { quiz, questions } = await quizOf(browser, one.id);
    const right = new Map(lessonText.quiz.questions.map((each) => [each.question, each.correct]));
    const result = await browser.call(quizzes.submit, {
      params: { quizId: quiz.id },
      body: {
        answers: questions.map((each) => ({
          questionId: each.id,
          answer: right.get(each.question) ?? 'A',
        })),
      },
    });
    expect(result.score).toBe(6);
    note(result);
    note(await browser.call(courses.completeLesson, { params: { id: two.id } }));

    expect(given).toEqual(['It Works', 'First Ripple', 'All Clear']);
    const { points, ledger } = await ledgerOf(site.pool, 'ada');
    expect(points).toBe(ledger);
  },
);

test(
  'nobody gets a badge for submitting something wrong first',
  { tags: ['exhaustive'] },
  async () => {
    const { achievements } = await readCurriculum();
    const kinds = new Set(achievements.map(({ rule }) => rule.kind));
    for (const kind of ['quizzes-improved', 'hard-quiz-returns'] as const)
      expect([...kinds]).not.toContain(kind);
  },
);
