import type { UserId } from '@qubloom/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LessonViews, type ViewsOfDay } from './lesson-views.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ada = 1 as UserId;
const grace = 2 as UserId;

function recorder() {
  const written: (readonly ViewsOfDay[])[] = [];
  const views = new LessonViews((rows) => {
    written.push(rows);
    return Promise.resolve();
  });
  return { written, views };
}

test('the views of a few seconds are written together, by learner and day', async () => {
  const { written, views } = recorder();
  views.note(ada, '2027-03-01');
  views.note(grace, '2027-03-01');
  views.note(ada, '2027-03-01');
  views.note(ada, '2027-03-02');
  expect(written).toEqual([]);

  await vi.advanceTimersByTimeAsync(5000);

  expect(written).toEqual([
    [
      { userId: ada, day: '2027-03-01', views: 2 },
      { userId: grace, day: '2027-03-01', views: 1 },
      { userId: ada, day: '2027-03-02', views: 1 },
    ],
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(written).toHaveLength(1);
});

test('a flood of views is written before it fills the memory', async () => {
  const { written, views } = recorder();
  for (let id = 1; id <= 1000; id++) views.note(id as UserId, '2027-03-01');
  await views.flush();
  expect(written.map((rows) => rows.length)).toEqual([1000]);
});

test('a database that is down loses the views and nothing else', async () => {
  const views = new LessonViews(() => Promise.reject(new Error('gone')));
  views.note(ada, '2027-03-01');
  await expect(views.flush()).resolves.toBeUndefined();
  views.note(ada, '2027-03-01');
  await expect(views.flush()).resolves.toBeUndefined();
});
