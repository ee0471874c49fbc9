import type { GameRecord, Visualization } from '@qubloom/contract';
import type { Page } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { faultsOf } from '../support/axe.ts';
import { desktop, expect, phone, test } from '../support/fixtures.ts';
import { addSession, signIn } from '../support/learner.ts';

async function addressOf(page: Page, title: string): Promise<string> {
  await page.goto('/visualizations');
  const all = await ask<Visualization[]>(page, '/api/visualizations');
  const found = all.find((one) => one.title === title);
  if (!found) throw new Error(`There is no visualization ${title}.`);
  return `/visualizations/${String(found.id)}`;
}

/** At level 1 of the coin game, Z always wins. */
async function winWithZ(page: Page, games: number): Promise<void> {
  await page.getByText('Z', { exact: true }).click();
  for (let game = 1; game <= games; game += 1) {
    await page.getByRole('button', { name: 'Open the box' }).click();
    await expect(page.getByText(`Level 1: ${String(game)} in a row`)).toBeVisible();
  }
}

test('a record is the same on two devices, the better run stays, and the workbench shows it', async ({
  openWindow,
}) => {
  const tablet = await openWindow({ viewport: desktop });
  const token = await signIn(tablet);
  const coinGame = await addressOf(tablet, "Qubi's Coin Game");
  await tablet.goto(coinGame);
  await winWithZ(tablet, 3);
  await expect(async () => {
    const [record] = await ask<GameRecord[]>(tablet, '/api/user/game-records');
    expect(record).toMatchObject({ game: 'coin-duel', level: 1, dayBest: 3 });
  }).toPass();

  const mobile = await openWindow({ viewport: phone });
  await addSession(mobile, token);
  await mobile.goto(coinGame);
  await expect(mobile.getByText('Best today: 3')).toBeVisible();
  await expect(mobile.getByRole('group', { name: 'Level' })).toBeInViewport({ ratio: 1 });
  await winWithZ(mobile, 2);
  await expect(mobile.getByText('Best today: 3')).toBeVisible();

  await mobile.goto('/profile?tab=workbench');
  const games = mobile.getByRole('region', { name: 'Games against Qubi' });
  await expect(games.getByText("Qubi's Coin Game, level 1")).toBeVisible();
  await expect(games.getByText('3', { exact: true })).toBeVisible();
  expect(await faultsOf(mobile, { sizes: [phone, desktop] })).toEqual([]);
});

test('a visitor opens the box of a friend, and gets the same gate', async ({ openWindow }) => {
  const page = await openWindow({ viewport: phone });
  const box = await addressOf(page, 'Guess the Hidden Gate');
  await page.goto(`${box}?level=2&box=3`);
  await expect(page.getByText('From a friend')).toBeVisible();
  await page.getByRole('button', { name: 'Look (2 left)' }).click();
  await page.getByRole('button', { name: 'H before' }).click();
  await page.getByRole('button', { name: 'H after' }).click();
  await page.getByRole('button', { name: 'Look (1 left)' }).click();
  await page.getByRole('button', { name: 'Y', exact: true }).click();
  await expect(page.getByText('Yes, Y. Your looks left nothing else.')).toBeVisible();
  await expect(page.getByText('Best today: 1')).toBeVisible();
  await page.goto(`${box}?level=9`);
  await expect(page.getByText('cannot be read at “level”')).toBeVisible();
});
