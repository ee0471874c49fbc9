import type { Page } from '@playwright/test';
import { expect, test as journey } from './support/fixtures.ts';
import { firstQuiz } from './support/content.ts';
import { completeUnread, answerQuiz, openQuantumBasics, signIn } from './support/learner.ts';
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

/**
 * Disconnects the page and waits until requests fail, because the browser may still send requests made right
 * afterward.
 */
async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  const isReached = () =>
    page.evaluate(async () => {
      try {
        return (await fetch('/healthz', { cache: 'no-store' })).ok;
      } catch {
        return false;
      }
    });
  await expect.poll(isReached).toBe(false);
}

test.describe('if the server stops in the middle of a lesson', () => {
  test('answers are kept, and submitted automatically when it is back', async ({
    openWindow,
    site,
  }) => {
    const page = await openWindow({
      siteUrl: site.url,
      allowedErrors: /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|Failed to load resource/,
    });
    await signIn(page, {}, site);
    await page.goto('/dashboard');
    await openQuantumBasics(page);
    await completeUnread(page);
    await page.getByText('Lesson marked as complete!').first().waitFor();
    await page.getByRole('button', { name: 'Take Quiz' }).click();
    await page.getByRole('group', { name: /^1\./ }).waitFor();

    const { right } = firstQuiz();
    await site.kill();
    await answerQuiz(page, right);
    await page.getByRole('heading', { name: 'Your answers are kept' }).waitFor();
    await page.getByText('What you do is kept here and sent later.').waitFor();

    await site.start();
    await page.getByText('Quiz Results').first().waitFor();
    await page.goto('/dashboard');
    await page.getByText('30', { exact: true }).first().waitFor();
  });
});

test.describe('if a lesson is completed without a network', () => {
  test('it is saved once, even if the page is closed and opened again', async ({
    openWindow,
    site,
  }) => {
    const page = await openWindow({
      siteUrl: site.url,
      allowedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load/,
    });
    await signIn(page, {}, site);
    // Idle pages load the code for the question before completing an unread lesson, and for the finish.
    const code = ['ask-first', 'lesson-finish'].map((name) =>
      page.waitForResponse((response) => response.url().includes(`/assets/${name}-`)),
    );
    await page.goto('/dashboard');
    await openQuantumBasics(page);
    await page.getByRole('button', { name: 'Mark as Complete' }).waitFor();
    for (const file of await Promise.all(code)) await file.finished();
    await goOffline(page);
    await completeUnread(page);
    await page.getByText("You're offline. What you do is kept here and sent later.").waitFor();
    const context = page.context();
    // The page is closed instead of left, because a page that was left stays alive briefly and would notice the
    // network.
    await page.close();

    const later = await context.newPage();
    const sent: string[] = [];
    later.on('request', (request) => {
      if (request.url().endsWith('/complete'))
        sent.push(request.headers()['idempotency-key'] ?? '');
    });
    await context.setOffline(false);
    await later.goto(`${site.url}/dashboard`);
    await later.getByText('What you did offline is saved now.').first().waitFor();
    await later.reload();
    await later.getByText('Lesson 2/').first().waitFor();
    await later.getByText('10', { exact: true }).first().waitFor();
    expect(sent).toHaveLength(1);
  });
});

test.describe('if the network fails between two pages', () => {
  test('the site says so, and continues when it is back', async ({ openWindow, site }) => {
    const page = await openWindow({
      siteUrl: site.url,
      allowedErrors:
        /ERR_INTERNET_DISCONNECTED|Failed to load|dynamically imported module|NetworkError/,
    });
    await signIn(page, {}, site);
    await page.goto('/dashboard');
    const courses = page.getByRole('banner').getByRole('link', { name: 'Courses' });
    await courses.waitFor();
    await goOffline(page);
    await courses.click();
    await page.getByRole('heading', { name: "We can't reach the site" }).waitFor();
    const again = page.getByRole('button', { name: 'Try Again' });
    await again.click();
    await page.getByText('Still no connection (tried once).').waitFor();

    await page.context().setOffline(false);
    await again.click();
    await page.getByRole('heading', { level: 1, name: 'Course Library' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/courses');
  });
});
