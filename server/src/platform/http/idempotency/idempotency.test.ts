import { formatIdempotencyKey, idempotencyHeader, simulators } from '@qubloom/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useTestApp, type SignedInClient } from '../../../testing/app.ts';
import {
  answersTo,
  complete,
  ledgerOf,
  lessonsOf,
  quizOf,
  takeQuiz,
} from '../../../testing/learning.ts';
import { ada, grace } from '../../../testing/people.ts';
import { statementsOf } from '../../../testing/statements.ts';

const site = useTestApp();
beforeEach(() => site.clock.set('2027-03-01T12:00:00Z'));
afterEach(() => site.forgetLearners());

const free = 'The free-course';
const hour = 3_600_000;
const random = (digit: string) => digit.repeat(32);

const keyOf = (browser: SignedInClient, digit: string) => ({
  [idempotencyHeader]: formatIdempotencyKey({ learner: browser.user.id, random: random(digit) }),
});

async function atQuiz(person = ada) {
  const browser = await site.signedIn(person);
  const lessons = await lessonsOf(browser, free);
  const { quiz, questions } = await quizOf(browser, lessons[0].id);
  const path = `/api/quizzes/${String(quiz.id)}/submit`;
  const submit = (right: number, digit: string) =>
    browser.post(path, { answers: answersTo(questions, right) }, keyOf(browser, digit));
  return { browser, lessons, submit };
}

const count = async (table: string) =>
  (await site.pool.query<{ rows: number }>(`select count(*)::int as rows from ${table}`)).rows[0]
    ?.rows;

describe('a quiz that is submitted twice with one key', () => {
  test('is scored once, and gets the same answer twice', async () => {
    const { submit } = await atQuiz();
    const first = await submit(3, 'a');
    const again = await submit(3, 'a');
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.text).toBe(first.text);
    expect(first.json()).toMatchObject({ score: 3, pointsEarned: expect.any(Number) });
    expect(await count('user_quiz_results')).toBe(1);
  });

  // Shows: A1 sent again
  test(
    'is scored once if both come at the same time, along with fifty more',
    { tags: ['exhaustive'] },
    async () => {
      const { submit } = await atQuiz();
      const answers = await Promise.all(Array.from({ length: 50 }, () => submit(4, 'a')));
      expect(new Set(answers.map(({ status, text }) => `${String(status)} ${text}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(200);
      expect(await count('user_quiz_results')).toBe(1);
      const { points, ledger } = await ledgerOf(site.pool, ada.username);
      expect(points).toBe(ledger);
    },
  );

  test('is refused if the answers differ, and nothing is paid', async () => {
    const { submit } = await atQuiz();
    await submit(2, 'a');
    const before = await ledgerOf(site.pool, ada.username);
    const other = await submit(4, 'a');
    expect(other.status).toBe(422);
    expect(other.text).toMatch(/^That was sent before with different content\./);
    expect(await ledgerOf(site.pool, ada.username)).toEqual(before);
  });

  test('is a new submission with another key or with none', async () => {
    const { browser, lessons, submit } = await atQuiz();
    await submit(2, 'a');
    await submit(2, 'b');
    await takeQuiz(browser, lessons[0].id, 2);
    expect(await count('user_quiz_results')).toBe(3);
  });
});

test('a refusal is not stored: the same key may come again', async () => {
  const { browser, lessons } = await atQuiz();
  const finish = () =>
    browser.post(`/api/lessons/${String(lessons[1].id)}/complete`, undefined, keyOf(browser, 'a'));
  expect((await finish()).status).toBe(403);
  await complete(browser, lessons[0].id);
  expect((await finish()).status).toBe(200);
});

// Shows: A9 kept replies
test('a key made for another learner is never used for the one who is signed in', async () => {
  const { lessons } = await atQuiz();
  const other = await site.signedIn(grace);
  const path = `/api/lessons/${String(lessons[0].id)}/complete`;
  const key = formatIdempotencyKey({ learner: other.user.id + 1, random: random('a') });
  const answer = await other.post(path, undefined, { [idempotencyHeader]: key });
  expect([answer.status, answer.text]).toEqual([401, 'Please sign in first.']);
  expect(await count('progress')).toBe(0);
});

test('two learners may have the same random key', async () => {
  const { submit } = await atQuiz();
  const graces = await atQuiz(grace);
  expect((await submit(4, 'a')).json()).toMatchObject({ score: 4 });
  expect((await graces.submit(1, 'a')).json()).toMatchObject({ score: 1 });
});

test.each(['', 'a', '0-', `1-${'g'.repeat(32)}`, `1-${'a'.repeat(33)}`, '1-' + 'a'.repeat(5000)])(
  'a key like %j is refused',
  async (key) => {
    const { browser, lessons } = await atQuiz();
    const path = `/api/lessons/${String(lessons[0].id)}/complete`;
    const answer = await browser.post(path, undefined, { [idempotencyHeader]: key });
    expect(answer.status).toBe(422);
    expect(await count('progress')).toBe(0);
  },
);

test('the use of a simulator is counted once per key', async () => {
  const { browser, lessons } = await atQuiz();
  const path = `/api/lessons/${String(lessons[0].id)}/simulator-use`;
  await browser.call(simulators.use, { params: { id: lessons[0].id }, body: { seconds: 0 } });
  site.clock.pass(60_000);
  const report = () => browser.post(path, { seconds: 30 }, keyOf(browser, 'a'));
  expect((await report()).json()).toEqual({ seconds: 30 });
  expect((await report()).json()).toEqual({ seconds: 30 });
});

test('the key costs one more query, and its reply is written with the work', async () => {
  const { submit } = await atQuiz();
  const statements = await statementsOf(() => submit(4, 'a'));
  const [begin, commit] = [statements.indexOf('begin'), statements.indexOf('commit')];
  const inside = statements.slice(begin + 1, commit);
  expect(inside.at(-1)).toContain('insert into "kept_replies"');
  expect(inside.length).toBeLessThanOrEqual(10);
  // The four queries outside it read the session, the stored reply, the quiz, and the lesson.
  expect([...statements.slice(0, begin), ...statements.slice(commit + 1)]).toHaveLength(4);
});

test('a reply is deleted after seven days, and goes with its learner', async () => {
  const { submit } = await atQuiz();
  await submit(4, 'a');
  site.clock.pass(7 * 24 * hour - 60_000);
  await site.forgetOld();
  expect(await count('kept_replies')).toBe(1);
  site.clock.pass(2 * 60_000);
  await site.forgetOld();
  expect(await count('kept_replies')).toBe(0);

  await submit(4, 'b');
  await site.pool.query('delete from users');
  expect(await count('kept_replies')).toBe(0);
});
