import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { signIn } from '../support/learner.ts';
import { publicPaths } from '../support/routes.ts';
import { sharedSite } from '../support/shared-site.ts';
import { crawl } from './crawler.ts';

/** Whatever a page asks of another host ends there, and fails the test. */
async function blockOutside(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const { host } = new URL(sharedSite().url);
  const isOutside = (url: URL) => url.protocol.startsWith('http') && url.host !== host;
  await page.context().route(isOutside, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  return asked;
}

test('a visitor finds no broken link, no missing picture and no nameless page, with all other hosts blocked', async ({
  openWindow,
}) => {
  const page = await openWindow();
  const askedOutside = await blockOutside(page);
  // Not all are linked where nothing was pressed: some stand in menus.
  const { opened, faults, outside } = await crawl(page, { from: publicPaths, samples: 2 });
  expect(faults).toEqual([]);
  expect(askedOutside).toEqual([]);
  expect(opened).toEqual(expect.arrayContaining([...publicPaths, '/courses/1', '/courses/2']));
  expect(outside.length).toBeGreaterThan(0);
  test.info().annotations.push({ type: 'links to other sites', description: outside.join(' ') });
});

test('nor does a learner on the pages that only learners see', async ({ openWindow }) => {
  const page = await openWindow();
  await signIn(page);
  const askedOutside = await blockOutside(page);
  const from = ['/dashboard', '/achievements', '/profile', '/study-rooms', '/flashcards/today'];
  const { opened, faults } = await crawl(page, { from, samples: 1 });
  expect(faults).toEqual([]);
  expect(askedOutside).toEqual([]);
  expect(opened).toEqual(expect.arrayContaining([...from, '/courses/1']));
});
