import { progress } from '@qubloom/contract';
import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signedIn, signedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { fakeServer } from '../../testing/server.ts';

const minute = 60_000;

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function open(path: string, user = signedIn()) {
  const server = fakeServer(user);
  const page = await renderPage(path);
  const seconds = () =>
    server
      .bodiesOf(progress.learningTime)
      .map((body) => (body as { seconds: number }).seconds)
      .reduce((sum, each) => sum + each, 0);
  return { ...page, server, seconds };
}

/** Simulates use of the page now and then. */
async function learnFor(minutes: number) {
  for (let at = 0; at < minutes; at++) {
    fireEvent.pointerDown(document.body);
    await pass(minute);
  }
}

test('time on a learning screen is reported while the learner is active', async () => {
  const { seconds } = await open('/code-lab');
  await learnFor(3);
  await pass(1000);
  expect(seconds()).toBeGreaterThanOrEqual(175);
  expect(seconds()).toBeLessThanOrEqual(185);
});

test('it ends two minutes after the last activity', async () => {
  const { seconds } = await open('/code-lab');
  await learnFor(1);
  await pass(20 * minute);
  expect(seconds()).toBeGreaterThanOrEqual(110);
  expect(seconds()).toBeLessThanOrEqual(125);
});

test('a hidden tab does not count', async () => {
  const { seconds } = await open('/code-lab');
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  const before = seconds();
  await learnFor(5);
  expect(seconds() - before).toBeLessThanOrEqual(10);
});

test.each([
  ['a page without anything to learn', '/about', signedIn()],
  ['a visitor', '/code-lab', signedOut()],
])('%s is not counted', async (_, path, user) => {
  const { server } = await open(path, user);
  await learnFor(3);
  expect(server.bodiesOf(progress.learningTime)).toEqual([]);
});
