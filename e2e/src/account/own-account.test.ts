import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { addLearner, password } from '../support/learner.ts';

async function logIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

async function confirm(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password again').fill(password);
  await dialog.getByRole('button', { name: button }).click();
}

test('a learner changes her name and her colors, downloads her data, leaves, and comes back', async ({
  openWindow,
}) => {
  const username = await addLearner();
  const page = await openWindow();
  await page.goto('/profile');
  await page.waitForURL('**/auth?**');
  await logIn(page, username);
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();

  await page.getByLabel('First name').fill('Augusta');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Your profile is up to date.').first().waitFor();
  await page.getByRole('main').getByText('Dark', { exact: true }).click();
  await page.getByText('OpenDyslexic', { exact: true }).click();
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Augusta');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => document.fonts.check('16px OpenDyslexic'))).toBe(true);

  await page.getByRole('button', { name: 'Download my data' }).click();
  await confirm(page, 'Get my data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'A file for computers (JSON)' }).click();
  const file = await (await download).path();
  expect(await readFile(file, 'utf8')).toContain('"first_name": "Augusta"');
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Erase my account' }).click();
  await confirm(page, 'Erase my account');
  await page.getByText('Goodbye for now').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/auth');
  await logIn(page, username);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await page.getByText('Your account stays, with everything.').first().waitFor();
  await expect(page.getByText(/will be erased/)).toHaveCount(0);
  await expect(page.getByLabel('First name')).toHaveValue('Augusta');
});
