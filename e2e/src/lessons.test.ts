import type { Locator } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { firstQuiz } from './support/content.ts';
import { answerQuiz, openQuantumBasics, signIn, startLesson } from './support/learner.ts';
import { showAllSteps } from './support/walk/lesson-walk.ts';

test.describe('lessons and quizzes', () => {
  test('a lesson stays locked until the one before it is completed', async ({ openWindow }) => {
    const page = await openWindow();
    await signIn(page);
    await openQuantumBasics(page);
    const second = page.getByRole('button', { name: /Chance and counting/ });
    await page.getByText('Complete previous lesson to unlock').first().waitFor();
    expect(await second.isDisabled()).toBe(true);

    const lessons: unknown = await page.evaluate(async () => {
      const courses = (await (await fetch('/api/courses')).json()) as { id: number }[];
      return (await fetch(`/api/courses/${String(courses[0]?.id)}/lessons`)).json();
    });
    const locked = (lessons as { id: number }[])[1]?.id;
    const status = await page.evaluate(
      async (id) => (await fetch(`/api/lessons/${String(id)}`)).status,
      locked,
    );
    expect(status).toBe(403);

    await page.getByRole('button', { name: 'Mark as Complete' }).click();
    await page.getByText('Lesson marked as complete!').first().waitFor();
    await second.click();
    await page.getByRole('heading', { name: 'Chance and counting' }).first().waitFor();
  });

  test('a retake pays only what it improves', async ({ openWindow }) => {
    const page = await openWindow();
    await signIn(page);
    await openQuantumBasics(page);
    const points = async () => {
      const user: unknown = await page.evaluate(async () => (await fetch('/api/user')).json());
      return (user as { points: number }).points;
    };
    const take = async (answers: readonly string[]) => {
      await answerQuiz(page, answers);
      await page.getByText('Quiz Results').first().waitFor();
      return points();
    };
    const { right, wrong } = firstQuiz();
    const halfRight = [...right.slice(0, 3), ...wrong.slice(3)];

    await page.getByRole('button', { name: 'Take Quiz' }).click();
    // 5 of 10 for three of six.
    expect(await take(halfRight)).toBe(5);
    await page.getByRole('button', { name: 'Retake Quiz' }).click();
    // 5 more of the quiz's 10, and 10 for "All Clear".
    expect(await take(right)).toBe(20);
    await page.getByRole('button', { name: 'Retake Quiz' }).click();
    expect(await take(right)).toBe(20);
  });

  test('a quiz that misses an answer is not handed in', async ({ openWindow }) => {
    const page = await openWindow();
    await signIn(page);
    await openQuantumBasics(page);
    await page.getByRole('button', { name: 'Take Quiz' }).click();
    await answerQuiz(page, firstQuiz().right.slice(0, 5));
    await page.getByText("Can't Submit").first().waitFor();
    await page.getByText('Please answer all questions before submitting').first().waitFor();
  });

  test('a visitor reads the first lesson and is asked to sign in where something would be kept', async ({
    openWindow,
  }) => {
    const page = await openWindow();
    await startLesson(page);
    await page.getByRole('heading', { name: 'A coin in a box', level: 1 }).waitFor();
    await page
      .getByRole('link', { name: /sign in/i })
      .first()
      .waitFor();
  });

  test('a gate that is dragged in a task stays under the pointer and lands there', async ({
    openWindow,
  }) => {
    const page = await openWindow();
    await signIn(page);
    await startLesson(page);
    await showAllSteps(page);
    await page.locator('label:has(input[name^="guess-"])').first().click();
    await page.getByRole('button', { name: 'Lock In My Guess' }).click();
    const gate = page.getByRole('group', { name: 'Gates' }).first().getByRole('button').first();
    await gate.scrollIntoViewIfNeeded();
    const place = page.locator('[data-wire="0"][data-column="0"]').first();
    const [from, to] = [await centerOf(gate), await centerOf(place)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    const carried = await centerOf(page.locator('span.fixed.pointer-events-none'));
    expect(Math.hypot(carried.x - to.x, carried.y - to.y)).toBeLessThan(2);
    await page.mouse.up();
    await page
      .getByRole('button', { name: /place 1: (?!empty)/ })
      .first()
      .waitFor();
  });
});

async function centerOf(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
