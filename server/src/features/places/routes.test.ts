import { accounts, places as calls, progress } from '@qubloom/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { complete, lessonsOf } from '../../testing/learning.ts';
import { ada, grace } from '../../testing/people.ts';

const site = useTestApp();
beforeEach(() => site.clock.set('2027-03-01T12:00:00Z'));
afterEach(() => site.forgetLearners());

const free = 'The free-course';
const noon = '2027-03-01T12:00:00.000Z';
const before = '2027-03-01T11:00:00.000Z';

async function adaInHerLesson() {
  const browser = await site.signedIn(ada);
  const [lesson, second] = await lessonsOf(browser, free);
  return { browser, lesson, second, params: inLesson(lesson.id) };
}

const inLesson = (id: number) => ({ kind: 'lesson' as const, subject: id });
const save = (browser: Client, params: ReturnType<typeof inLesson>, state: string, at: string) =>
  browser.call(calls.save, { params, body: { state, at } });
const pathTo = ({ kind, subject }: { kind: string; subject: number | string }) =>
  `/api/user/places/${kind}/${String(subject)}`;

describe('the place of a learner', () => {
  test('is found on another device', async () => {
    const browser = await site.signUp(ada);
    const [lesson] = await lessonsOf(browser, free);
    const params = inLesson(lesson.id);
    // A browser would log an error to its console for a 404.
    expect(await browser.call(calls.find, { params })).toEqual({ place: null });
    expect(await save(browser, params, 'step 13', before)).toEqual({
      state: 'step 13',
      at: before,
    });
    const tablet = site.visitor();
    const { username, password } = ada;
    await tablet.call(accounts.login, { body: { username, password } });
    expect(await tablet.call(calls.find, { params })).toEqual({
      place: { state: 'step 13', at: before },
    });
  });

  test('is the later one, in whichever order they arrive', async () => {
    const { browser, params } = await adaInHerLesson();
    await save(browser, params, 'step 13', noon);
    expect(await save(browser, params, 'step 3', before)).toEqual({ state: 'step 13', at: noon });
    site.clock.pass(60_000);
    const later = '2027-03-01T12:01:00.000Z';
    expect(await save(browser, params, 'step 4', later)).toEqual({ state: 'step 4', at: later });
  });

  test('from a device whose clock is ahead does not prevent other devices from saving', async () => {
    const { browser, params } = await adaInHerLesson();
    const ahead = await save(browser, params, 'step 2', '2037-01-01T00:00:00.000Z');
    expect(Date.parse(ahead.at)).toBeLessThan(Date.parse('2027-03-02T00:00:00Z'));
    site.clock.pass(3_600_000);
    await save(browser, params, 'step 3', '2027-03-01T13:00:00.000Z');
    expect((await browser.call(calls.find, { params })).place?.state).toBe('step 3');
  });

  test('may be in the code lab, which has only one', async () => {
    const { browser } = await adaInHerLesson();
    const params = { kind: 'program' as const, subject: 0 };
    await browser.call(calls.save, { params, body: { state: '{"code":"print(1)"}', at: noon } });
    expect((await browser.call(calls.find, { params })).place?.state).toBe('{"code":"print(1)"}');
    expect((await browser.get(pathTo({ kind: 'program', subject: 1 }))).status).toBe(404);
  });

  test('may be what the learner’s Qubi wears, which is only one', async () => {
    const { browser } = await adaInHerLesson();
    const params = { kind: 'qubi' as const, subject: 0 };
    await browser.call(calls.save, { params, body: { state: '["rings"]', at: noon } });
    expect((await browser.call(calls.find, { params })).place?.state).toBe('["rings"]');
    expect((await browser.get(pathTo({ kind: 'qubi', subject: 1 }))).status).toBe(404);
  });

  test('is deleted with the learner', async () => {
    const { browser, params } = await adaInHerLesson();
    await save(browser, params, 'step 2', noon);
    await site.pool.query("delete from users where username = 'ada'");
    const { rows } = await site.pool.query('select * from user_places');
    expect(rows).toEqual([]);
  });
});

describe('the dashboard', () => {
  test('shows the course that was begun before its first lesson is done', async () => {
    const { browser, lesson, params } = await adaInHerLesson();
    expect((await browser.call(progress.dashboard)).currentCourse).toBeNull();
    await save(browser, params, 'step 13', noon);
    expect(await browser.call(progress.dashboard)).toMatchObject({
      courseProgress: 0,
      currentCourse: {
        course: { title: free },
        currentLesson: { id: lesson.id },
        progress: 0,
        currentLessonIndex: 0,
      },
    });
  });

  test('counts a lesson once if it was both left somewhere and completed', async () => {
    const { browser, lesson, params } = await adaInHerLesson();
    await save(browser, params, 'step 13', noon);
    await complete(browser, lesson.id);
    expect(await browser.call(progress.dashboard)).toMatchObject({
      courseProgress: 33,
      currentCourse: { progress: 33, currentLessonIndex: 1 },
    });
  });
});

describe('access to a place', () => {
  test('finds nothing of another learner', async () => {
    const { browser, params } = await adaInHerLesson();
    await save(browser, params, 'step 13', noon);
    const his = await site.signedIn(grace);
    expect(await his.call(calls.find, { params })).toEqual({ place: null });
    await save(his, params, 'step 2', noon);
    expect((await browser.call(calls.find, { params })).place?.state).toBe('step 13');
  });

  test('requires a learner', async () => {
    const [lesson] = await lessonsOf(site.visitor(), free);
    const browser = site.visitor();
    const path = pathTo(inLesson(lesson.id));
    const asked = [await browser.get(path), await browser.post(path, { state: 'x', at: noon })];
    expect(asked.map(({ status }) => status)).toEqual([401, 401]);
  });

  test('requires a lesson that is open to the learner', async () => {
    const { browser, second } = await adaInHerLesson();
    const locked = pathTo(inLesson(second.id));
    expect((await browser.post(locked, { state: 'x', at: noon })).status).toBe(403);
    for (const odd of [
      inLesson(99_999),
      { kind: 'lesson', subject: 0 },
      { kind: 'moon', subject: 1 },
    ]) {
      expect((await browser.post(pathTo(odd), { state: 'x', at: noon })).status).toBe(404);
    }
  });
});

test('a place that is empty, too long, or without a valid time is refused', async () => {
  const { browser, params } = await adaInHerLesson();
  for (const body of [
    { state: '', at: noon },
    { state: 'x'.repeat(20_001), at: noon },
    { state: 'x', at: 'noon' },
  ]) {
    expect((await browser.post(pathTo(params), body)).status).toBe(422);
  }
});

// Runs last: a learner who has used up the limit stays refused in this process for a minute.
// Shows: A3 how often
test('places can be saved at most 120 times a minute', async () => {
  const { browser, params } = await adaInHerLesson();
  const statuses = new Set<number>();
  for (let tries = 0; tries < 130; tries += 1) {
    statuses.add((await browser.post(pathTo(params), { state: 'x', at: noon })).status);
  }
  expect(statuses).toEqual(new Set([200, 429]));
});
