import type { Page } from '@playwright/test';
import { faultsOf } from '../support/axe.ts';
import { desktop, expect, phone, test } from '../support/fixtures.ts';
import { signIn } from '../support/learner.ts';

const sizes = [phone, { width: 780, height: 360 }, desktop];

/** Opens the first set in the list by keys alone. */
async function openFirstSet(page: Page): Promise<void> {
  await page.goto('/flashcards');
  const link = page.getByRole('link', { name: 'Bits, Chance, Qubits' });
  await link.focus();
  await page.keyboard.press('Enter');
  await page.getByText(/^Card 1 of/).waitFor();
}

for (const viewport of [phone, desktop]) {
  test(`a visitor studies a set by keys alone, ${viewport.width} px wide`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ viewport });
    await openFirstSet(page);
    const front = page.getByRole('region', { name: 'Question' });
    await expect(front).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Know It' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Space');
    await expect(page.getByRole('region', { name: 'Answer' })).toBeVisible();
    await page.keyboard.press('1');
    const total = Number(/of (\d+)/.exec(await page.getByText(/^Card 2 of/).innerText())?.[1]);
    for (let card = 2; card <= total; card++) await page.keyboard.press('2');
    await page.getByRole('heading', { name: 'Set Completed' }).waitFor();
    await page.getByText(`1/${total}`).waitFor();
    await page.getByText('Keep what you know').waitFor();
  });
}

test(
  'a learner’s known cards are saved after the tab is closed in the middle of a set',
  { tag: '@main' },
  async ({ openWindow }) => {
    const page = await openWindow({ viewport: phone });
    await signIn(page);
    await openFirstSet(page);
    await page.keyboard.press('1');
    await page.keyboard.press('1');
    await page.getByText(/^Card 3 of/).waitFor();
    // Reports that were not sent before closing wait in this browser for the next visit.
    const later = await page.context().newPage();
    await page.close();
    await later.goto('/flashcards');
    await expect
      .poll(async () => {
        const answer = await later.request.get('/api/user/flashcard-progress');
        const sets = Object.values((await answer.json()) as object) as { cardsCompleted: number }[];
        return sets[0]?.cardsCompleted;
      })
      .toBe(2);
    await later.reload();
    await later.getByRole('region', { name: 'Continue Learning' }).getByRole('link').click();
    await later.getByText(/^Card 3 of/).waitFor();
    expect(await faultsOf(later, { sizes })).toEqual([]);
  },
);

test('axe finds no faults on the sets and both sides of a card', async ({ openWindow }) => {
  const page = await openWindow();
  await page.goto('/flashcards');
  await page.getByRole('region', { name: 'Flashcard Sets' }).waitFor();
  expect(await faultsOf(page, { sizes })).toEqual([]);
  await openFirstSet(page);
  await page.getByRole('button', { name: 'Show Answer' }).click();
  expect(await faultsOf(page, { sizes })).toEqual([]);
});
