import { brand } from '@qubloom/contract';
import type { Page } from '@playwright/test';
import { desktop, expect, phone, test } from './support/fixtures.ts';
import { firstQuiz } from './support/content.ts';
import { answerQuiz, signUp, startLesson } from './support/learner.ts';
import { skipToEnd } from './support/walk/lesson-walk.ts';

for (const [where, options] of [
  ['at a desk', { viewport: desktop }],
  ['on a phone', { viewport: phone, hasTouch: true, isMobile: true }],
] as const) {
  test.describe(`a learner's first day ${where}`, () => {
    test(
      'goes from sign-up through a lesson and its quiz to points and a badge',
      { tag: '@main' },
      async ({ openWindow }) => {
        const page = await openWindow(options);
        await signUp(page);
        await page.waitForURL('**/dashboard');
        await page.getByText('Start Learning').first().waitFor();

        await startLesson(page);
        await walkThroughLesson(page);
        await page.getByRole('button', { name: 'Mark as Complete' }).click();
        await page.getByText('Lesson marked as complete!').first().waitFor();
        await page.getByRole('heading', { name: 'Lesson 1 is done!' }).waitFor();
        await page.getByText('First Ripple').first().waitFor();

        await page.getByRole('button', { name: 'Take Quiz' }).click();
        await answerQuiz(page, firstQuiz().right);
        await page.getByText('Quiz Results').first().waitFor();
        await page
          .getByText(/6 (out of|of|\/) 6/)
          .first()
          .waitFor();

        await page.goto('/dashboard');
        // The points are 10 for the quiz and 10 for each of two badges.
        await page.getByText('30', { exact: true }).first().waitFor();
        await page.getByText('Chance and counting').first().waitFor();
        const badges = page.getByRole('tab', { name: 'Achievements' });
        if (await badges.isVisible()) await badges.click();
        await page.getByText('First Ripple').first().waitFor();
        expect(await page.title()).toBe(`Dashboard | ${brand.name}`);
      },
    );
  });
}

async function walkThroughLesson(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the box' }).click();
  await page.getByText(/after 1 game\./).waitFor();
  await skipToEnd(page);
}
