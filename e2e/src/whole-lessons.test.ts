import { inlineCheckKinds } from '@qubloom/contract';
import { ask } from './support/ask.ts';
import { desktop, expect, phone, test } from './support/fixtures.ts';
import { lessonsToWalk } from './support/content.ts';
import { answerQuiz, openLesson, signIn } from './support/learner.ts';
import { isDone, showAllSteps, walkThrough } from './support/walk/lesson-walk.ts';

const lessons = lessonsToWalk();

// The lessons alternate between a desktop and a phone; `thumb.test.ts` also walks through a first lesson on a phone.
for (const [place, files] of lessons.entries()) {
  const viewport = place % 2 === 0 ? desktop : phone;
  test.describe(`${files.course.title}: ${files.title}`, () => {
    test(`from the first thing to do to the quiz, at ${String(viewport.width)} px`, async ({
      openWindow,
    }) => {
      test.setTimeout(240_000);
      const page = await openWindow({ viewport });
      await signIn(page, { tier: files.course.requires });
      await page.goto('/dashboard');
      const lesson = await openLesson(page, files);

      expect(await walkThrough(page, files, lesson.content)).toBe(files.tasks.size);

      await page.getByRole('button', { name: 'Mark as Complete' }).click();
      await page.getByText('Progress Saved').waitFor();
      await page.getByRole('button', { name: 'Take Quiz' }).click();
      const { questions } = files.quiz;
      await answerQuiz(
        page,
        questions.map((question) => question[question.correct].text),
      );
      await page.getByText('Quiz Results').first().waitFor();

      const saved = await ask<{ passed: unknown[] }>(
        page,
        `/api/lessons/${String(lesson.id)}/tasks`,
      );
      expect(saved.passed).toHaveLength(files.tasks.size);
      await page.goto(page.url().replace('&tab=quiz', ''));
      await showAllSteps(page);
      for (const { title } of files.tasks.values()) {
        await page.getByRole('heading', { name: `Done: ${title}` }).waitFor();
        expect(await isDone(page, title)).toBe(true);
      }
    });
  });
}

test('these lessons come from at least three courses and have every kind of check', () => {
  expect(new Set(lessons.map(({ course }) => course)).size).toBeGreaterThanOrEqual(3);
  expect(new Set(lessons.flatMap(({ checks }) => [...checks]))).toEqual(new Set(inlineCheckKinds));
});
