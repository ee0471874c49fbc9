import type { Page } from '@playwright/test';
import { faultsOf } from '../support/axe.ts';
import { desktop, expect, phone, test } from '../support/fixtures.ts';

test('Ctrl+K, a few letters with a typo, and Enter lead to a result', async ({ openWindow }) => {
  const page = await openWindow({ viewport: desktop });
  await page.goto('/courses');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const box = page.getByRole('combobox');
  await openSearch(page, () => page.keyboard.press('Control+k'));
  await expect(box).toBeFocused();
  await page.keyboard.type('teleportaton');
  await expect(page.getByText('Showing results for teleportation')).toBeVisible();
  expect(await faultsOf(page, { sizes: [phone, desktop] })).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('first steps');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('First Steps');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^First Steps/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('on a phone, the first hits are above the on-screen keyboard', async ({ openWindow }) => {
  const page = await openWindow({ viewport: phone });
  await page.goto('/courses');
  await openSearch(page, () => page.getByRole('link', { name: 'Search' }).click());
  // This is the height left above such a keyboard.
  await page.setViewportSize({ width: phone.width, height: 400 });
  await page.getByRole('combobox').fill('qubit');
  await expect(page.getByRole('option').nth(2)).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Close' }).click();

  await page.setViewportSize(phone);
  await page.goto('/search?q=bell');
  await page.getByRole('option').first().waitFor();
  expect(await faultsOf(page, { sizes: [phone, desktop] })).toEqual([]);
});

test('before its script has loaded, the header links to the search page', async ({
  openWindow,
}) => {
  for (const viewport of [phone, desktop]) {
    const page = await openWindow({ viewport, javaScriptEnabled: false });
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await page.waitForURL(/\/search$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
  }
});

/**
 * Presses until the search opens. The page is drawn before its script runs; until then keys have no effect, and the
 * link opens the search page, which has its own box.
 */
async function openSearch(page: Page, press: () => Promise<void>): Promise<void> {
  const box = page.getByRole('dialog').getByRole('combobox');
  await expect(async () => {
    if (!(await box.isVisible())) await press();
    await expect(box).toBeVisible({ timeout: 2000 });
  }).toPass();
}
