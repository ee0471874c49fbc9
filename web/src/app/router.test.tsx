import { subscriptions } from '@qubloom/contract';
import { createMemoryHistory } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { courseServer, dashboardServer } from '../testing/lessons.ts';
import { signedIn, signedOut } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';
import { fakeServer, replies } from '../testing/server.ts';
import { signedInOnly } from './map/root.tsx';
import { menuLinks } from './paths.ts';
import { createSite } from './site.ts';

const isGuarded = (beforeLoad: unknown) => beforeLoad === signedInOnly;

/** Not in any build. */
const isForDevelopers = (path: string) => path.startsWith('/dev/');

// Shows: 2 route for learners alone
test.each(['/dashboard', '/achievements', '/family'])(
  'a visitor to %s is asked to sign in first',
  async (path) => {
    fakeServer(signedOut());
    const page = await renderPage(path);
    await waitFor(() => expect(page.path()).toBe(`/auth?returnTo=${encodeURIComponent(path)}`));
  },
);

// Shows: 2 page titles
test('a learner reaches the dashboard', async () => {
  fakeServer(signedIn(), ...dashboardServer());
  const page = await renderPage('/dashboard');
  expect(page.path()).toBe('/dashboard');
  expect(document.title).toBe('Dashboard | Qubloom');
});

// Shows: 2 any other path
test('an unknown path says that the page is missing, with a hint for developers', async () => {
  fakeServer(signedOut());
  await renderPage('/no/such/page');
  expect(
    await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' }),
  ).toBeInTheDocument();
  expect(screen.getByText(/forget to add the page/)).toBeInTheDocument();
});

/** Pages that open from another page or by an emailed link, lead back from elsewhere, or redirect. Nobody searches for them. */
const byLink = [
  '/auth/google',
  '/first-lesson',
  '/forgot-password',
  '/reset-password',
  '/confirm-address',
  '/consent',
  '/parent',
  '/family/reports',
  '/inquiry',
  '/look/$code',
  '/school',
];

const guessed = [
  ['/pricing', '/subscribe'],
  ['/plans', '/subscribe'],
  ['/login', '/auth'],
  ['/sign-in', '/auth'],
  ['/register', '/auth?mode=register'],
  ['/sign-up', '/auth?mode=register'],
  ['/security', '/privacy#protection'],
] as const;

test.each(guessed)('%s leads to %s', async (path, target) => {
  fakeServer(signedOut(), replies(subscriptions.plans, []));
  const page = await renderPage(path);
  await waitFor(() => expect(page.path()).toBe(target));
});

test('every link of the menus leads to a page', () => {
  const { routesByPath } = createSite(createMemoryHistory()).router;
  for (const { to } of Object.values(menuLinks).flat()) {
    expect(routesByPath).toHaveProperty([to]);
  }
});

test('every page that is open to visitors has a title and a description of its own', () => {
  const { routesByPath } = createSite(createMemoryHistory()).router;
  const open = Object.entries(routesByPath)
    .filter(([path]) => !byLink.includes(path) && !isForDevelopers(path))
    .filter(([path]) => !guessed.some(([name]) => name === path))
    .filter(([, { options }]) => !isGuarded(options.beforeLoad))
    .map(([path, { options }]) => ({ path, ...options.staticData }));
  expect(open.length).toBeGreaterThan(15);
  for (const { path, title, description = '' } of open) {
    expect(title, path).toBeTruthy();
    expect(description.length, path).toBeGreaterThanOrEqual(50);
    expect(description.length, path).toBeLessThanOrEqual(160);
  }
  expect(new Set(open.map(({ description }) => description)).size).toBe(open.length);
});

test('pages that are only for learners, or for people with a link, cannot be found by search engines', () => {
  const { routesByPath } = createSite(createMemoryHistory()).router;
  const found = Object.entries(routesByPath)
    .filter(([, { options }]) => options.staticData?.description !== undefined)
    .filter(([path, { options }]) => byLink.includes(path) || isGuarded(options.beforeLoad))
    .map(([path]) => path);
  expect(found).toEqual([]);
});

test.each([
  ['Look at a lesson', '/for-parents'],
  ['Try a lesson', '/for-educators'],
])('“%s” on %s leads to the first free lesson', { tags: ['exhaustive'] }, async (name, path) => {
  fakeServer(signedOut(), ...courseServer());
  const page = await renderPage(path);
  await page.user.click(screen.getByRole('link', { name }));
  await waitFor(() => expect(page.path()).toMatch(/^\/courses\/1\?lesson=11\b/));
});
