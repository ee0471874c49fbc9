import { retention, storedCookies } from '@qubloom/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer } from '../../../testing/server.ts';

async function open(path: string) {
  fakeServer(signedOut());
  return renderPage(path);
}

const numbered = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((text) => /^\d+\. /.test(text));

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name })).getAllByRole('row').slice(1);

test.each([
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/cookies', 'Cookies Policy'],
])('%s says when it was updated, and begins with a short version', async (path, title) => {
  await open(path);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByText('Last updated March 24, 2025')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('The short version');
});

test.each(['/privacy', '/terms', '/cookies'])(
  'the table of contents of %s leads to each of its sections',
  async (path) => {
    await open(path);
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    for (const title of numbered()) {
      const [link] = contents.getAllByRole('link', { name: title });
      const target = document.querySelector(link?.getAttribute('href') ?? '');
      expect(target).toHaveTextContent(title);
    }
  },
);

test('[2 policies] the terms have 12 sections', async () => {
  await open('/terms');
  expect(numbered()).toHaveLength(12);
});

test('the privacy policy names everything that is kept for a while, with its period', async () => {
  await open('/privacy');
  const rows = rowsOf('Kept for a while');
  expect(rows).toHaveLength(Object.keys(retention).length);
  expect(rows.find((row) => row.textContent.includes('wrote in a study room'))).toHaveTextContent(
    '30 days',
  );
  expect(rows.find((row) => row.textContent.includes('new password'))).toHaveTextContent('1 hour');
});

test('[2 cookies table] the cookies policy has every planned cookie with whether it is set, and those that are', async () => {
  await open('/cookies');
  const planned = rowsOf('Kinds of cookies').map(({ textContent }) => textContent);
  expect(planned).toHaveLength(6);
  for (const [name, lasts, today] of [
    ['session', 'Session', 'Yes'],
    ['preferences', '1 year', 'No'],
    ['_ga', '2 years', 'No'],
    ['_gid', '24 hours', 'No'],
    ['_gat', '1 minute', 'No'],
    ['progress_tracking', '1 year', 'No'],
  ] as const) {
    const row = planned.find((text) => text.startsWith(name));
    expect(row).toContain(lasts);
    expect(row).toContain(today);
  }
  const set = rowsOf('Cookies that we set').map(({ textContent }) => textContent);
  expect(set).toHaveLength(storedCookies.length);
  expect(screen.getByText(/No targeted advertising is served on this site/)).toBeInTheDocument();
});

test('the cookies policy names the copies for when there is no network', async () => {
  await open('/cookies');
  const storage = document.getElementById('storage')?.parentElement ?? document.body;
  expect(storage).toHaveTextContent('qubloom.files.');
  expect(storage).toHaveTextContent(/qubloom\.answers\..*not shown after 30 days/);
});

test('[2 cookies help of browsers] the cookies policy leads to the help pages of four browsers', async () => {
  await open('/cookies');
  for (const name of ['Google Chrome', 'Mozilla Firefox', 'Apple Safari', 'Microsoft Edge']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/support\./),
    );
  }
});
