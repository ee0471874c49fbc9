import { routes, type Course, type LessonSummary } from '@qubloom/contract';
import type { Page } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { faultsOf } from '../support/axe.ts';
import { desktop, expect, phone, test } from '../support/fixtures.ts';
import { press, tabTo } from '../support/keys.ts';
import { signIn } from '../support/learner.ts';

/** Opens the first course as a learner who has completed this many lessons. */
async function openCourse(page: Page, completed: number): Promise<void> {
  await signIn(page);
  await page.goto('/courses');
  const [course] = await ask<Course[]>(page, routes.courses.list.path);
  if (!course) throw new Error('there are no courses');
  const path = `/api/courses/${String(course.id)}/lessons`;
  const lessons = await ask<LessonSummary[]>(page, path);
  for (const { id } of lessons.slice(0, completed)) {
    await ask(page, `/api/lessons/${String(id)}/complete`, 'POST');
  }
  await page.goto(`/courses/${String(course.id)}`);
}

test('by keys alone on a phone, a learner does the checkpoint after lesson 3 and goes back to a lesson', async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: phone });
  await openCourse(page, 3);
  await press(page, page.getByRole('button', { name: 'Take the Checkpoint' }));
  await expect(
    page.getByRole('heading', { level: 1, name: 'Checkpoint: lessons 1 to 3' }),
  ).toBeFocused();
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const question = page.getByRole('group', { name: new RegExp(`^${String(number)}\\.`) });
    await tabTo(page, question.getByRole('radio').first());
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Checkpoint Results' })).toBeFocused();
  expect(await faultsOf(page, { sizes: [phone, { width: 780, height: 360 }, desktop] })).toEqual(
    [],
  );
  await press(page, page.getByRole('link', { name: /^See it in the lesson/ }).first());
  await page.waitForURL(/lesson=\d+/);
  await press(page, page.getByRole('link', { name: 'Back to the course' }));
  const list = page.getByRole('region', { name: 'Course Lessons' });
  await expect(
    list.getByRole('button', { name: /Six questions from lessons 1 to 3 ?, done/ }),
  ).toBeEnabled();
  await expect(list.getByRole('button', { name: /Opens after lesson 6/ })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Take the Checkpoint' })).toHaveCount(0);
});
