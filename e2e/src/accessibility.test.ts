import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { answerQuiz, arrive, openQuantumBasics, rightAnswers } from './support/learner.ts';

const openWindow = useBrowser();

const widths = [360, 700, 900, 1280];
const colorSchemes = ['light', 'dark'] as const;

/** What axe finds on the page as it stands, at every width, light and dark. */
async function findings(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of colorSchemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.waitForLoadState('networkidle');
      // Colours take up to 250 ms to change; axe would measure them on their way.
      await page.waitForTimeout(400);
      // The one exception is the product's own rule that small screens do not zoom.
      const { violations } = await new AxeBuilder({ page })
        .disableRules(['meta-viewport'])
        .analyze();
      for (const { id, nodes } of violations) {
        for (const { html } of nodes) {
          found.push(`${page.url()} ${String(width)} ${colorScheme} ${id}: ${html.slice(0, 120)}`);
        }
      }
    }
  }
  return found;
}

// The checker brings a script of its own, which the site's policy would refuse.
const options = { bypassCSP: true };

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
  const page = await openWindow(options);
  await page.goto(path);
  expect(await findings(page)).toEqual([]);
});

test.each(['/simulator/1', '/simulator/1?show=lab', '/simulator/1?tab=how-to'])(
  'axe has nothing to say about %s without the prompt to turn the phone',
  async (path) => {
    const page = await openWindow(options);
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
  const page = await openWindow(options);
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
  await answerQuiz(page, [...rightAnswers.slice(0, 4), 'X then X', '2']);
  await page.getByText('Quiz Results').first().waitFor();
  found.push(...(await findings(page)));
  expect(found).toEqual([]);
}, 180_000);
