import { type Child, consent, linkGone, retention } from '@qubloom/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, refuses, replies } from '../../../testing/server.ts';

const token = 'x'.repeat(43);
const key = 'k'.repeat(43);
const kit: Child = {
  username: 'kid',
  firstName: 'Kit',
  state: 'pending',
  freeChat: false,
  erasedAt: '2026-04-01T12:00:00.000Z',
};
const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const box = (name: RegExp) => screen.getByRole('checkbox', { name });

test('a parent reads what is kept, ticks that they are one, and agrees; free chat is a box of its own', async () => {
  const server = fakeServer(signedOut(), replies(consent.find, kit), replies(consent.approve, {}));
  const page = await renderPage(`/consent#${token}`);
  await heading('May Kit use all of Qubloom?');
  const browserDays = retention['known-browsers'].period / (24 * 3_600_000);
  expect(screen.getByRole('region', { name: 'What we keep, and why' })).toHaveTextContent(
    `for ${String(browserDays)} days`,
  );
  const kept = within(screen.getByRole('region', { name: 'What we keep, and why' }));
  expect(kept.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  expect(box(/parent or guardian/)).not.toBeChecked();
  expect(box(/own words/)).not.toBeChecked();
  await page.user.click(button('Yes, I agree'));
  expect(await screen.findByText('Please tick this first.')).toBeInTheDocument();
  expect(server.bodiesOf(consent.approve)).toEqual([]);
  await page.user.click(box(/parent or guardian/));
  await page.user.click(button('Yes, I agree'));
  await heading('Thank you');
  expect(screen.getByRole('group', { name: 'Thank you' })).toHaveFocus();
  expect(server.bodiesOf(consent.approve)).toEqual([{ token, isGuardian: true, freeChat: false }]);
});

test('a no erases, after a second press', async () => {
  const server = fakeServer(signedOut(), replies(consent.find, kit), replies(consent.decline, {}));
  const page = await renderPage(`/consent#${token}`);
  await heading('May Kit use all of Qubloom?');
  await page.user.click(button('No, erase the account'));
  expect(server.bodiesOf(consent.decline)).toEqual([]);
  await page.user.click(button('Erase it now'));
  await heading('The account is erased');
  expect(server.bodiesOf(consent.decline)).toEqual([{ token }]);
});

test('a used link leads to a new one', async () => {
  fakeServer(signedOut(), refuses(consent.find, 'not-found', linkGone));
  await renderPage(`/consent#${token}`);
  await heading('This link is no longer good');
  expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute(
    'href',
    '/parent',
  );
});

test("the parent's page is asked for by mail", async () => {
  const server = fakeServer(signedOut(), replies(consent.askLink, {}));
  const page = await renderPage('/parent');
  await page.user.type(await screen.findByLabelText('Your email'), 'parent@example.org');
  await page.user.click(button('Send me the link'));
  await heading('Look in your mailbox');
  expect(server.bodiesOf(consent.askLink)).toEqual([{ email: 'parent@example.org' }]);
});

test("the parent's page opens by its button, and a yes is given and taken back on it", async () => {
  const server = fakeServer(
    signedOut(),
    replies(consent.open, { key, child: kit }),
    replies(consent.change, ({ body }) => ({ ...kit, ...(body as Partial<Child>) })),
  );
  const page = await renderPage(`/parent#${token}`);
  await heading("The parent's page");
  expect(server.bodiesOf(consent.open)).toEqual([]);
  await page.user.click(button('Open the page'));
  await heading("Kit's account");
  expect(screen.getByText(/Without an answer we erase it on April 1/)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'What we keep, and why' })).toBeInTheDocument();
  await page.user.click(button('Yes, I agree as parent or guardian'));
  await page.user.click(await screen.findByRole('button', { name: 'Take my yes back' }));
  expect(await screen.findByText(/which you took back/)).toBeInTheDocument();
  expect(server.bodiesOf(consent.change)).toEqual([
    { key, state: 'confirmed' },
    { key, state: 'withdrawn' },
  ]);
});

test('a link that is too old asks for the address again', async () => {
  fakeServer(signedOut(), refuses(consent.open, 'not-found', linkGone));
  const page = await renderPage(`/parent#${token}`);
  await page.user.click(await screen.findByRole('button', { name: 'Open the page' }));
  expect(await screen.findByText(linkGone.replace('This', 'That'))).toBeInTheDocument();
  expect(screen.getByLabelText('Your email')).toBeInTheDocument();
});
