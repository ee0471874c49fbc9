import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOf } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import { firstQuiz } from './support/content.ts';
import { answerQuiz, arrive, openQuantumBasics } from './support/learner.ts';

const openWindow = useBrowser();

/** The widths at which the shells and the columns change. */
const sizes = [360, 700, 900, 1280].map((width) => ({ width, height: 800 }));

async function findings(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  return faultsOf(page, { sizes });
}

test.each([
  '/',
  '/auth',
  '/auth?mode=register',
  '/courses',
  '/courses/1',
  '/nothing-here',
  '/simulators/first-qubit',
  '/simulator/1',
  '/simulator/2',
])('axe has nothing to say about %s for a visitor', async (path) => {
  const page = await openWindow();
  await page.goto(path);
  expect(await findings(page)).toEqual([]);
});

test.each(['/simulator/1', '/simulator/1?show=lab', '/simulator/1?tab=how-to'])(
  'axe has nothing to say about %s without the prompt to turn the phone',
  async (path) => {
    const page = await openWindow();
    await page.goto('/courses');
    await page.evaluate(() => localStorage.setItem('qubloom.rotate-prompt', 'off'));
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const found = await findings(page);
    await page.getByRole('button', { name: 'Fullscreen' }).click();
    found.push(...(await findings(page)));
    expect(found).toEqual([]);
  },
);

test('axe has nothing to say about the pages of a learner', async () => {
  const page = await openWindow();
  await arrive(page);
  const found = await findings(page);
  for (const path of ['/achievements', '/courses']) {
    await page.goto(path);
    found.push(...(await findings(page)));
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await openQuantumBasics(page);
  found.push(...(await findings(page)));
  await page.getByRole('button', { name: 'Take Quiz' }).click();
  await page.getByRole('group', { name: /^1\./ }).waitFor();
  found.push(...(await findings(page)));
  await answerQuiz(page, firstQuiz().wrong);
  await page.getByText('Quiz Results').first().waitFor();
  found.push(...(await findings(page)));
  expect(found).toEqual([]);
}, 180_000);
