import { googleReturnPath } from '@qubloom/contract';
import { faultsOf } from '../support/axe.ts';
import { expect, phone, test as journey } from '../support/fixtures.ts';
import { startIdentityProvider } from '../support/identity-provider.ts';
import { startSite, type Site } from '../support/site.ts';

/**
 * These journeys need their own site, because the shared site does not have Google set up, like a fresh installation.
 */
const test = journey.extend<{ site: Site }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the dependencies out of the pattern
  site: async ({}, use) => {
    const google = await startIdentityProvider();
    const site = await startSite(google.settings);
    google.serve(`${site.url}${googleReturnPath}`);
    await use(site);
    await site.remove();
    google.stop();
  },
});

test('a visitor signs up with Google on a phone, and later signs in with it', async ({
  openWindow,
  site,
}) => {
  const page = await openWindow({
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    siteUrl: site.url,
  });
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('heading', { level: 1, name: 'Almost there' }).waitFor();
  // Google's answer disappears from the address at once.
  expect(new URL(page.url()).search).toBe('');
  expect(await faultsOf(page, { sizes: [phone] })).toEqual([]);
  await page.getByText('13 to 17', { exact: true }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.org');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByText('Welcome, Ada!').waitFor();

  await page.context().clearCookies();
  await page.goto('/achievements');
  await page.waitForURL('**/auth?**');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL('**/achievements');
  await page.getByRole('heading', { level: 1 }).waitFor();
});
