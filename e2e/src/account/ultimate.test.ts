/** The benefits of Ultimate, from the list of plans to a printed pack and a real machine in the lab. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { desktop, expect, test } from '../support/fixtures.ts';
import { newUsername, signUp } from '../support/learner.ts';
import { payInSandbox } from '../support/payments.ts';

const course = 'Quantum Gates: The Magic Operators';

async function openCourse(page: Page): Promise<void> {
  await page.goto('/resources#sheets');
  await page.getByRole('heading', { name: course }).click();
}

async function openMachines(page: Page): Promise<void> {
  await page.goto('/simulators/circuit-lab?level=full');
  await page.getByRole('region', { name: 'Noise' }).getByText('Copy a real machine').click();
  await page.getByRole('heading', { name: 'Trapped ions' }).waitFor();
}

test('a grown-up buys Ultimate, downloads a course’s pack, and sets the noise like a real machine', async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: desktop });
  await signUp(page, { username: newUsername('grace'), ageRange: '18 or over' });
  await page.waitForURL('**/dashboard');

  await openCourse(page);
  await expect(page.getByRole('button', { name: /printable pack of/ })).toHaveCount(0);
  await openMachines(page);
  await page.getByText(/comes with the Ultimate plan/).waitFor();
  await expect(page.getByRole('button', { name: /Set the noise/ })).toHaveCount(0);

  await page.goto('/subscribe');
  await page.getByRole('link', { name: 'Choose Ultimate' }).click();
  await page
    .getByText(/\$29\.99/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await payInSandbox(page, 'Start the Free Trial');
  await page.getByRole('region', { name: 'Ultimate Plan' }).getByText('Trial').waitFor();
  await page
    .getByRole('region', { name: 'What your plan brings' })
    .getByRole('link', { name: 'Learning Resources' })
    .click();

  await page.getByRole('heading', { name: course }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: /^A4\s?: printable pack of Quantum Gates/ }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('quantum-gates-the-magic-operators-printable-pack.pdf');
  const pdf = await readFile(await file.path(), 'latin1');
  expect(pdf).toMatch(/^%PDF-1\.7/);
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(30);
  await page.getByText('The pack is in your downloads.').waitFor({ state: 'attached' });

  await openMachines(page);
  const noise = page.getByRole('region', { name: 'Noise' });
  await noise.getByRole('button', { name: /^Set the noise\s?: Trapped ions/ }).click();
  await expect(noise.getByRole('switch', { name: 'Noise on' })).toBeVisible();
  await expect(noise.getByRole('slider', { name: 'Shaking' })).toHaveAttribute(
    'aria-valuetext',
    '0.15 percent',
  );

  await page.goto('/subscribe');
  await page
    .getByRole('article', { name: 'Ultimate' })
    .getByRole('button', { name: 'Current Plan' })
    .waitFor();
});
