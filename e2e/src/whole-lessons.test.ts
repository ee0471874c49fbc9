import type { CourseId, Lesson, LessonSummary } from '@qubloom/contract';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { desktop, phone, useBrowser } from './support/browser.ts';
import { lessonsWithTasks, type LessonFiles } from './support/content.ts';
import { answerQuiz, arrive } from './support/learner.ts';
import { isDone, walkThrough } from './support/lesson-walk.ts';
import { giveTier } from './support/tiers.ts';

const openWindow = useBrowser();
const lessons = lessonsWithTasks();
const sizes = [desktop, phone];

/** What the server says, asked by the page as the learner who is signed in. */
function ask<Reply>(page: Page, path: string, method = 'GET'): Promise<Reply> {
  return page.evaluate(
    async ([to, how]) => (await fetch(to, { method: how })).json() as Promise<Reply>,
    [path, method] as const,
  );
}

/** Opens the lesson, with the ones before it completed. */
async function open(page: Page, { course, index }: LessonFiles): Promise<Lesson> {
  const courses = await ask<{ id: CourseId; title: string }[]>(page, '/api/courses');
  const id = courses.find(({ title }) => title === course.title)?.id ?? 0;
  const all = await ask<LessonSummary[]>(page, `/api/courses/${String(id)}/lessons`);
  for (const before of all.slice(0, index)) {
    await ask(page, `/api/lessons/${String(before.id)}/complete`, 'POST');
  }
  const lessonId = String(all[index]?.id);
  await page.goto(`/courses/${String(id)}?lesson=${lessonId}`);
  return ask<Lesson>(page, `/api/lessons/${lessonId}`);
}

describe.each(lessons)('$course.title: $title', (files) => {
  test.each(sizes)(
    'from the first thing to do to the quiz, at $width px',
    { timeout: 240_000 },
    async (viewport) => {
      const page = await openWindow({ viewport });
      const username = await arrive(page);
      await giveTier(username, files.course.requires);
      const lesson = await open(page, files);

      expect(await walkThrough(page, files, lesson.content)).toBe(files.tasks.size);

      await page.getByRole('button', { name: 'Mark as Complete' }).click();
      await page.getByRole('button', { name: 'Completed', exact: true }).waitFor();
      await page.getByRole('button', { name: 'Take Quiz' }).click();
      const { questions } = files.quiz;
      await answerQuiz(
        page,
        questions.map((question) => question[question.correct].text),
      );
      await page.getByText('Quiz Results').first().waitFor();

      const kept = await ask<{ passed: unknown[] }>(
        page,
        `/api/lessons/${String(lesson.id)}/tasks`,
      );
      expect(kept.passed).toHaveLength(files.tasks.size);
      await page.goto(page.url().replace('&tab=quiz', ''));
      await page.getByRole('button', { name: 'Show all steps' }).click();
      for (const { title } of files.tasks.values()) {
        await page.getByRole('heading', { name: `Done: ${title}` }).waitFor();
        expect(await isDone(page, title)).toBe(true);
      }
    },
  );
});

test('every course has such a lesson', () => {
  expect(lessons.length).toBeGreaterThanOrEqual(3);
});
