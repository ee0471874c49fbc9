import type { Page } from '@playwright/test';
import { faultsOf } from './support/axe.ts';
import { smallFieldsOf } from './support/fields.ts';
import { expect, test } from './support/fixtures.ts';
import { firstQuiz } from './support/content.ts';
import { answerQuiz, openQuantumBasics, signIn, startLesson } from './support/learner.ts';
import { lostTextOfWindows } from './support/lost-text.ts';
import { learnerPaths, otherPaths, publicPaths, waitUntilSettled } from './support/routes.ts';

/** Widths at which the layout and the columns change. */
const sizes = [360, 700, 900, 1280].map((width) => ({ width, height: 800 }));

async function collectFindings(page: Page): Promise<string[]> {
  await waitUntilSettled(page);
  return [
    ...(await faultsOf(page, { sizes })),
    ...(await lostTextOfWindows(page)),
    ...(await smallFieldsOf(page)),
  ];
}

for (const path of [
  ...publicPaths,
  ...otherPaths,
  '/auth?mode=register',
  '/courses/1',
  '/for-educators?tab=guide',
  '/for-educators?tab=pricing',
  '/flashcards/1',
  '/guided-paths/1',
  '/nothing-here',
  '/simulators/first-qubit',
  '/simulator/1',
  '/simulator/2',
  '/visualizations/1',
  '/visualizations/1?tab=explanation',
]) {
  test(`axe finds no faults on ${path} for a visitor, no text is lost, and no field makes an iPhone zoom`, async ({
    openWindow,
  }) => {
    const page = await openWindow();
    await page.goto(path);
    expect(await collectFindings(page)).toEqual([]);
  });
}

for (const path of ['/simulator/1', '/simulator/1?show=lab', '/simulator/1?tab=how-to']) {
  test(`axe finds no faults on ${path} without the prompt to turn the phone`, async ({
    openWindow,
  }) => {
    const page = await openWindow();
    await page.goto('/courses');
    await page.evaluate(() => localStorage.setItem('qubloom.rotate-prompt', 'off'));
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const found = await collectFindings(page);
    for (const size of sizes) {
      // A browser does not resize a fullscreen window.
      await page.setViewportSize(size);
      const leave = page.getByRole('button', { name: 'Exit Fullscreen' });
      // A window that was just resized may refuse to go fullscreen.
      await expect(async () => {
        const enter = page.getByRole('button', { name: 'Fullscreen', exact: true });
        if (await enter.isVisible()) await enter.click();
        await leave.waitFor({ timeout: 3000 });
      }).toPass({ timeout: 20_000 });
      found.push(...(await faultsOf(page, { sizes: [size] })));
      await leave.click();
      await leave.waitFor({ state: 'detached' });
    }
    expect(found).toEqual([]);
  });
}

for (const path of [
  ...learnerPaths,
  '/courses',
  '/dashboard?tab=achievements',
  '/dashboard?tab=subscription',
  '/profile?tab=progress',
  '/subscribe?plan=basic',
]) {
  test(`axe finds no faults on ${path} for a learner, no text is lost, and no field makes an iPhone zoom`, async ({
    openWindow,
  }) => {
    const page = await openWindow();
    await signIn(page);
    await page.goto(path);
    expect(await collectFindings(page)).toEqual([]);
  });
}

test('axe finds no faults on a course and its first lesson', async ({ openWindow }) => {
  const page = await openWindow({ viewport: { width: 1280, height: 800 } });
  await signIn(page);
  await openQuantumBasics(page);
  const found = await collectFindings(page);
  await startLesson(page);
  await page.getByRole('button', { name: 'Open the box' }).waitFor();
  found.push(...(await collectFindings(page)));
  expect(found).toEqual([]);
});

test('axe finds no faults on a quiz and its results', async ({ openWindow }) => {
  const page = await openWindow({ viewport: { width: 1280, height: 800 } });
  await signIn(page);
  await openQuantumBasics(page);
  await page.getByRole('button', { name: 'Take Quiz' }).click();
  await page.getByRole('group', { name: /^1\./ }).waitFor();
  const found = await collectFindings(page);
  await answerQuiz(page, firstQuiz().wrong);
  await page.getByText('Quiz Results').first().waitFor();
  found.push(...(await collectFindings(page)));
  expect(found).toEqual([]);
});
