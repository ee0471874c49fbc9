/** Actions in the code lab. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

export async function openCodeLab(page: Page, hash = ''): Promise<void> {
  await page.goto(`/code-lab${hash}`);
  await page.getByText('Python is ready.').waitFor({ timeout: 60_000 });
}

export const type = (page: Page, code: string) => page.getByLabel('Python program').fill(code);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const pressRun = (page: Page) => button(page, 'Run').click();
export const pressStop = (page: Page) => button(page, 'Stop').click();

/** Runs the program in the editor until it ends, and returns its output. */
export async function run(page: Page): Promise<string> {
  await pressRun(page);
  await expect(page.getByText(/^(The program (is done|ended)|You stopped)/)).toBeVisible();
  return output(page);
}

export const output = (page: Page) =>
  page.getByRole('log', { name: 'Output of the program' }).innerText();

/** The part of an address that carries a program. */
export const linkTo = (code: string) => `#code=${Buffer.from(code).toString('base64url')}`;
