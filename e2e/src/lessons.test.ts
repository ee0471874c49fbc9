import type { Locator } from '@playwright/test';
import { expect, phone, test } from './support/fixtures.ts';
import { firstQuiz } from './support/content.ts';
import {
  completeUnread,
  answerQuiz,
  openQuantumBasics,
  signIn,
  startLesson,
} from './support/learner.ts';
import { showAllSteps } from './support/walk/lesson-walk.ts';

test.describe('lessons and quizzes', () => {
  test(
    'a lesson stays locked until the one before it is completed',
    { tag: '@main' },
    async ({ openWindow }) => {
      const page = await openWindow();
      await signIn(page);
      await openQuantumBasics(page);
      const second = page.getByRole('button', { name: /Chance and counting/ });
      await page.getByText('Complete previous lesson to unlock').first().waitFor();
      await expect(second).toBeDisabled();

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

      await completeUnread(page);
      await page.getByText('Lesson marked as complete!').first().waitFor();
      await second.click();
      await page.getByRole('heading', { name: 'Chance and counting' }).first().waitFor();
    },
  );

  test('a repeated quiz pays only for improvement', async ({ openWindow }) => {
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
    // Three right answers of six pay 5 of the quiz's 10 points.
    expect(await take(halfRight)).toBe(5);
    await page.getByRole('button', { name: 'Retake Quiz' }).click();
    // The retake pays the other 5 points, and the badge "All Clear" pays 10.
    expect(await take(right)).toBe(20);
    await page.getByRole('button', { name: 'Retake Quiz' }).click();
    expect(await take(right)).toBe(20);
  });

  test('a quiz with a missing answer is not submitted', async ({ openWindow }) => {
    const page = await openWindow();
    await signIn(page);
    await openQuantumBasics(page);
    await page.getByRole('button', { name: 'Take Quiz' }).click();
    await answerQuiz(page, firstQuiz().right.slice(0, 5));
    await page.getByText("Can't Submit").first().waitFor();
    await page.getByText('Please answer all questions before submitting').first().waitFor();
  });

  test(
    'a visitor reads the first lesson and is asked to sign in to save progress',
    { tag: '@main' },
    async ({ openWindow }) => {
      const page = await openWindow();
      await startLesson(page);
      await page.getByRole('heading', { name: 'A coin in a box', level: 1 }).waitFor();
      await page
        .getByRole('link', { name: /sign in/i })
        .first()
        .waitFor();
    },
  );

  test('closing a lesson leads to the course and leaves no steps in the history', async ({
    openWindow,
  }) => {
    const page = await openWindow({ viewport: phone, hasTouch: true, isMobile: true });
    await signIn(page);
    await startLesson(page);
    const at = (query: RegExp) => page.waitForURL((url) => query.test(url.href));
    const close = page.getByRole('link', { name: 'Back to the course' });
    const wayOn = page.getByRole('button', { name: 'Continue', exact: true });
    await wayOn.tap();
    await at(/step=2$/);
    await wayOn.tap();
    await at(/step=3$/);
    await page.getByRole('button', { name: 'Skip This Guess' }).tap();
    await at(/step=4$/);
    await page.goBack();
    await page.getByText('You skipped this guess. You can still make one.').waitFor();
    await close.tap();
    await at(/\/courses\/\d+$/);
    await page.getByRole('button', { name: 'Continue Lesson' }).waitFor();
    await page.goBack();
    await at(/\/courses$/);

    // A link opens the lesson without any of our pages in the history.
    const linked = await page.context().newPage();
    await linked.goto('/courses/1?lesson=1&step=1');
    await linked.getByRole('button', { name: 'Continue', exact: true }).tap();
    await linked.waitForURL(/step=2$/);
    await linked.getByRole('link', { name: 'Back to the course' }).tap();
    await linked.waitForURL(/\/courses\/1$/);
    expect(
      await linked.evaluate(() => (history.state as { __TSR_index: number }).__TSR_index),
    ).toBe(0);
  });

  test('completing an unread lesson asks first, and going back closes its finish', async ({
    openWindow,
  }) => {
    const page = await openWindow({ viewport: phone, hasTouch: true, isMobile: true });
    await signIn(page);
    await openQuantumBasics(page);
    const complete = page.getByRole('button', { name: 'Mark as Complete' });
    await complete.click();
    const asks = page.getByRole('dialog', { name: 'Do you know this already?' });
    await asks.getByRole('button', { name: 'Take Quiz' }).waitFor();
    await page.keyboard.press('Escape');
    await expect(complete).toBeFocused();
    await completeUnread(page);
    const end = page.getByRole('heading', { name: 'Lesson 1 is done!' });
    await expect(end).toBeFocused();
    await page.goBack();
    await expect(end).toBeHidden();
    await page.getByRole('button', { name: 'Completed', exact: true }).waitFor();
    await page.goForward();
    await end.waitFor();
    await page.getByRole('button', { name: 'Next Lesson' }).click();
    await page.waitForURL(/lesson=2/);
    await page.goBack();
    await page.waitForURL(/\/courses\/1$/);
    await expect(end).toBeHidden();
  });

  test(
    'a gate dragged in a task stays under the pointer and lands there',
    { tag: '@main' },
    async ({ openWindow }) => {
      const page = await openWindow();
      await signIn(page);
      await startLesson(page);
      await showAllSteps(page);
      await page.locator('label:has(input[name^="guess-"])').first().click();
      await page.getByRole('button', { name: 'Lock In My Guess' }).click();
      const gate = page.getByRole('group', { name: 'Gates' }).first().getByRole('button').first();
      // The task moves down while the reply to the guess opens above it; `hover` waits until it stops.
      await gate.hover();
      await page.mouse.down();
      const to = await centerOf(page.locator('[data-wire="0"][data-column="0"]').first());
      await page.mouse.move(to.x, to.y, { steps: 4 });
      const carried = await centerOf(page.locator('span.fixed.pointer-events-none'));
      expect(Math.hypot(carried.x - to.x, carried.y - to.y)).toBeLessThan(2);
      await page.mouse.up();
      await page
        .getByRole('button', { name: /place 1: (?!empty)/ })
        .first()
        .waitFor();
    },
  );
});

async function centerOf(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
