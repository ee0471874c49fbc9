import { faultsOf } from '../support/axe.ts';
import { smallFieldsOf } from '../support/fields.ts';
import { expect, test as journey } from '../support/fixtures.ts';
import { press, tabTo } from '../support/keys.ts';
import { startSite, type Site } from '../support/site.ts';

/** The shared site has no support address, so its page says that nobody would get the message. */
const test = journey.extend<{ site: Site }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the dependencies out of the pattern
  site: async ({}, use) => {
    const site = await startSite({ SUPPORT_EMAIL: 'help@example.org' });
    await use(site);
    await site.remove();
  },
});

test('a school asks for a quote with the keyboard, and axe finds no faults on the way', async ({
  openWindow,
  site,
}) => {
  const page = await openWindow({ siteUrl: site.url });
  await page.goto('/for-educators?tab=pricing');
  await press(page, page.getByRole('link', { name: 'Request Quote' }));
  await page.getByRole('heading', { level: 1, name: 'For schools and parents' }).waitFor();
  await expect(page.getByRole('radio', { name: 'A quote for a whole school' })).toBeChecked();

  const send = page.getByRole('button', { name: 'Send Message' });
  await press(page, send);
  await page.getByText('Please write a message.').waitFor();
  await expect(page.getByLabel('Your name')).toBeFocused();
  const found = [...(await faultsOf(page)), ...(await smallFieldsOf(page))];

  for (const [label, text] of [
    ['Your name', 'Emmy Noether'],
    ['Your email', 'emmy@example.org'],
    ['School or organization', 'Springfield School'],
    ['Number of learners', '320'],
    ['Message', 'What does it cost?'],
  ] as const) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  }
  await press(page, send);
  await page.getByRole('heading', { level: 1, name: 'We have your message' }).waitFor();
  found.push(...(await faultsOf(page)));

  await page.goto('/inquiry?kind=data-request');
  await page.getByRole('link', { name: "The parent's page" }).first().waitFor();
  found.push(...(await faultsOf(page)));
  expect(found).toEqual([]);
});
