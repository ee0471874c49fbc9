import type { Visualization } from '@qubloom/contract';
import type { Page } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { faultsOf } from '../support/axe.ts';
import { desktop, expect, phone, test } from '../support/fixtures.ts';
import { signIn } from '../support/learner.ts';
import { sceneSizes } from '../support/sizes.ts';

const sizes = [phone, { width: 780, height: 360 }, desktop];
const slider = (page: Page) => page.getByRole('slider', { name: 'How much of 1' });

/** Focuses links and presses keys, as somebody without a mouse does. */
async function openByKeys(page: Page): Promise<void> {
  await page.goto('/visualizations');
  await page.getByRole('button', { name: 'One qubit' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'A Mix of Two' }).focus();
  await page.keyboard.press('Enter');
  await slider(page).waitFor();
}

test('a visitor plays, reads, and is asked to sign in before it counts', async ({ openWindow }) => {
  const page = await openWindow({ viewport: phone });
  await page.goto('/visualizations');
  await page.getByRole('link', { name: 'A Mix of Two' }).waitFor();
  expect(await faultsOf(page, { sizes })).toEqual([]);
  await openByKeys(page);
  const values = page.getByRole('status').filter({ hasText: 'A look gives 0 with' });
  const before = (await values.textContent()) ?? '';
  await slider(page).focus();
  await page.keyboard.press('End');
  await expect(values).not.toHaveText(before);
  expect(await faultsOf(page, { sizes })).toEqual([]);

  await page.getByRole('tab', { name: 'Visualization' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('heading', { name: 'Two amplitudes' }).waitFor();
  expect(await faultsOf(page, { sizes })).toEqual([]);
  await page.getByRole('button', { name: 'Mark as Complete' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Please sign in to track your progress.').waitFor();
  expect(await faultsOf(page, { sizes })).toEqual([]);
});

for (const viewport of [phone, desktop]) {
  test(`a learner completes a visualization by keys alone, ${viewport.width} px wide`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ viewport });
    await signIn(page);
    await openByKeys(page);
    await expect(slider(page)).toBeInViewport({ ratio: 1 });
    await slider(page).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Mark as Complete' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Completed' })).toBeDisabled();
    expect(await faultsOf(page, { sizes })).toEqual([]);

    // The link to the next one is the keyboard's next stop.
    await page.keyboard.press('Tab');
    const next = page.getByRole('link', { name: /^Next: / });
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveTitle(/A Mix of Two/);
    await page.getByRole('button', { name: 'Mark as Complete' }).waitFor();

    await page.goto('/visualizations');
    const card = page.getByRole('article', { name: 'A Mix of Two' });
    await expect(card.getByText('Completed')).toBeVisible();
  });
}

/** Bottom edges of the open visualization's lowest control and of the sticky row, in pixels. */
const edgesOf = (page: Page) =>
  page.getByRole('tabpanel', { name: 'Visualization' }).evaluate((panel) => {
    const bottom = (each: Element) => each.getBoundingClientRect().bottom;
    const controls = [...panel.querySelectorAll('button, input')].filter(
      (each) => each instanceof HTMLElement && each.offsetParent !== null,
    );
    const done = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Mark as Complete',
    );
    return {
      controls: controls.length,
      lowest: Math.max(...controls.map(bottom)),
      edge: done?.getBoundingClientRect().top ?? 0,
    };
  });

test('the controls of every visualization are in view, on three screens', async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: desktop });
  await page.goto('/visualizations');
  const all = await ask<Visualization[]>(page, '/api/visualizations');
  for (const { id, title } of all) {
    await page.goto(`/visualizations/${String(id)}`);
    for (const size of sceneSizes) {
      await page.setViewportSize(size);
      await expect(async () => {
        const { controls, lowest, edge } = await edgesOf(page);
        const where = `${title} at ${String(size.width)} x ${String(size.height)}`;
        expect(controls, where).toBeGreaterThan(0);
        expect(lowest, where).toBeLessThanOrEqual(edge);
      }).toPass({ timeout: 10_000 });
    }
  }
});
