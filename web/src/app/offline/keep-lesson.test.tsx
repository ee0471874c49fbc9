import { parseLessonContent } from '@qubloom/contract';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../product/api/query-client.ts';
import { courseServer, dashboardServer, lessonOf } from '../../testing/lessons.ts';
import { fakeServer } from '../../testing/server.ts';
import { keepLesson } from './keep-lesson.ts';

const openLesson = (id: number, untilIdle: () => Promise<void>) => {
  const preload = vi.fn();
  const kept = keepLesson(
    { courseId: 'quantum-basics', lessonId: id, isSignedIn: true },
    {
      queryClient: createQueryClient(),
      preload,
      preloadPages: () => Promise.resolve(),
      untilIdle,
    },
  );
  return { kept, preload };
};

test('the quiz is kept even while the page is never idle', async () => {
  const server = fakeServer(...courseServer(), ...dashboardServer());
  const { preload } = openLesson(11, () => new Promise(() => undefined));
  await vi.waitFor(() =>
    expect(server.received.map(({ path }) => path)).toContain('/api/quizzes/51/questions'),
  );
  expect(preload).not.toHaveBeenCalled();
});

test('the code of each part is fetched once, however often the lesson has the part', async () => {
  fakeServer(...courseServer(), ...dashboardServer());
  const { kept, preload } = openLesson(11, () => Promise.resolve());
  await kept;
  const parts = parseLessonContent(lessonOf(11).content).map((block) =>
    block.kind === 'picture' ? block.name : block.kind,
  );
  expect(parts.length).toBeGreaterThan(new Set(parts).size);
  expect(preload).toHaveBeenCalledTimes(new Set(parts).size);
});
