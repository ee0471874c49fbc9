import { dailyPuzzles as calls, type Question } from '@qubloom/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import { rightAnswers } from '../../../testing/content.ts';
import { complete, fiftyTimes, lessonsOf } from '../../../testing/learning.ts';
import { ada, grace } from '../../../testing/people.ts';
import { statementsOf } from '../../../testing/statements.ts';

const site = useTestApp();
beforeEach(() => site.clock.set('2027-03-01T12:00:00Z'));
afterEach(() => site.forgetLearners());

const today = '2027-03-01';

/** Returns a learner who has completed two lessons with a quiz of four questions each. */
async function learnerAfterTwo(person = ada) {
  const browser = await site.signedIn(person);
  const [one, two] = await lessonsOf(browser, 'The free-course');
  await complete(browser, one.id);
  await complete(browser, two.id);
  return { browser, lessons: [one.id, two.id] };
}

const draw = (browser: Client, day = today) => browser.call(calls.questions, { params: { day } });

/** Answers whose first `right` ones are right. The questions of a quiz are numbered from 1. */
function answersTo(questions: readonly Question[], right: number) {
  return questions.map(({ id, question }, at) => {
    const correct = rightAnswers[(Number(/\d+/.exec(question)?.[0]) - 1) % 4] ?? 'A';
    const wrong = correct === 'A' ? 'B' : 'A';
    return { questionId: id, answer: at < right ? correct : wrong };
  });
}

async function submit(browser: Client, right: number, day = today) {
  const answers = answersTo(await draw(browser, day), right);
  return browser.call(calls.submitQuiz, { params: { day }, body: { answers } });
}

describe('the questions of a day', () => {
  test('are five from the lessons that were completed, and reveal no answer', async () => {
    const { browser } = await learnerAfterTwo();
    const questions = await draw(browser);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(5);
    const { text } = await browser.get(`/api/daily/${today}/quiz`);
    expect(text).not.toMatch(/correct|reason|section|lesson|flashcard|learned/i);
  });

  test('are mixed from all of these lessons', async () => {
    const { browser, lessons } = await learnerAfterTwo();
    for (const day of ['2027-02-27', '2027-02-28', today]) {
      const ids = (await draw(browser, day)).map(({ id }) => id);
      const { rows } = await site.pool.query<{ lesson: number; count: number }>(
        `select quiz.lesson_id as lesson, count(*)::int as count from quiz_questions question
         join quizzes quiz on quiz.id = quiz_id where question.id = any($1) group by 1 order by 1`,
        [ids],
      );
      expect(rows.map(({ lesson }) => lesson).sort()).toEqual([...lessons].sort());
      expect(Math.max(...rows.map(({ count }) => count))).toBe(3);
    }
  });

  test('are the same all day and for everybody who has learned the same, and others on other days', async () => {
    const { browser } = await learnerAfterTwo();
    const { browser: other } = await learnerAfterTwo(grace);
    const questions = await draw(browser);
    expect(await draw(other)).toEqual(questions);
    site.clock.pass(6 * 3_600_000);
    expect(await draw(browser)).toEqual(questions);
    const days = await Promise.all(
      ['2027-02-26', '2027-02-27', '2027-02-28'].map((day) => draw(browser, day)),
    );
    expect(new Set([questions, ...days].map((some) => JSON.stringify(some))).size).toBeGreaterThan(
      2,
    );
  });

  test('are from the first lesson that everybody may open for somebody who has learned nothing', async () => {
    const browser = await site.signedIn(ada);
    expect(await draw(browser)).toHaveLength(4);
    expect(await draw(site.visitor())).toEqual(await draw(browser));
  });

  test('of a day that has not come are refused', async () => {
    const { browser } = await learnerAfterTwo();
    expect((await browser.get('/api/daily/2027-03-02/quiz')).status).toBe(422);
    // It may be tomorrow where a visitor is, but no later.
    expect((await site.visitor().get('/api/daily/2027-03-02/quiz')).status).toBe(200);
    expect((await site.visitor().get('/api/daily/2027-03-03/quiz')).status).toBe(422);
  });
});

describe('a submission', () => {
  test('pays ten points for each right answer, and gives the reasons', async () => {
    const { browser } = await learnerAfterTwo();
    const result = await submit(browser, 3);
    expect(result).toMatchObject({
      score: 3,
      totalQuestions: 5,
      pointsEarned: 30,
      result: { day: today, challenge: 'quiz', isDone: true, tries: 1, points: 30 },
    });
    expect(result.review.map(({ isCorrect }) => isCorrect)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    for (const { reason, lessonId, courseId } of result.review) {
      expect(reason).not.toBe('');
      expect([lessonId, courseId].every((id) => id > 0)).toBe(true);
    }
    expect((await browser.call(calls.overview)).results).toEqual([result.result]);
  });

  test('pays only the first time, even if the second one is better', async () => {
    const { browser } = await learnerAfterTwo();
    await submit(browser, 1);
    expect(await submit(browser, 5)).toMatchObject({
      score: 5,
      pointsEarned: 0,
      result: { points: 10, tries: 2 },
    });
  });

  test.each(fiftyTimes)('sent fifty times %s pays once', async (_, repeat) => {
    const { browser } = await learnerAfterTwo();
    const answers = answersTo(await draw(browser), 5);
    const results = await repeat(() =>
      browser.call(calls.submitQuiz, { params: { day: today }, body: { answers } }),
    );
    expect(results.map(({ pointsEarned }) => pointsEarned).filter((paid) => paid > 0)).toEqual([
      50,
    ]);
  });

  test('of an archive day is practice', async () => {
    const { browser } = await learnerAfterTwo();
    expect(await submit(browser, 5, '2027-02-20')).toMatchObject({ score: 5, pointsEarned: 0 });
  });

  test('with no right answer is done, and pays nothing', async () => {
    const { browser } = await learnerAfterTwo();
    expect(await submit(browser, 0)).toMatchObject({
      pointsEarned: 0,
      result: { isDone: true, points: 0 },
    });
  });

  test('is refused unless it answers as many different questions as the day has', async () => {
    const { browser } = await learnerAfterTwo();
    const answers = answersTo(await draw(browser), 5);
    const [first] = answers;
    for (const some of [answers.slice(1), [...answers.slice(1), answers[1]], [first]]) {
      const { status } = await browser.post(`/api/daily/${today}/quiz`, { answers: some });
      expect(status).toBe(422);
    }
  });

  test('is refused with questions of a lesson that was not learned', async () => {
    const { browser } = await learnerAfterTwo();
    const theirs = answersTo(await draw(browser), 5);
    const other = await site.signedIn(grace);
    const own = answersTo(await draw(other), 4);
    const ownIds = new Set(own.map(({ questionId }) => questionId));
    const foreign = theirs.filter(({ questionId }) => !ownIds.has(questionId));
    const answers = [...own.slice(1), ...foreign.slice(0, 1)];
    expect((await other.post(`/api/daily/${today}/quiz`, { answers })).status).toBe(422);
  });

  test('takes at most ten statements in its transaction', async () => {
    const { browser } = await learnerAfterTwo();
    const answers = answersTo(await draw(browser), 3);
    const statements = await statementsOf(() =>
      browser.call(calls.submitQuiz, { params: { day: today }, body: { answers } }),
    );
    const [begin, commit] = [statements.indexOf('begin'), statements.indexOf('commit')];
    expect(commit - begin - 1).toBeLessThanOrEqual(10);
  });
});

describe('a visitor', () => {
  test('gets the score and the reasons, and nothing is stored', async () => {
    const visitor = site.visitor();
    const answers = answersTo(await draw(visitor), 2);
    const check = await visitor.call(calls.checkQuiz, {
      params: { day: today },
      body: { answers },
    });
    expect(check).toMatchObject({ score: 2, totalQuestions: 4 });
    const { rows } = await site.pool.query('select * from user_daily_results');
    expect(rows).toEqual([]);
  });

  test('cannot submit, and a learner cannot only check', async () => {
    const visitor = site.visitor();
    const answers = answersTo(await draw(visitor), 2);
    expect((await visitor.post(`/api/daily/${today}/quiz`, { answers })).status).toBe(401);
    const browser = await site.signedIn(ada);
    expect((await browser.post(`/api/daily/${today}/quiz/check`, { answers })).status).toBe(403);
  });
});
