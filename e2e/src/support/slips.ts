/** Slips of class accounts: the username and the first password of a learner. */
import type { Locator, Page } from '@playwright/test';

export interface Slip {
  readonly name: string;
  readonly username: string;
  /** The first password. */
  readonly first: string;
}

/** Slips on the page of a class that has just made accounts. */
export const slipsOn = (page: Page): Locator =>
  page.getByRole('listitem').filter({ hasText: 'Username:' });

export async function readSlip(slip: Locator): Promise<Slip> {
  await slip.waitFor();
  const [name = '', ...entries] = await slip.locator(':scope > *').allInnerTexts();
  const [username = '', first = ''] = entries.map((text) => text.replace(/^\w+:\s*/, ''));
  return { name, username, first };
}

export async function logInBySlip(page: Page, slip: Omit<Slip, 'name'>): Promise<void> {
  // The form does nothing before the page's scripts run.
  const isRunning = page.waitForResponse('**/api/sign-in-ways');
  await page.goto('/auth');
  await isRunning;
  await page.getByLabel('Username').fill(slip.username);
  await page.getByLabel('Password', { exact: true }).fill(slip.first);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
}
