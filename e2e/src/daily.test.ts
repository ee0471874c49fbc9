import type { CurrentUser, DailyOverview, PuzzleAnswer, PuzzleChallenge } from '@qubloom/contract';
import { placeOfDay, puzzleOf } from '@qubloom/curriculum';
import type { Page } from '@playwright/test';
import { ask } from './support/ask.ts';
import { faultsOf } from './support/axe.ts';
import { desktop, expect, phone, test as journey } from './support/fixtures.ts';
import { press } from './support/keys.ts';
import { signIn, signUp } from './support/learner.ts';
import { lostTextOfWindows } from './support/lost-text.ts';
import { startSite, type Site } from './support/site.ts';

/** The journey without a network stops the site, so it uses one of its own. */
const test = journey.extend<{ site: Site }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the dependencies out of the pattern
  site: async ({}, use) => {
    const site = await startSite();
    await use(site);
    await site.remove();
  },
});

/** The first screen has everything in these windows. */
const sizes = [
  { width: 360, height: 780 },
  { width: 780, height: 360 },
  { width: 1280, height: 800 },
];

function rightAnswer(day: string, challenge: PuzzleChallenge): PuzzleAnswer {
  const { kind, index } = placeOfDay(day, challenge);
  const [right] = puzzleOf(kind, 'beginner', index).right;
  if (!right) throw new Error(`the puzzle of ${day} has no answer`);
  return right;
}

/** Gives an answer by keys, on the page of its puzzle. */
async function enter(page: Page, answer: PuzzleAnswer): Promise<void> {
  switch (answer.kind) {
    case 'maze':
      for (const [column, row] of answer.rows.entries()) {
        const name = new RegExp(`^Column ${column + 1}, row ${row + 1}:`);
        await press(page, page.getByRole('button', { name }));
      }
      return;
    case 'match-chart':
    case 'hidden-gate':
      await page.getByRole('radio', { name: new RegExp(`^${answer.choice}`) }).press('Space');
      return;
    case 'catch-eve':
      for (const at of answer.photons) {
        const photon = page.getByRole('checkbox', { name: new RegExp(`^Photon ${at + 1}:`) });
        await photon.press('Space');
      }
      return;
    case 'build-card':
    case 'fewest-gates': {
      const cells = answer.circuit.replace('q0: ', '').split(' ');
      for (const [column, cell] of cells.entries()) {
        const place = page.getByRole('button', { name: new RegExp(`^q0, place ${column + 1}:`) });
        const isFixed = /fixed$/.test((await place.getAttribute('aria-label')) ?? '');
        if (!isFixed && !['-', '?'].includes(cell)) await place.press(cell.toLowerCase());
      }
    }
  }
}

/** An answer that fits the kind of the puzzle, and is wrong. */
function wrongAnswer(day: string): PuzzleAnswer {
  const right = rightAnswer(day, 'concept');
  switch (right.kind) {
    case 'match-chart':
    case 'hidden-gate':
      return { kind: right.kind, choice: right.choice === 'A' ? 'B' : 'A' };
    case 'catch-eve':
      return {
        kind: 'catch-eve',
        photons: [[0, 1, 2].find((at) => !right.photons.includes(at)) ?? 3],
      };
    case 'maze': {
      const { index } = placeOfDay(day, 'concept');
      const all = puzzleOf('maze', 'beginner', index).right.map(({ rows }) => rows.join());
      const straight = [0, 1, 2].map((row) => right.rows.map(() => row));
      return { kind: 'maze', rows: straight.find((rows) => !all.includes(rows.join())) ?? [] };
    }
    default:
      throw new Error('a concept challenge has no circuit');
  }
}

const todayOf = async (page: Page) => (await ask<DailyOverview>(page, '/api/daily')).today;
const pointsOf = async (page: Page) => (await ask<CurrentUser>(page, '/api/user')).points;
const check = (page: Page) => press(page, page.getByRole('button', { name: 'Check' }));

for (const viewport of [phone, desktop]) {
  test(`by keys, a learner answers wrong, right, and once more, and is paid once, ${viewport.width} px wide`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ viewport });
    await signIn(page);
    await page.goto('/daily');
    const day = await todayOf(page);
    await press(page, page.getByRole('link', { name: 'Start Quantum Concept Challenge' }));
    await page.getByRole('heading', { level: 2 }).waitFor();
    await enter(page, wrongAnswer(day));
    await check(page);
    await expect(page.getByText(/^(Not yet\.|Almost!)/)).toBeInViewport();
    expect(await pointsOf(page)).toBe(0);

    await page.reload();
    await page.getByRole('heading', { level: 2 }).waitFor();
    await enter(page, rightAnswer(day, 'concept'));
    await check(page);
    await expect(page.getByText('+25 points!')).toBeInViewport();
    await page.reload();
    await page.getByText('Done: +25 points').waitFor();
    await enter(page, rightAnswer(day, 'concept'));
    await check(page);
    await page.getByText('You had it already, so it pays no more points.').waitFor();
    expect(await pointsOf(page)).toBe(25);

    await press(page, page.getByRole('link', { name: 'Quantum Circuit Puzzle' }));
    await page.getByRole('heading', { level: 1, name: 'Quantum Circuit Puzzle' }).waitFor();
    await page.getByRole('grid').waitFor();
    await enter(page, rightAnswer(day, 'circuit'));
    await check(page);
    await page.getByText('+50 points!').waitFor();
    expect(await pointsOf(page)).toBe(75);
    await page.goto('/daily');
    await expect(page.getByText(/^Done: \+(25|50) points$/)).toHaveCount(2);
  });
}

test('the daily quiz is scored, pays for right answers, and is practice on a second device', async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: desktop });
  const token = await signIn(page);
  await page.goto('/daily/quiz');
  const questions = page.getByRole('group', { name: /^\d\./ });
  await questions.first().waitFor();
  const count = await questions.count();
  expect(count).toBe(5);
  for (let at = 0; at < count; at++) {
    await questions.nth(at).getByRole('radio').first().press('Space');
  }
  await press(page, page.getByRole('button', { name: 'Submit Answers' }));
  await page.getByRole('heading', { name: 'Quiz Results' }).waitFor();
  const points = await pointsOf(page);
  expect(points % 10).toBe(0);
  expect(points).toBeLessThanOrEqual(50);

  const other = await openWindow({ viewport: phone });
  await other.context().addCookies(await page.context().cookies());
  await other.goto('/daily');
  await other.getByText(points > 0 ? `Done: +${points} points` : 'Done', { exact: true }).waitFor();
  expect(token).not.toBe('');
});

test('a puzzle is solved without the site, and its points come when it is back', async ({
  openWindow,
  site,
}) => {
  const page = await openWindow({
    viewport: phone,
    siteUrl: site.url,
    serviceWorkers: 'allow',
    allowedErrors: /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_FAILED|Failed to load resource/,
  });
  await signIn(page, {}, site);
  await page.goto('/daily');
  const day = await todayOf(page);
  const isKept = () =>
    page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const requests = await (await caches.open(name)).keys();
        if (requests.some(({ url }) => /\/assets\/daily-/.test(url))) return true;
      }
      return false;
    });
  await page.reload();
  await expect.poll(isKept).toBe(true);
  await site.kill();
  await page.goto('/daily/concept');
  await page.getByRole('heading', { level: 2 }).waitFor();
  await enter(page, rightAnswer(day, 'concept'));
  await check(page);
  await page.getByText('Your points come when your answer can be sent.').waitFor();
  await site.start();
  await page.getByText('What you did offline is saved now.').first().waitFor({ timeout: 70_000 });
  await expect.poll(() => pointsOf(page)).toBe(25);
});

test('a visitor solves today’s puzzle, and is paid after signing up', async ({ openWindow }) => {
  const page = await openWindow({ viewport: phone, timezoneId: 'UTC' });
  await page.goto('/daily/concept');
  await page.getByRole('heading', { level: 2 }).waitFor();
  const day = await page.evaluate(() => new Date().toISOString().slice(0, 10));
  await enter(page, rightAnswer(day, 'concept'));
  await check(page);
  await page.getByText('Sign in, and the points are yours.').waitFor();
  await signUp(page);
  await page.getByText('A daily challenge.').waitFor();
  await page.getByRole('button', { name: 'Keep It' }).click();
  await page.waitForURL('**/dashboard');
  await expect.poll(() => pointsOf(page)).toBe(25);
});

test('every kind of puzzle fits the first screen at every level and keeps its text, without a fault that axe finds', async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: phone });
  await signIn(page);
  const lost: string[] = [];
  const overview = await (async () => {
    await page.goto('/daily');
    return ask<DailyOverview>(page, '/api/daily');
  })();
  for (const level of ['beginner', 'advanced']) {
    await page.route('**/api/daily', (route) => route.fulfill({ json: { ...overview, level } }));
    for (const [challenge, days] of [
      ['concept', 4],
      ['circuit', 2],
    ] as const) {
      for (let ago = 0; ago < days; ago++) {
        const time = Date.parse(overview.today) - ago * 86_400_000;
        const day = new Date(time).toISOString().slice(0, 10);
        await page.goto(`/daily/${challenge}?day=${day}`);
        await page.getByRole('button', { name: 'Check' }).waitFor();
        if (level === 'beginner') lost.push(...(await lostTextOfWindows(page)));
        for (const size of sizes) {
          await page.setViewportSize(size);
          const over = () =>
            page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
          await expect.poll(over, `${level} ${challenge} ${day} ${size.width}`).toBe(0);
        }
        expect(await faultsOf(page, { sizes })).toEqual([]);
      }
    }
  }
  expect(lost).toEqual([]);
});
