import { retention, storedCookies } from '@qubloom/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { policyChanges } from '../../../features/information/policies/changes.ts';
import { signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer } from '../../../testing/server.ts';
import { setSiteFacts } from '../../../testing/site-facts.ts';

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
  ['/privacy', 'Privacy Policy', 'First published March 24, 2025'],
  ['/terms', 'Terms of Service', 'First published March 24, 2025'],
  ['/cookies', 'Cookies Policy', 'First published March 24, 2025'],
  ['/data-protection', 'Data Protection', 'Last updated'],
  ['/accessibility', 'Accessibility Statement', 'Last updated'],
])('%s says when it was updated, and begins with a short version', async (path, title, dates) => {
  await open(path);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByText(/^Last updated \w+ \d+, 20\d\d/)).toHaveTextContent(dates);
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('The short version');
});

/** The first 16 hexadecimal digits of the SHA-256. */
async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const digits = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('').slice(0, 16);
}

/** Leaves out the line that has the dates themselves. */
function textOfPolicy(): string {
  const main = screen.getByRole('main').cloneNode(true) as HTMLElement;
  main.querySelectorAll('p').forEach((line) => {
    if (line.textContent.startsWith('Last updated')) line.remove();
  });
  return main.textContent.replaceAll(/\s+/g, ' ');
}

test.each(Object.entries(policyChanges))(
  'the text of the policy "%s" is the one of its day; a changed text gets a new day and digest',
  async (id, { day, digest }) => {
    await open(id === 'data' ? '/data-protection' : `/${id}`);
    const found = await digestOf(textOfPolicy());
    expect({ day, digest: found }).toEqual({ day, digest });
  },
);

test.each(['/privacy', '/terms', '/cookies', '/data-protection', '/accessibility'])(
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

// Shows: 2 policies
test('the terms have 12 sections', async () => {
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

// Shows: 2 cookies table
test('the cookies policy lists every planned cookie with whether it is set, and the cookies that are set', async () => {
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

// Shows: 2 cookies help of browsers
test(
  'the cookies policy leads to the help pages of four browsers',
  { tags: ['exhaustive'] },
  async () => {
    await open('/cookies');
    for (const name of ['Google Chrome', 'Mozilla Firefox', 'Apple Safari', 'Microsoft Edge']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute(
        'href',
        expect.stringMatching(/^https:\/\/support\./),
      );
    }
  },
);

describe('the page about data protection', () => {
  test('names the operator, the place, and each company with what it gets', async () => {
    setSiteFacts({
      operator: { name: 'Ada Example', address: '1 Main Street', country: 'Ireland' },
      supportEmail: 'help@example.org',
      dataLocation: 'Ireland',
      processors: [
        { service: 'hosting', company: 'Machines Ltd' },
        { service: 'mail', company: 'Letters Ltd' },
        { service: 'payments', company: 'Stripe' },
      ],
    });
    await open('/data-protection');
    expect(screen.getByText(/^Ada Example, 1 Main Street, Ireland runs/)).toBeInTheDocument();
    expect(screen.getByText('The database and its backups are in Ireland.')).toBeInTheDocument();
    const rows = rowsOf('Companies and what they get').map(({ textContent }) => textContent);
    expect(rows).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'security.txt' })).toHaveAttribute(
      'href',
      '/.well-known/security.txt',
    );
    expect(rows[0]).toContain('Machines Ltd');
    expect(rows[1]).toContain('Letters Ltd');
    expect(rows[2]).toContain('Stripe');
    expect(rowsOf('Kept for a while')).toHaveLength(Object.keys(retention).length);
  });

  test('invents nothing for a site whose settings say nothing', async () => {
    await open('/data-protection');
    expect(screen.getByText(/doesn't name who runs it/)).toBeInTheDocument();
    expect(screen.getByText(/doesn't say where its data is/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'security.txt' })).toBeNull();
    expect(screen.getByText(/please ask the operator who does that/)).toBeInTheDocument();
  });
});
