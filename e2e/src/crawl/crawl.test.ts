import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { signIn } from '../support/learner.ts';
import { publicPaths, waitUntilSettled } from '../support/routes.ts';
import { sharedSite } from '../support/shared-site.ts';
import { crawl } from './crawler.ts';

/** Collects the pages' requests to other hosts, which the journeys' browser blocks. */
function outsideRequests(page: Page): string[] {
  const asked: string[] = [];
  const { host } = new URL(sharedSite().url);
  page.context().on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.host !== host) asked.push(request.url());
  });
  return asked;
}

/** Lists with links to pages that have a number in their path. */
const lists = ['/courses', '/simulator', '/flashcards', '/visualizations', '/guided-paths'];
const isOnMap = (path: string) => publicPaths.includes(path);

// The crawl is split into three tests, because one would take too long for all pages.
test('a visitor finds no broken link, missing picture, untitled page, or unused font, with all other hosts blocked', async ({
  openWindow,
}) => {
  const page = await openWindow();
  const askedOutside = outsideRequests(page);
  // The crawl starts at all public pages, because some are linked only from menus.
  const options = { from: publicPaths, samples: 1, opens: isOnMap };
  const { opened, faults, outside } = await crawl(page, options);
  expect(faults).toEqual([]);
  expect(askedOutside).toEqual([]);
  expect(opened).toEqual(expect.arrayContaining([...publicPaths]));
  expect(outside.length).toBeGreaterThan(0);
  test.info().annotations.push({ type: 'links to other sites', description: outside.join(' ') });
});

test('a visitor finds no fault behind the lists of courses, cards, paths, and visualizations', async ({
  openWindow,
}) => {
  const page = await openWindow();
  const askedOutside = outsideRequests(page);
  const opens = (path: string) => lists.includes(path) || !isOnMap(path);
  const { opened, faults } = await crawl(page, { from: lists, samples: 2, opens });
  expect(faults).toEqual([]);
  expect(askedOutside).toEqual([]);
  expect(opened).toEqual(expect.arrayContaining([...lists, '/courses/1', '/courses/2']));
});

test('a learner finds no fault on the pages that only learners see', async ({ openWindow }) => {
  const page = await openWindow();
  await signIn(page);
  const askedOutside = outsideRequests(page);
  const from = [
    '/dashboard',
    '/achievements',
    '/profile',
    '/study-rooms',
    '/flashcards/today',
    '/courses',
  ];
  const opens = (path: string) => path === '/courses' || !isOnMap(path);
  const { opened, faults } = await crawl(page, { from, samples: 1, opens });
  expect(faults).toEqual([]);
  expect(askedOutside).toEqual([]);
  expect(opened).toEqual(expect.arrayContaining([...from, '/courses/1']));
});

test('every public page works long after the site was built', async ({ openWindow }) => {
  const page = await openWindow();
  await page.addInitScript(() => {
    const ahead = 400 * 86_400_000;
    const RealDate = Date;
    globalThis.Date = class extends RealDate {
      constructor(...values: [] | [number]) {
        if (values.length === 0) super(RealDate.now() + ahead);
        else super(...values);
      }

      static override now() {
        return RealDate.now() + ahead;
      }
    } as DateConstructor;
  });
  for (const path of publicPaths) {
    // A page that the scripts cannot take over, because it was drawn on another day, reports an error.
    await page.goto(path);
    await waitUntilSettled(page);
  }
});
