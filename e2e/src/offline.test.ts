import type { Page } from '@playwright/test';
import {
  expect,
  test as journey,
  type OpenWindow,
  type WindowOptions,
} from './support/fixtures.ts';
import { firstQuiz } from './support/content.ts';
import { completeUnread, answerQuiz, signIn } from './support/learner.ts';
import { startSite, type Site } from './support/site.ts';

/** These journeys stop the site, so they use one of their own. */
const test = journey.extend<{ site: Site }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the dependencies out of the pattern
  site: async ({}, use) => {
    const site = await startSite();
    await use(site);
    await site.remove();
  },
});

const withWorker = (site: Site): WindowOptions => ({
  siteUrl: site.url,
  serviceWorkers: 'allow',
  allowedErrors: /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_FAILED|Failed to load resource/,
});

/** All entries in the browser's caches, each with its cache, path, and text. */
const copiesIn = (page: Page) =>
  page.evaluate(async () => {
    const copies: { cache: string; path: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? '';
        copies.push({ cache: name, path: new URL(request.url).pathname, text });
      }
    }
    return copies;
  });

const hasCopies = (page: Page, ...paths: readonly RegExp[]) =>
  expect
    .poll(async () => {
      const copies = await copiesIn(page);
      return paths.filter((path) => !copies.some((copy) => path.test(copy.path)));
    })
    .toEqual([]);

const strip = (page: Page) => page.getByText("We can't reach the site right now.");

const learnerHere = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/user', { cache: 'no-store' });
    return (await answer.json()) as { readonly id: number; readonly points: number };
  });

const complete = (page: Page, lesson: number) =>
  page.evaluate(
    (path) => fetch(path, { method: 'POST' }).then(({ status }) => status),
    `/api/lessons/${String(lesson)}/complete`,
  );

/** Opens a learner's window and caches the first and third lessons, their quizzes, and the due cards. */
async function openKeptLessons(openWindow: OpenWindow, site: Site): Promise<Page> {
  const page = await openWindow(withWorker(site));
  await signIn(page, {}, site);
  await page.goto('/dashboard');
  expect([await complete(page, 1), await complete(page, 2)]).toEqual([200, 200]);
  for (const lesson of [1, 3]) {
    await page.goto(`/courses/1?lesson=${String(lesson)}`);
    await hasCopies(page, new RegExp(`^/api/lessons/${String(lesson)}/quiz$`));
  }
  await hasCopies(
    page,
    /^\/api\/quizzes\/1\/questions$/,
    /^\/api\/quizzes\/3\/questions$/,
    /^\/api\/user\/flashcards\/due$/,
    /^\/simulators\/first-qubit$/,
    /^\/assets\/ask-first-/,
    /^\/assets\/due-/,
    /^\/assets\/late-news-toasts-/,
  );
  return page;
}

test('an opened lesson works without the site, and its results are sent and paid once', async ({
  openWindow,
  site,
}) => {
  const page = await openKeptLessons(openWindow, site);
  const { id } = await learnerHere(page);
  await site.kill();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Meet the qubit' }).waitFor();
  await strip(page).waitFor();
  await page.frameLocator('main iframe').getByRole('button').first().waitFor();
  await page.goto('/courses/1');
  await completeUnread(page);
  await page.getByText('3 / 10 Completed').waitFor();

  await page.goto('/courses/1?lesson=1&tab=quiz');
  await answerQuiz(page, firstQuiz().right);
  await page.getByRole('heading', { name: 'Your answers are kept' }).waitFor();
  const copies = await copiesIn(page);
  const answers = copies.filter(({ cache }) => cache === `qubloom.answers.${String(id)}`);
  expect(answers.map(({ path }) => path)).toContain('/api/lessons/3');
  for (const { path, text } of answers) {
    expect(path).not.toMatch(/submit|steps|rooms|subscription/);
    expect(text).not.toMatch(/correctAnswer|isCorrect|"solution"/);
  }

  const sent: string[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'POST') sent.push(new URL(response.url()).pathname);
  });
  await site.start();
  await page.getByText('What you did offline is saved now.').first().waitFor({ timeout: 70_000 });
  await expect(strip(page)).toBeHidden();
  expect(sent.filter((path) => path.startsWith('/api/lessons'))).toEqual([
    '/api/lessons/3/complete',
  ]);
  expect(sent.filter((path) => path.endsWith('/submit'))).toEqual(['/api/quizzes/1/submit']);
  const { points } = await learnerHere(page);
  // The points are ten for the quiz and ten each for the badges First Ripple, Getting Into It, and All Clear.
  expect(points).toBe(40);
  await page.reload();
  expect((await learnerHere(page)).points).toBe(points);
});

test('without the site, a known card does not come back, and an unopened lesson is reported as missing', async ({
  openWindow,
  site,
}) => {
  const page = await openKeptLessons(openWindow, site);
  await site.kill();
  await page.goto('/flashcards/today');
  const front = page.getByRole('region', { name: 'Question' });
  const first = await front.innerText();
  await page.getByRole('button', { name: 'Know It' }).click();
  await expect(front).not.toHaveText(first);
  await page.reload();
  await front.waitFor();
  await expect(front).not.toHaveText(first);

  await page.goto('/courses/1?lesson=2');
  await page.getByText('This lesson isn’t on this device').waitFor();
});

test('signing out removes the learner’s data from the device', async ({ openWindow, site }) => {
  const page = await openKeptLessons(openWindow, site);
  const { id } = await learnerHere(page);
  await page.goto('/profile');
  await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByText('You have been logged out').first().waitFor();
  const left = (await copiesIn(page)).filter(({ cache }) => cache.startsWith('qubloom.answers.'));
  expect(left.map(({ path }) => path).filter((path) => path.includes('user'))).toEqual([]);
  expect(left.filter(({ cache }) => cache.endsWith(`.${String(id)}`))).toEqual([]);
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored.filter((key) => key.includes('outgoing'))).toEqual([]);

  await signIn(page, {}, site);
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await site.kill();
  await page.goto('/courses/1?lesson=3');
  await page.getByText(/isn’t on this device/).waitFor();
});

test('the lab works without the site after one visit', async ({ openWindow, site }) => {
  const page = await openWindow(withWorker(site));
  await page.goto('/simulator');
  await hasCopies(page, /^\/app\.html$/, /^\/simulators\/circuit-lab$/, /^\/assets\/worker-entry-/);
  await site.kill();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Circuit lab' }).waitFor();
  await page.getByRole('button', { name: 'Share', exact: true }).waitFor();
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await page.goto('/simulators/circuit-lab/');
  await page.getByRole('button', { name: 'Share', exact: true }).waitFor();
  await page.goto('/simulators/bloch');
  await page.getByRole('heading', { name: "This simulator isn't on this device yet" }).waitFor();
});
