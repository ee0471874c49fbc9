/** Actions on the sandbox page of the payment provider. */
import { routes } from '@qubloom/contract';
import type { Page } from '@playwright/test';
import { statusOf } from './ask.ts';

/** Pays with the card that ends in these digits. */
export async function payInSandbox(page: Page, action: string, card = '4242'): Promise<void> {
  await page.getByText(`•••• ${card}`).click();
  await page.getByRole('button', { name: action }).click();
}

/** Lets days pass for the learner's own subscription, with everything that is due in them. */
export async function passDays(page: Page, days: number): Promise<void> {
  const status = await statusOf(page, routes.sandbox.passDays.path, { days });
  if (status !== 200) throw new Error(`The days did not pass: ${String(status)}`);
}
