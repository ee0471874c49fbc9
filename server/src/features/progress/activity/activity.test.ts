import { progress as calls } from '@qubloom/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTestApp } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import { complete, lessonsOf, takeQuiz } from '../../../testing/learning.ts';
import { ada } from '../../../testing/people.ts';

const site = useTestApp();
beforeEach(() => site.clock.set('2027-03-01T12:00:00Z')); // a Monday
afterEach(() => site.forgetLearners());

const free = 'The free-course';
const day = 24 * 3_600_000;
const dashboard = (browser: Client) => browser.call(calls.dashboard);

test('the origin of requests is deleted after 30 days, but what was learned is not', async () => {
  const browser = await site.signedIn(ada);
  const [one, two] = await lessonsOf(browser, free);
  const origins = async () =>
    (
      await site.pool.query(
        `select type, ip_address is not null or session_id is not null
           or user_agent is not null as "isStored" from user_activities order by id`,
      )
    ).rows;
  await complete(browser, one.id);
  site.clock.pass(20 * day);
  await complete(browser, two.id);
  site.clock.pass(9 * day);
  await site.forgetOld();
  expect(await origins()).toEqual([
    { type: 'lesson-completed', isStored: true },
    { type: 'lesson-completed', isStored: true },
  ]);
  site.clock.pass(2 * day);
  await site.forgetOld();
  expect(await origins()).toEqual([
    { type: 'lesson-completed', isStored: false },
    { type: 'lesson-completed', isStored: true },
  ]);
});

test('old activities are all cleared, even if there are more than one statement changes', async () => {
  const { user } = await site.signedIn(ada);
  await site.pool.query(
    `insert into user_activities (user_id, type, created_at, ip_address)
     select $1, 'lesson-completed', '2026-01-01', '192.0.2.0' from generate_series(1, 4500)`,
    [user.id],
  );
  await site.forgetOld();
  const { rows } = await site.pool.query(
    'select count(*)::int as stored from user_activities where ip_address is not null',
  );
  expect(rows).toEqual([{ stored: 0 }]);
});

test('a learner’s day is stored with its counts and its mean score', async () => {
  const browser = await site.signedIn(ada);
  const [one] = await lessonsOf(browser, free);
  await complete(browser, one.id);
  for (const right of [1, 4, 2]) await takeQuiz(browser, one.id, right);
  site.clock.pass(day);
  await takeQuiz(browser, one.id, 0);

  const { rows } = await site.pool.query(
    `select date::text, lessons_completed, quizzes_taken, average_quiz_score
     from user_analytics order by date`,
  );
  expect(rows).toEqual([
    {
      date: '2027-03-01',
      lessons_completed: 1,
      quizzes_taken: 3,
      average_quiz_score: expect.closeTo(700 / 12),
    },
    { date: '2027-03-02', lessons_completed: 0, quizzes_taken: 1, average_quiz_score: 0 },
  ]);
  const activities = await site.pool.query<{ type: string; metadata: unknown }>(
    'select type, metadata from user_activities order by id',
  );
  expect(activities.rows.map(({ type }) => type)).toEqual([
    'lesson-completed',
    ...Array.from({ length: 4 }, () => 'quiz-submitted'),
  ]);
  expect(activities.rows[1]?.metadata).toEqual({ score: 1, totalQuestions: 4, points: 3 });
});

test('opened lessons are counted for the day, but do not make it a learning day', async () => {
  const browser = await site.signedIn(ada);
  const [one, two] = await lessonsOf(browser, free);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    for (const { id } of [one, one, two]) await browser.get(`/api/lessons/${id}`);
    await vi.advanceTimersByTimeAsync(5000);
  } finally {
    vi.useRealTimers();
  }
  const viewed = () => site.pool.query('select lessons_viewed from user_analytics');

  await expect
    .poll(async () => (await viewed()).rows, { timeout: 10_000 })
    .toEqual([
      { lessons_viewed: 2 }, // the second lesson is locked
    ]);
  expect((await dashboard(browser)).daysLearnedThisWeek).toBe(0);
});
