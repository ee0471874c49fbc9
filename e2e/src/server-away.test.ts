import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { firstQuiz } from './support/content.ts';
import { answerQuiz, arrive, openQuantumBasics } from './support/learner.ts';
import { startSite, type Site } from './support/site.ts';

const openWindow = useBrowser();
let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.remove());

describe('the server is gone in the middle of a lesson', () => {
  test('answers stay on the screen, and are handed in when it is back; nothing is lost', async () => {
    const page = await openWindow({
      siteUrl: site.url,
      allowedErrors: /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|Failed to load resource/,
    });
    await arrive(page);
    await openQuantumBasics(page);
    await page.getByRole('button', { name: 'Mark as Complete' }).click();
    await page.getByText('Lesson marked as complete!').first().waitFor();
    await page.getByRole('button', { name: 'Take Quiz' }).click();
    await page.getByRole('group', { name: /^1\./ }).waitFor();

    const { right } = firstQuiz();
    await site.kill();
    await answerQuiz(page, right);
    await page.getByText('Failed to submit quiz').first().waitFor();
    expect(await page.getByRole('main').getByRole('radio', { checked: true }).count()).toBe(
      right.length,
    );

    await site.start();
    await page.getByRole('button', { name: 'Submit Answers' }).click();
    await page.getByText('Quiz Results').first().waitFor();
    await page.goto('/dashboard');
    await page.getByText('45').first().waitFor();
  });
});

describe('the network is gone between two pages', () => {
  test('the site says so itself, and goes on when it is back', async () => {
    const page = await openWindow({
      siteUrl: site.url,
      allowedErrors:
        /ERR_INTERNET_DISCONNECTED|Failed to load|dynamically imported module|NetworkError/,
    });
    await arrive(page);
    const courses = page.getByRole('banner').getByRole('link', { name: 'Courses' });
    await courses.waitFor();
    await page.context().setOffline(true);
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
