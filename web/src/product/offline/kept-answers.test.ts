// @vitest-environment jsdom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { routes } from '@qubloom/contract';
import { fakeCaches } from '../../testing/fake-caches.ts';
import { ApiError, call } from '../api/api.ts';
import { accounts, courses, guidedPaths, quizzes } from '../api/endpoints.ts';
import { rememberLearner } from '../storage/learner-storage.ts';
import { forgetAnswersOfOthers, isKept, keepAnswer, keptPaths } from './kept-answers.ts';
import { connectivity, NetworkError } from '../../lib/connectivity/connectivity.ts';

const ada = 7;
const ben = 8;
const lesson = () => call(courses.lesson, { params: { id: 3 } });

/** The site's answer from now on. */
let answer: () => Response | Promise<never>;
const away = () => Promise.reject(new TypeError('Failed to fetch'));
const says =
  (text: string, date = new Date()) =>
  () =>
    Response.json({ text }, { headers: { date: date.toUTCString() } });

async function isHere(learner: number | undefined) {
  rememberLearner(learner);
  await forgetAnswersOfOthers(learner);
}

beforeEach(async () => {
  localStorage.clear();
  fakeCaches();
  vi.stubGlobal('fetch', async () => answer());
  await isHere(ada);
});
afterEach(() => connectivity.note(false));

const settled = () => new Promise((resolve) => setTimeout(resolve));

async function readLesson() {
  answer = says('a lesson');
  await lesson();
  await settled();
}

test('an answer that was read is available if the site cannot be reached, and this is known', async () => {
  await readLesson();
  answer = away;
  expect(await lesson()).toEqual({ text: 'a lesson' });
  expect(connectivity.isAway()).toBe(true);
  answer = says('a newer lesson');
  expect(await lesson()).toEqual({ text: 'a newer lesson' });
  expect(connectivity.isAway()).toBe(false);
});

test('an error of a proxy in front of the server counts as no answer', async () => {
  await readLesson();
  answer = () => new Response('Bad Gateway', { status: 502 });
  expect(await lesson()).toEqual({ text: 'a lesson' });
});

test('an answer that was never read is not available', async () => {
  answer = away;
  await expect(lesson()).rejects.toThrow(NetworkError);
  expect(connectivity.isAway()).toBe(false);
});

test('it is shown to nobody else, neither the next learner nor a visitor', async () => {
  await readLesson();
  answer = away;
  for (const next of [ben, undefined]) {
    rememberLearner(next);
    await expect(lesson()).rejects.toThrow(NetworkError);
  }
});

test('it is deleted when somebody else signs in, and when its learner leaves', async () => {
  for (const next of [ben, undefined]) {
    await isHere(ada);
    await readLesson();
    await isHere(next);
    await isHere(ada);
    answer = away;
    await expect(lesson()).rejects.toThrow(NetworkError);
  }
});

test('an answer that comes after its learner has left is not stored', async () => {
  answer = () => {
    rememberLearner(ben);
    return Response.json({ text: "Ada's lesson" });
  };
  await lesson();
  await settled();
  expect(await keptPaths()).toEqual(new Set());
  rememberLearner(ada);
  expect(await keptPaths()).toEqual(new Set());
});

test('an answer that is now forbidden or gone is deleted', async () => {
  await readLesson();
  answer = () => new Response('You need a plan.', { status: 403 });
  await expect(lesson()).rejects.toThrow(ApiError);
  await settled();
  answer = away;
  await expect(lesson()).rejects.toThrow(NetworkError);
});

test('after a month without the site it is no longer shown, because a session would have ended, too', async () => {
  answer = says('a lesson', new Date(Date.now() - 31 * 24 * 3_600_000));
  await lesson();
  await settled();
  answer = away;
  await expect(lesson()).rejects.toThrow(NetworkError);
});

test('a learner who has just signed in is known without another call', async () => {
  keepAnswer(accounts.currentUser, { id: ada });
  await settled();
  answer = away;
  expect(await call(accounts.currentUser)).toEqual({ id: ada });
});

test('it also works in a browser without Response.json, such as Safari 16.4', async () => {
  const { json } = Response;
  Reflect.deleteProperty(Response, 'json');
  onTestFinished(() => {
    Response.json = json;
  });
  keepAnswer(accounts.currentUser, { id: ada });
  await settled();
  answer = away;
  expect(await call(accounts.currentUser)).toEqual({ id: ada });
});

test('replies to submissions, and replies that hold a solution, are not stored', () => {
  const all = Object.values(routes).flatMap((feature) => Object.values(feature));
  expect(all.filter(isKept).filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(isKept(quizzes.submit)).toBe(false);
  expect(isKept(guidedPaths.steps)).toBe(false);
});
