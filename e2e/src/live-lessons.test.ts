import type { Page } from '@playwright/test';
import { faultsOf } from './support/axe.ts';
import { openClass, teachFirstLesson } from './support/classes.ts';
import { expect, phone, test, type WindowOptions } from './support/fixtures.ts';

const onPhone: WindowOptions = { viewport: phone, hasTouch: true, isMobile: true };
const projectorSize = { width: 1024, height: 768 };

test('a teacher leads two learners through a lesson: a guess, the histogram, a call to look, a link without an account, and the end', async ({
  openWindow,
}) => {
  // Four windows share a busy machine.
  test.setTimeout(240_000);
  const { teacher, laptop, mobile } = await openClass(openWindow);
  const learners = [laptop, mobile];
  await teachFirstLesson(teacher);
  expect(await faultsOf(teacher)).toEqual([]);

  for (const learner of learners) {
    await learner.goto('/dashboard');
    await learner.getByRole('link', { name: 'Join the lesson' }).press('Enter');
    await learner.getByText(/^Your class is doing this lesson now\./).waitFor();
  }
  await teacher.getByText('2 of 2 connected.').waitFor();

  for (const learner of learners) {
    const next = learner.getByRole('button', { name: 'Continue' });
    const guess = learner.getByRole('button', { name: 'Lock In My Guess' });
    while (!(await guess.isVisible())) await next.press('Enter');
    await learner.getByRole('radio').first().check({ force: true });
    await guess.press('Enter');
    await learner.getByText('Your guess is locked in.').waitFor();
  }
  const next = teacher.getByRole('button', { name: 'Next step' });
  const question = teacher.getByRole('region', { name: 'Guesses' }).getByRole('figure');
  while (!(await question.isVisible())) await next.press('Enter');
  await expect(question.getByRole('listitem').first()).toContainText('2');
  await teacher.getByText('2 learners chose the same wrong answer.').waitFor();
  await teacher.getByRole('button', { name: 'Show the answer' }).press('Enter');
  await teacher.getByText(/^Common right now:/).waitFor();

  const opened = teacher.waitForEvent('popup');
  await teacher.getByRole('link', { name: 'Open the projector' }).press('Enter');
  const projector = await opened;
  await projector.setViewportSize(projectorSize);
  await projector.getByRole('button', { name: 'Show the guesses' }).press('Enter');
  await projector.getByRole('region', { name: 'Guesses of the class' }).waitFor();
  expect(await overflowOf(projector)).toBeLessThanOrEqual(0);
  expect(await smallestTextOf(projector)).toBeGreaterThanOrEqual(28);
  expect(await faultsOf(projector, { sizes: [projectorSize] })).toEqual([]);
  await projector.getByRole('button', { name: 'Show the guesses' }).press('Enter');
  const place = projector.getByText(/^Step \d+/);
  const before = (await place.textContent()) ?? '';
  await projector.locator('body').press('ArrowRight');
  await expect(place).not.toHaveText(before);
  await projector.locator('body').press('ArrowLeft');
  await expect(place).toHaveText(before);

  await projector.getByRole('button', { name: /^Link for devices/ }).press('Enter');
  const link = await projector.getByText(/\/look\//).innerText();
  const device = await openWindow(onPhone);
  await device.goto(`/look/${link.split('/look/')[1] ?? ''}`);
  await device.getByText(/This page follows your teacher\./).waitFor();
  await expect(device.getByRole('radio', { name: /^Lock/ })).toHaveCount(0);
  expect(await faultsOf(device, { sizes: [phone] })).toEqual([]);

  await projector.getByRole('button', { name: 'Everybody look here' }).press('Enter');
  for (const learner of learners) {
    const pause = learner.getByRole('dialog', { name: 'Everybody look here' });
    await pause.getByText(/^Your teacher is at step \d+/).waitFor();
    await learner.keyboard.press('Escape');
    await expect(pause).toBeVisible();
  }
  expect(await faultsOf(mobile, { sizes: [phone] })).toEqual([]);
  await teacher.getByRole('button', { name: 'Let them go on' }).press('Enter');
  for (const learner of learners) await expect(learner.getByRole('dialog')).toHaveCount(0);

  await mobile.goto('/dashboard');
  await teacher.getByText('Away').waitFor();
  await mobile.getByRole('link', { name: 'Courses', exact: true }).press('Enter');
  await mobile.getByRole('heading', { name: 'Course Library' }).waitFor();
  await expect(mobile.getByRole('link', { name: 'Join the lesson' })).toBeInViewport();
  await teacher.getByRole('button', { name: 'End the lesson' }).press('Enter');
  await teacher.getByRole('button', { name: 'End it for everybody' }).press('Enter');
  await teacher.getByRole('heading', { name: 'The lesson has ended' }).waitFor();
  const people = teacher.getByRole('region', { name: 'How far everybody got' });
  await expect(people.getByRole('listitem')).toHaveCount(2);
  await projector.getByRole('heading', { name: 'That was the lesson. Thank you!' }).waitFor();
  await expect(laptop.getByText(/^Your class is doing this lesson now\./)).toHaveCount(0);
  await device.getByRole('heading', { name: 'Nothing to see now' }).waitFor();
});

/** Returns the width that does not fit into the window, in pixels. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Returns the size of the smallest visible text, in pixels. */
function smallestTextOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const sizes = [...document.querySelectorAll('main *')]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
        );
        return hasText && width > 1 && height > 1;
      })
      .map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    return Math.min(...sizes);
  });
}
