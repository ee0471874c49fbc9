/** The way from the parent's page, which needs no account, to the family page, which needs one. */
import { accounts, consent, families, linkGone, type Child } from '@qubloom/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepFamilyKey } from '../../../product/storage/kept-family-key.ts';
import { grace, kit, kitsRecord, noFamily } from '../../../testing/families.ts';
import { ada, signedIn, signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import {
  fakeServer,
  type Handler,
  refuses,
  replies,
  unreachable,
} from '../../../testing/server.ts';

const token = 'x'.repeat(43);
const key = 'k'.repeat(43);
const child: Child = {
  username: 'kit7',
  firstName: 'Kit',
  state: 'confirmed',
  rooms: true,
  freeChat: false,
  buying: false,
  decidedAt: null,
  erasedAt: null,
  classes: [],
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const seeProgress = () =>
  screen.findByRole('link', { name: "See Kit's progress on your family page" });
const kept = () => sessionStorage.getItem('qubloom.family-key');

const linkable = (): Handler[] => [
  replies(consent.open, { key, child }),
  replies(families.addByMail, kit),
  replies(families.mine, { ...noFamily, learners: [kit] }),
  replies(families.record, kitsRecord),
];

async function openParentsPage(person: Handler) {
  const server = fakeServer(person, ...linkable());
  const page = await renderPage(`/parent#${token}`);
  await page.user.click(await button('Open the page'));
  return { ...page, server };
}

test('a signed-in grown-up gets to the family page, with the child on it', async () => {
  const { user, server, path } = await openParentsPage(signedIn(grace));
  await user.click(await seeProgress());
  expect(await screen.findByText('Kit is on your family page now.')).toBeInTheDocument();
  await waitFor(() => expect(path()).toBe('/family?learner=7'));
  expect(server.bodiesOf(families.addByMail)).toEqual([{ key }]);
  expect(kept()).toBeNull();
});

test('a visitor learns that an account is needed, signs in, and finds the child on the family page', async () => {
  const { user, server } = await openParentsPage(signedOut());
  const way = within(await screen.findByRole('group', { name: 'Your family page' }));
  expect(way.getByText(/an account of your own, for ages 18 and older/)).toBeInTheDocument();
  expect(server.bodiesOf(families.addByMail)).toEqual([]);
  expect(way.getByRole('link', { name: 'Create an Account' })).toHaveAttribute(
    'href',
    '/auth?mode=register&returnTo=%2Ffamily',
  );
  await user.click(way.getByRole('link', { name: 'Sign In' }));
  server.use(replies(accounts.login, grace), signedIn(grace));
  await user.type(await screen.findByLabelText('Username'), 'grace');
  await user.type(screen.getByLabelText('Password'), 'compilers');
  await user.click(await button('Log in'));
  expect(await screen.findByText('Kit is on your family page now.')).toBeInTheDocument();
  expect(server.bodiesOf(families.addByMail)).toEqual([{ key }]);
  expect(kept()).toBeNull();
});

test('in the account of a child, the parent is asked to sign in with their own', async () => {
  const { user, server } = await openParentsPage(signedIn(ada));
  await user.click(await seeProgress());
  expect(
    await screen.findByRole('region', { name: "This is a learner's account" }),
  ).toBeInTheDocument();
  expect(server.bodiesOf(families.addByMail)).toEqual([]);
});

test("a parent's page that has closed is opened again by a new link", async () => {
  keepFamilyKey(key);
  fakeServer(signedIn(grace), ...linkable(), refuses(families.addByMail, 'not-found', linkGone));
  await renderPage('/family');
  expect(await screen.findByText(/^The parent's page has closed/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute(
    'href',
    '/parent',
  );
  expect(kept()).toBeNull();
});

test('a refusal is shown, and without a network the link can be tried again', async () => {
  keepFamilyKey(key);
  const server = fakeServer(signedIn(grace), ...linkable(), unreachable(families.addByMail));
  const { user } = await renderPage('/family');
  const again = await button('Try Again');
  expect(kept()).not.toBeNull();
  server.use(refuses(families.addByMail, 'conflict', 'Kit is on your family page already.'));
  await user.click(again);
  expect(await screen.findByText('Kit is on your family page already.')).toBeInTheDocument();
  expect(kept()).toBeNull();
});

test('a key that has expired is not sent', async () => {
  keepFamilyKey(key);
  const before = Date.now() - 31 * 60_000;
  sessionStorage.setItem('qubloom.family-key', JSON.stringify({ key, keptAt: before }));
  const server = fakeServer(signedIn(grace), ...linkable());
  await renderPage('/family');
  await screen.findByText(/^Kit learned on two days/);
  expect(server.bodiesOf(families.addByMail)).toEqual([]);
});

test("somebody who signs in with a learner's account reads which account is needed", async () => {
  fakeServer(signedIn(ada), replies(families.mine, noFamily));
  keepFamilyKey(key);
  await renderPage('/family');
  const told = await screen.findByRole('region', { name: "This is a learner's account" });
  expect(told).toHaveTextContent(/log out here, then sign in with an account of your own/);
  expect(kept()).not.toBeNull();
});
