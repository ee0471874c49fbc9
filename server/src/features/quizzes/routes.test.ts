import { quizzes as calls, type QuizResult } from '@qubloom/contract';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import {
  answersTo,
  complete,
  fiftyTimes,
  ledgerOf,
  lessonsOf,
  quizOf,
  takeQuiz,
} from '../../testing/learning.ts';
import { ada, grace } from '../../testing/people.ts';

const site = useTestApp();
afterEach(() => site.forgetLearners());

const free = 'The free-course';

async function adaAtHerQuiz() {
  const browser = await site.signedIn(ada);
  const lessons = await lessonsOf(browser, free);
  const [lesson] = lessons;
  return { browser, lessons, lesson, ...(await quizOf(browser, lesson.id)) };
}

// Shows: 7 GET /api/lessons/{id}/quiz
describe('the quiz of a lesson', () => {
  test('is found with its id', async () => {
    const { quiz } = await adaAtHerQuiz();
    expect(quiz).toEqual({ id: expect.any(Number), title: 'A quiz', description: 'Questions.' });
  });

  test('gives 404 if there is none', async () => {
    const browser = await site.signedIn(ada);
    const [one, two, three] = await lessonsOf(browser, free);
    await complete(browser, one.id);
    await complete(browser, two.id);

    const answer = await browser.get(`/api/lessons/${three.id}/quiz`);
    expect([answer.status, answer.text]).toEqual([404, 'This lesson has no quiz.']);
  });
});

// Shows: 7 GET /api/quizzes/{quizId}/questions
describe('the questions', () => {
  // Shows: 9 quiz options
  test('are listed in order with A to D, and reveal no answer', async () => {
    const { browser, quiz, questions } = await adaAtHerQuiz();

    expect(questions.map(({ question }) => question)).toEqual([
      'Question 1?',
      'Question 2?',
      'Question 3?',
      'Question 4?',
    ]);
    const text = (await browser.get(`/api/quizzes/${quiz.id}/questions`)).text;
    expect(text).not.toMatch(/correct|reason|section/i);
    expect(Object.keys(questions[0] ?? {}).sort()).toEqual([
      'answerA',
      'answerB',
      'answerC',
      'answerD',
      'id',
      'question',
    ]);
  });

  test.each(['999', '0', 'x'])('of the quiz %s are not found', async (id) => {
    expect((await site.visitor().get(`/api/quizzes/${id}/questions`)).status).toBe(404);
  });
});

// Shows: 7 POST /api/quizzes/{quizId}/submit
describe('submitting a quiz', () => {
  // Shows: educators: a quiz in every lesson, with a reason for each answer
  test('scores it, pays in proportion, and gives the reasons', async () => {
    const { browser, quiz, questions } = await adaAtHerQuiz();
    const answers = answersTo(questions, 3);

    const result = await browser.call(calls.submit, {
      params: { quizId: quiz.id },
      body: { answers },
    });

    expect(result).toMatchObject({ score: 3, totalQuestions: 4, pointsEarned: 8 });
    expect(result.newAchievements.map(({ name }) => name)).toEqual(['The first-quiz badge']);
    expect(result.review).toHaveLength(4);
    expect(result.review[0]).toEqual({
      questionId: questions[0]?.id,
      answer: 'A',
      isCorrect: true,
      correctAnswer: 'A',
      reason: 'Reason of A 1',
      correctReason: 'Reason of A 1',
      section: 'do',
    });
    expect(result.review[3]).toEqual({
      questionId: questions[3]?.id,
      answer: 'A',
      isCorrect: false,
      correctAnswer: 'D',
      reason: 'Reason of A 4',
      correctReason: 'Reason of D 4',
      section: 'do',
    });
  });

  // Shows: 9 quiz points default
  test('pays 10 for a perfect score if the content sets no other value', async () => {
    const { browser, lesson } = await adaAtHerQuiz();
    expect((await takeQuiz(browser, lesson.id)).pointsEarned).toBe(10);
  });

  test('the order of the answers does not matter', async () => {
    const { browser, quiz, questions } = await adaAtHerQuiz();
    const body = { answers: answersTo(questions).toReversed() };
    const result = await browser.call(calls.submit, { params: { quizId: quiz.id }, body });
    expect(result.score).toBe(4);
    expect(result.review.map(({ questionId }) => questionId)).toEqual(
      questions.map(({ id }) => id),
    );
  });

  test('pays only the improvement for a repetition, and stores a result each time', async () => {
    const { browser, lesson } = await adaAtHerQuiz();
    const paid: number[] = [];
    for (const right of [2, 1, 3, 3, 4, 4, 0]) {
      paid.push((await takeQuiz(browser, lesson.id, right)).pointsEarned);
    }

    expect(paid).toEqual([5, 0, 3, 0, 2, 0, 0]);
    const { rows } = await site.pool.query('select score from user_quiz_results order by id');
    expect(rows.map(({ score }: { score: number }) => score)).toEqual([2, 1, 3, 3, 4, 4, 0]);
    const { points, ledger } = await ledgerOf(site.pool, 'ada');
    expect(points).toBe(ledger);
  });

  // Shows: A1 quizzes
  test.each(fiftyTimes)(
    'pays once for fifty times %s',
    { tags: ['exhaustive'] },
    async (_, repeat) => {
      const { browser, quiz, questions } = await adaAtHerQuiz();
      const body = { answers: answersTo(questions) };

      const answers = await repeat(() => browser.post(`/api/quizzes/${quiz.id}/submit`, body));

      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const results = answers.map((answer) => answer.json<QuizResult>());
      const total = results.reduce((sum, { pointsEarned }) => sum + pointsEarned, 0);
      expect(total).toBe(10);
      const names = results.flatMap(({ newAchievements }) =>
        newAchievements.map(({ name }) => name),
      );
      expect(names.toSorted()).toEqual(['The first-quiz badge', 'The perfect badge']);
      expect(await ledgerOf(site.pool, 'ada')).toEqual({ points: 25, ledger: 25, awards: 3 });
    },
  );

  test('requires a learner', async () => {
    const { quiz, questions } = await adaAtHerQuiz();
    const answer = await site
      .visitor()
      .post(`/api/quizzes/${quiz.id}/submit`, { answers: answersTo(questions) });
    expect(answer.status).toBe(401);
    expect(answer.text).not.toMatch(/correct/i);
  });

  // Shows: A9 quizzes
  test('reveals nothing about another learner’s results', async () => {
    const { lesson } = await adaAtHerQuiz();
    const his = await site.signedIn(grace);
    expect((await takeQuiz(his, lesson.id, 4)).pointsEarned).toBe(10);
    expect(await ledgerOf(site.pool, 'ada')).toMatchObject({ points: 0 });
  });

  // Shows: A2 own questions
  test('refuses answers as a whole unless they match exactly its own questions', async () => {
    const { browser, lessons, quiz, questions } = await adaAtHerQuiz();
    const good = answersTo(questions);
    const [first, ...rest] = good;
    if (!first) throw new Error('no questions');
    await complete(browser, lessons[0].id);
    const foreign = answersTo((await quizOf(browser, lessons[1].id)).questions);
    const before = await ledgerOf(site.pool, 'ada');
    const odd: unknown[] = [
      [],
      rest,
      [...good, first],
      [first, first, ...rest.slice(1)],
      foreign,
      [...rest, ...foreign.slice(0, 1)],
      [{ ...first, answer: 'E' }, ...rest],
      [{ ...first, answer: ['A'] }, ...rest],
      [{ ...first, answer: 'a' }, ...rest],
      [{ ...first, correctAnswer: 'A' }, ...rest],
      [{ ...first, questionId: String(first.questionId) }, ...rest],
      [{ ...first, questionId: 1e99 }, ...rest],
      [{ questionId: first.questionId }, ...rest],
      Array.from({ length: 51 }, () => first),
      { 0: first },
      null,
      'A',
    ];

    for (const answers of odd) {
      const answer = await browser.post(`/api/quizzes/${quiz.id}/submit`, { answers });
      expect([answer.status, JSON.stringify(answers)]).toEqual([422, JSON.stringify(answers)]);
      expect(answer.text).not.toContain('Reason');
    }
    const missing = await browser.post(`/api/quizzes/${quiz.id}/submit`, { answers: rest });
    expect(missing.text).toBe('Please answer all questions before submitting');
    expect(await ledgerOf(site.pool, 'ada')).toEqual(before);
    const { rows } = await site.pool.query('select 1 from user_quiz_results');
    expect(rows).toEqual([]);
  });

  // Shows: A2 any body
  test('never breaks on an unexpected body', async () => {
    const { browser, quiz } = await adaAtHerQuiz();
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string(), oddAnswers), async (payload) => {
        const answer = await browser.request('POST', `/api/quizzes/${quiz.id}/submit`, {
          headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
          payload,
        });
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.status).toBeLessThan(500);
      }),
      { numRuns: 150 },
    );
    expect(await ledgerOf(site.pool, 'ada')).toMatchObject({ points: 0 });
  });
});

const oddAnswers = fc
  .array(
    fc.record(
      {
        questionId: fc.oneof(fc.integer(), fc.double(), fc.string(), fc.constant(null)),
        answer: fc.oneof(fc.constantFrom('A', 'B', 'C', 'D', 'E'), fc.anything()),
      },
      { requiredKeys: [] },
    ),
    { maxLength: 6 },
  )
  .map((answers) => JSON.stringify({ answers }) ?? '');

describe('a visitor at the quiz of the first lesson of a free course', () => {
  async function visitorAtTheQuiz() {
    const browser = site.visitor();
    const [lesson, second] = await lessonsOf(browser, free);
    const { quiz, questions } = await quizOf(browser, lesson.id);
    const check = (body: object) => browser.post(`/api/quizzes/${quiz.id}/check`, body);
    return { browser, lesson, second, quiz, questions, check };
  }

  test('learns what is right, what is wrong, and why, as a learner does, and nothing is stored', async () => {
    const { browser, quiz, questions } = await visitorAtTheQuiz();
    const body = { answers: answersTo(questions, 3) };
    const params = { quizId: quiz.id };
    const checked = await browser.call(calls.check, { params, body });
    const his = await (await site.signedIn(grace)).call(calls.submit, { params, body });
    expect(checked).toEqual({ score: 3, totalQuestions: 4, review: his.review });
    const { rows } = await site.pool.query<{ results: number; ledger: number }>(
      `select (select count(*)::int from user_quiz_results) as results,
        (select count(distinct user_id)::int from points_ledger) as ledger`,
    );
    // Only from the learner.
    expect(rows).toEqual([{ results: 1, ledger: 1 }]);
  });

  // Shows: A2 own questions
  test('learns nothing until every question has one answer', async () => {
    const { questions, check } = await visitorAtTheQuiz();
    const [first, ...rest] = answersTo(questions);
    for (const answers of [[], rest, [first, first, ...rest.slice(1)]]) {
      const answer = await check({ answers });
      expect(answer.status).toBe(422);
      expect(answer.text).not.toMatch(/correct|reason/i);
    }
  });

  // Shows: A5 visitors
  test('learns nothing about a quiz behind the first lesson or a plan', async () => {
    const { browser, second, questions } = await visitorAtTheQuiz();
    const learner = await site.signedIn(ada);
    const [one] = await lessonsOf(learner, free);
    await complete(learner, one.id);
    const { quiz } = await quizOf(learner, second.id);
    const answer = await browser.post(`/api/quizzes/${quiz.id}/check`, {
      answers: answersTo(questions),
    });
    expect(answer.status).toBe(401);
    expect(answer.text).not.toMatch(/correct|reason/i);
  });

  test('is told to submit if they turn out to be a learner, because a learner’s tries count', async () => {
    const { quiz, questions } = await visitorAtTheQuiz();
    const learner = await site.signedIn(ada);
    const answer = await learner.post(`/api/quizzes/${quiz.id}/check`, {
      answers: answersTo(questions),
    });
    expect(answer.status).toBe(403);
    expect(answer.text).not.toMatch(/correct|reason/i);
  });
});

// Shows: A3 how often
test(
  'a quiz can be submitted at most 60 times a minute, counted for each learner',
  { tags: ['exhaustive'] },
  async () => {
    const { browser, lessons, lesson } = await adaAtHerQuiz();
    await complete(browser, lesson.id);
    const paths = await Promise.all(
      lessons.slice(0, 2).map(async ({ id }) => {
        const { quiz, questions } = await quizOf(browser, id);
        const body = { answers: answersTo(questions) };
        return () => browser.post(`/api/quizzes/${quiz.id}/submit`, body);
      }),
    );
    const [first, second] = paths;
    if (!first || !second) throw new Error('no quizzes');
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, times) => (times % 2 ? first() : second())),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const refused = await first();
    expect([refused.status, refused.text]).toEqual([
      429,
      'That was a lot of quizzes. Please wait a minute, then try again.',
    ]);
    expect((await takeQuiz(await site.signedIn(grace), lesson.id)).score).toBe(4);
  },
);

// Shows: A3 how often
test('one quiz can be submitted at most 50 times a day', async () => {
  const { browser, lesson, quiz, questions } = await adaAtHerQuiz();
  await takeQuiz(browser, lesson.id);
  await site.pool.query('update user_quiz_stats set submissions_on_day = 49');
  const submit = () =>
    browser.post(`/api/quizzes/${quiz.id}/submit`, { answers: answersTo(questions) });
  expect((await submit()).status).toBe(200);
  const before = await ledgerOf(site.pool, 'ada');
  const refused = await submit();
  expect([refused.status, refused.text]).toEqual([
    429,
    "You've taken this quiz 50 times today. Give it a rest and come back tomorrow.",
  ]);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(24 * 3600);
  expect(await ledgerOf(site.pool, 'ada')).toEqual(before);
  site.clock.pass(24 * 3_600_000);
  expect((await submit()).status).toBe(200);
});

// Runs last: an address that has used up its limit stays refused in this process for a minute.
// Shows: A3 how often
test('answers of visitors are checked at most 120 times a minute from one address', async () => {
  const browser = site.visitor();
  const [lesson] = await lessonsOf(browser, free);
  const { quiz, questions } = await quizOf(browser, lesson.id);
  const statuses = new Set<number>();
  for (let tries = 0; tries < 130; tries += 1) {
    const body = { answers: answersTo(questions) };
    statuses.add((await browser.post(`/api/quizzes/${quiz.id}/check`, body)).status);
  }
  expect(statuses).toEqual(new Set([200, 429]));
});
