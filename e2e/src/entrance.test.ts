import { desktop, expect, phone, test } from './support/fixtures.ts';
import { addLearner, password, signUp } from './support/learner.ts';

test.describe('at the entrance', () => {
  test('a wrong password gets one sentence, and the typed username stays', async ({
    openWindow,
  }) => {
    const username = await addLearner();
    const other = await openWindow();
    await other.goto('/auth');
    await other.getByLabel('Username').fill(username);
    await other.getByLabel('Password', { exact: true }).fill('not-the-password');
    await other.getByRole('button', { name: 'Log in' }).click();
    await other.getByText('Login failed').first().waitFor();
    await other.getByText("401: That username and password don't match.").first().waitFor();
    await expect(other.getByLabel('Username')).toHaveValue(username);

    await other.getByLabel('Password', { exact: true }).fill(password);
    await other.getByRole('button', { name: 'Log in' }).click();
    await other.waitForURL('**/dashboard');
    await other.getByText('Welcome back, Ada!').first().waitFor();
  });

  test('a taken username is reported, whatever its case', async ({ openWindow }) => {
    const username = await addLearner();
    const page = await openWindow();
    await signUp(page, { username: username.toUpperCase() });
    await page.getByText('Registration failed').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/auth');
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
  });

  test('a page for learners asks a visitor to sign in, and opens afterward', async ({
    openWindow,
  }) => {
    const username = await addLearner();
    const page = await openWindow();
    await page.goto('/achievements');
    await page.waitForURL('**/auth?**');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL('**/achievements');
  });

  test('pages can be read before their scripts and data have loaded', async ({ openWindow }) => {
    const page = await openWindow({ javaScriptEnabled: false });
    for (const path of ['/', '/courses', '/simulator', '/auth']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/);
    }
    await expect(page).toHaveTitle(/Sign in/);
  });

  test('the server’s data replaces the whole prerendered page', async ({ openWindow }) => {
    const page = await openWindow();
    await page.goto('/courses/1');
    await page.getByRole('tab', { name: 'Content' }).waitFor();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

  test('a locked course’s page does not request the text of its lessons', async ({
    openWindow,
  }) => {
    const page = await openWindow();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/courses/6');
    await page.locator('#root:not(:has([inert]))').waitFor();
    await page.getByText('This course is locked').waitFor();
    expect(asked).toContain('/api/courses/6/lessons');
    expect(asked.filter((path) => path.startsWith('/api/lessons/'))).toEqual([]);
  });

  // Shows: A17 real browser
  test('signing in never leads to another site', async ({ openWindow }) => {
    const username = await addLearner();
    for (const target of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      const page = await openWindow();
      await page.goto(`/auth?returnTo=${encodeURIComponent(target)}`);
      await page.getByLabel('Username').fill(username);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.waitForURL('**/dashboard');
    }
  });

  for (const [held, scripts] of [
    ['any script is', /\.js$/],
    ['the page’s scripts are', /\/assets\/.*\.js$/],
  ] as const) {
    test(`a form that is sent before ${held} loaded loses nothing`, async ({ openWindow }) => {
      const page = await openWindow();
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(scripts, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto('/auth', { waitUntil: 'commit' });
      const start = page.waitForRequest(/\/assets\/.*\.js$/);
      await page.getByLabel('Username').fill('nobody-yet');
      await page.getByLabel('Password', { exact: true }).fill('not-the-one');
      const isStarted = held.startsWith('the page');
      // The small script that loads the others has started, and submits the form again once they are loaded.
      if (isStarted) await start;
      await page.keyboard.press('Enter');
      release();
      await page.waitForLoadState('networkidle');
      expect(new URL(page.url()).pathname).toBe('/auth');
      await expect(page.getByLabel('Username')).toHaveValue('nobody-yet');
      if (!isStarted) await page.getByRole('button', { name: 'Log in' }).click();
      await page.getByText('Login failed').first().waitFor();
    });
  }
});

test('a link to a tab of the educators’ page opens with the tabs in view', async ({
  openWindow,
}) => {
  for (const viewport of [phone, desktop]) {
    const page = await openWindow({ viewport });
    await page.goto('/for-educators?tab=pricing');
    await expect(page.getByRole('tab', { name: 'Pricing & Plans' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('tabpanel')).toBeInViewport();
  }
});
