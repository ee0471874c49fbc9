import { quizzes } from '@qubloom/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { answersTo, complete, lessonsOf, quizOf, takeQuiz } from '../../testing/learning.ts';
import { ada } from '../../testing/people.ts';
import { statementsOf } from '../../testing/statements.ts';

const site = useTestApp();
beforeEach(() => site.clock.set('2027-03-01T12:00:00Z')); // a Monday
afterEach(() => site.forgetLearners());

const free = 'The free-course';

const bounds = /^(begin|commit)$/;

describe('submitting a quiz', () => {
  const submission = async () => {
    const browser = await site.signedIn(ada);
    const [lesson] = await lessonsOf(browser, free);
    const { quiz, questions } = await quizOf(browser, lesson.id);
    const path = `/api/quizzes/${String(quiz.id)}/submit`;
    const submit = (right: number) => browser.post(path, { answers: answersTo(questions, right) });
    return { browser, lesson, submit };
  };

  test('takes at most ten statements in one transaction, with or without badges and cards', async () => {
    const { browser, lesson, submit } = await submission();
    await complete(browser, lesson.id);
    // A perfect submission in a completed lesson: three badges and their points.
    let badges: unknown[] = [];
    const first = await statementsOf(async () => {
      badges = (await submit(4)).json<{ newAchievements: unknown[] }>().newAchievements;
    });
    const again = await statementsOf(() => submit(1));

    expect(badges.length).toBeGreaterThanOrEqual(3);
    for (const statements of [first, again]) {
      expect(statements.filter((text) => bounds.test(text))).toEqual(['begin', 'commit']);
      const [begin, commit] = [statements.indexOf('begin'), statements.indexOf('commit')];
      expect(commit - begin - 1).toBeLessThanOrEqual(10);
      // No statement outside of the transaction writes.
      const outside = [...statements.slice(0, begin), ...statements.slice(commit)];
      expect(outside.filter((text) => /insert into|update "|delete from/.test(text))).toEqual([]);
    }
  });

  test('takes the same time, no matter how often a learner has submitted a quiz', async () => {
    const { submit } = await submission();
    const statements = await statementsOf(() => submit(2));
    // A row is added to the submissions, and nothing ever reads the existing ones.
    const named = statements.filter((text) => text.includes('user_quiz_results'));
    expect(named).toHaveLength(1);
    expect(named[0]).toMatch(/insert into "user_quiz_results"/);
    expect(named[0]).not.toMatch(/(from|join|update) "?user_quiz_results/);
    expect(
      statements.filter((text) => /(from|join) "?(points_ledger|user_activities)/.test(text)),
    ).toEqual([]);
  });
});

test('an activity that fails half-way leaves nothing behind', async () => {
  const browser = await site.signedIn(ada);
  const [one] = await lessonsOf(browser, free);
  const quiz = await browser.call(quizzes.lessonQuiz, { params: { id: one.id } });
  await site.pool.query('alter table points_ledger rename to points_ledger_away');
  try {
    const answers = await Promise.all([
      browser.post(`/api/lessons/${one.id}/complete`),
      takeQuiz(browser, one.id).catch((error: unknown) => String(error)),
    ]);
    expect(answers[0].status).toBe(500);
    expect(answers[1]).toContain('500');
  } finally {
    await site.pool.query('alter table points_ledger_away rename to points_ledger');
  }

  const { rows } = await site.pool.query(
    `select (select count(*)::int from progress) as progress,
      (select count(*)::int from user_quiz_results where quiz_id = $1) as results,
      (select count(*)::int from user_activities) as activities,
      (select points from users) as points, (select streak from users) as streak`,
    [quiz.id],
  );
  expect(rows).toEqual([{ progress: 0, results: 0, activities: 0, points: 0, streak: 0 }]);
});
