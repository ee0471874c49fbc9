import type { Page } from '@playwright/test';
import { faultsOf } from '../support/axe.ts';
import { desktop, expect, phone, test } from '../support/fixtures.ts';
import { signIn } from '../support/learner.ts';

const sizes = [phone, { width: 780, height: 360 }, desktop];

/** Focuses a control and presses Enter, as somebody without a mouse does. */
async function pressKey(page: Page, role: 'link' | 'button', name: RegExp | string): Promise<void> {
  await page.getByRole(role, { name }).first().focus();
  await page.keyboard.press('Enter');
}

async function openFirstPath(page: Page): Promise<void> {
  await page.goto('/guided-paths');
  await pressKey(page, 'link', /First Steps/);
  await page.getByRole('heading', { name: 'First Steps', level: 1 }).waitFor();
}

test('a visitor views a path and is asked to sign in before it counts', async ({ openWindow }) => {
  const page = await openWindow({ viewport: phone });
  await openFirstPath(page);
  await pressKey(page, 'button', 'Start');
  await page.getByText('Please sign in to start this guided path.').waitFor();
  expect(await faultsOf(page, { sizes })).toEqual([]);
});

for (const viewport of [phone, desktop]) {
  test(`a learner completes a step and passes a challenge by keys alone, ${viewport.width} px wide`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ viewport });
    await signIn(page);
    await openFirstPath(page);
    await pressKey(page, 'button', 'Start');
    await page.getByRole('heading', { name: 'Meet the wire' }).waitFor();
    expect(await faultsOf(page, { sizes })).toEqual([]);

    const complete = page.getByRole('button', { name: 'Mark Complete' });
    while ((await complete.count()) === 0) await pressKey(page, 'button', 'Continue');
    await expect(complete).toBeInViewport({ ratio: 1 });
    await pressKey(page, 'button', 'Mark Complete');
    await page.getByText('5 points earned for this step').waitFor();
    await pressKey(page, 'button', 'Next Step');

    // The circuit already has an H, so H and X go behind it.
    await page.getByRole('heading', { name: 'Make a 1, the long way' }).waitFor();
    await page.getByRole('button', { name: /^q0, place 2/ }).focus();
    await page.keyboard.press('h');
    await page.getByRole('button', { name: /^q0, place 3/ }).focus();
    await page.keyboard.press('x');
    await pressKey(page, 'button', 'Check');
    await page.getByText('Two H gates undid each other').waitFor();
    await pressKey(page, 'button', 'Mark Complete');
    await page.getByRole('heading', { name: 'Step 2 is done!' }).waitFor();
    await page.getByText('5 points earned for this step').waitFor();
    expect(await faultsOf(page, { sizes })).toEqual([]);

    await page.goto('/guided-paths');
    await page.getByRole('progressbar', { name: 'Progress on First Steps' }).waitFor();
    await page.getByText('33%').waitFor();
  });
}
