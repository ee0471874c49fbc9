import { type Child, consent, linkGone, retention } from '@qubloom/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keptFamilyKey } from '../../../product/storage/kept-family-key.ts';
import { signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, refuses, replies } from '../../../testing/server.ts';

const token = 'x'.repeat(43);
const key = 'k'.repeat(43);
const kit: Child = {
  username: 'kid',
  firstName: 'Kit',
  state: 'pending',
  rooms: false,
  freeChat: false,
  buying: false,
  decidedAt: null,
  erasedAt: '2026-04-01T12:00:00.000Z',
  classes: [],
};
const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const savedNow = 'Saved. It counts from now on.';
/** The note comes right after the box that was changed. */
const savedUnder = (name: RegExp) => {
  const note = screen.getByText(savedNow);
  const boxes = screen.getAllByRole('checkbox');
  const before = boxes.filter(
    (one) => one.compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(before.at(-1)).toBe(box(name));
  return note;
};
const box = (name: RegExp) => screen.getByRole('checkbox', { name });

test(
  'a parent reads what is stored, ticks that they are a parent and what the child may do, and agrees',
  { tags: ['exhaustive'] },
  async () => {
    const server = fakeServer(
      signedOut(),
      replies(consent.find, kit),
      replies(consent.approve, { key }),
    );
    const page = await renderPage(`/consent#${token}`);
    await heading('What may Kit do at Qubloom?');
    const browserDays = retention['known-browsers'].period / (24 * 3_600_000);
    expect(screen.getByRole('region', { name: 'What we keep, and why' })).toHaveTextContent(
      `for ${String(browserDays)} days`,
    );
    const kept = within(screen.getByRole('region', { name: 'What we keep, and why' }));
    expect(kept.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
    for (const one of screen.getAllByRole('checkbox')) expect(one).not.toBeChecked();
    expect(screen.getAllByRole('checkbox')).toHaveLength(4);
    await page.user.click(button('Yes, I agree'));
    expect(await screen.findByText('Please tick this first.')).toBeInTheDocument();
    expect(server.bodiesOf(consent.approve)).toEqual([]);
    expect(box(/parent or guardian/)).toHaveFocus();
    expect(screen.getByText(/within 14 days of our email, by April 1, we erase/)).toBeVisible();
    await page.user.click(box(/parent or guardian/));
    await page.user.click(box(/^Meet other learners/));
    await page.user.click(button('Yes, I agree'));
    await heading('Thank you');
    expect(
      screen.getByText(/^Kit may meet other learners in study rooms, with ready-made phrases/),
    ).toBeInTheDocument();
    expect(screen.queryByText(/choose it together/)).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Thank you' })).toHaveFocus();
    expect(server.bodiesOf(consent.approve)).toEqual([
      { token, isGuardian: true, rooms: true, freeChat: false, buying: false },
    ]);
  },
);

test('a parent agrees to learning alone, and ticks nothing else', async () => {
  const server = fakeServer(
    signedOut(),
    replies(consent.find, kit),
    replies(consent.approve, { key }),
  );
  const page = await renderPage(`/consent#${token}`);
  await heading('What may Kit do at Qubloom?');
  await page.user.click(box(/parent or guardian/));
  await page.user.click(button('Yes, I agree'));
  await heading('Thank you');
  expect(
    screen.getByText(/^Kit keeps the account and learns alone\. Nothing else is allowed\./),
  ).toBeInTheDocument();
  expect(server.bodiesOf(consent.approve)).toEqual([
    { token, isGuardian: true, rooms: false, freeChat: false, buying: false },
  ]);
});

test('after the yes, a parent opens an account of their own, and the child is remembered', async () => {
  fakeServer(signedOut(), replies(consent.find, kit), replies(consent.approve, { key }));
  const page = await renderPage(`/consent#${token}`);
  await heading('What may Kit do at Qubloom?');
  await page.user.click(box(/parent or guardian/));
  await page.user.click(button('Yes, I agree'));
  const offer = within(await screen.findByRole('group', { name: 'Your family page' }));
  expect(offer.getByText(/an account of your own, for ages 18 and older/)).toBeInTheDocument();
  expect(keptFamilyKey()).toBeNull();
  await page.user.click(offer.getByRole('link', { name: 'Create an Account' }));
  await waitFor(() => expect(page.path()).toBe('/auth?mode=register&returnTo=%2Ffamily'));
  expect(keptFamilyKey()).toBe(key);
  expect(await screen.findByText(/^This account is for you, a grown-up/)).toBeInTheDocument();
  expect(screen.queryByText(/pick something fun/)).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /18 or over/ })).not.toBeChecked();
});

test(
  'chatting in own words can be ticked only with study rooms, and goes with them',
  { tags: ['exhaustive'] },
  async () => {
    const server = fakeServer(
      signedOut(),
      replies(consent.find, kit),
      replies(consent.approve, { key }),
    );
    const page = await renderPage(`/consent#${token}`);
    await heading('What may Kit do at Qubloom?');
    expect(box(/own words/)).toBeDisabled();
    await page.user.click(box(/^Meet other learners/));
    await page.user.click(box(/own words/));
    expect(box(/own words/)).toBeChecked();
    await page.user.click(box(/^Meet other learners/));
    expect(box(/own words/)).not.toBeChecked();
    await page.user.click(box(/paid plan/));
    await page.user.click(box(/parent or guardian/));
    await page.user.click(button('Yes, I agree'));
    await heading('Thank you');
    expect(screen.getByText(/^Kit may get a paid plan with a grown-up/)).toBeInTheDocument();
    expect(server.bodiesOf(consent.approve)).toEqual([
      { token, isGuardian: true, rooms: false, freeChat: false, buying: true },
    ]);
  },
);

test('a no erases the account, after a second press', async () => {
  const server = fakeServer(signedOut(), replies(consent.find, kit), replies(consent.decline, {}));
  const page = await renderPage(`/consent#${token}`);
  await heading('What may Kit do at Qubloom?');
  await page.user.click(button('No, erase the account'));
  expect(screen.getByRole('group', { name: 'Erase the account' })).toHaveFocus();
  await page.user.click(button('Not now'));
  await waitFor(() => expect(button('No, erase the account')).toHaveFocus());
  await page.user.click(button('No, erase the account'));
  expect(server.bodiesOf(consent.decline)).toEqual([]);
  await page.user.click(button('Erase it now'));
  await heading('The account is erased');
  expect(server.bodiesOf(consent.decline)).toEqual([{ token }]);
});

test('a used link offers a new one', async () => {
  fakeServer(signedOut(), refuses(consent.find, 'not-found', linkGone));
  await renderPage(`/consent#${token}`);
  await heading('This link is no longer good');
  expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute(
    'href',
    '/parent',
  );
});

test("the parent's page is requested by email", async () => {
  const server = fakeServer(signedOut(), replies(consent.askLink, {}));
  const page = await renderPage('/parent');
  await page.user.type(await screen.findByLabelText('Your email'), 'parent@example.org');
  await page.user.click(button('Send me the link'));
  await heading('Look in your mailbox');
  expect(server.bodiesOf(consent.askLink)).toEqual([{ email: 'parent@example.org' }]);
});

test(
  "the parent's page opens by its button, and a parent says yes and takes it back there",
  { tags: ['exhaustive'] },
  async () => {
    const server = fakeServer(
      signedOut(),
      replies(consent.open, { key, child: kit }),
      replies(consent.change, ({ body }) => answerTo(body as Partial<Child>)),
    );
    const page = await renderPage(`/parent#${token}`);
    await heading("The parent's page");
    expect(server.bodiesOf(consent.open)).toEqual([]);
    await page.user.click(button('Open the page'));
    await heading("Kit's account");
    expect(screen.getByText(/Without an answer we erase it on April 1/)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'What we keep, and why' })).toBeInTheDocument();
    await page.user.click(box(/^Meet other learners/));
    await page.user.click(button('Yes, I agree as parent or guardian'));
    await waitFor(() => expect(screen.getByText(savedNow)).toHaveFocus());
    await page.user.click(await screen.findByRole('button', { name: 'Take my whole yes back' }));
    expect(screen.getByRole('group', { name: 'Take my yes back' })).toHaveFocus();
    expect(server.bodiesOf(consent.change)).toHaveLength(1);
    await page.user.click(button('Take it back now'));
    expect(await screen.findByText(/which you took back/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText(savedNow)).toHaveFocus());
    expect(box(/^Meet other learners/)).not.toBeChecked();
    expect(server.bodiesOf(consent.change)).toEqual([
      { key, rooms: true, freeChat: false, buying: false },
      { key, state: 'withdrawn' },
    ]);
  },
);

function answerTo({ state = 'confirmed', ...change }: Partial<Child>): Child {
  return state === 'withdrawn' ? { ...kit, state } : { ...kit, ...change, state };
}

test(
  "the parent's page changes each permission separately, and says beside each one that it is saved",
  { tags: ['exhaustive'] },
  async () => {
    let child: Child = { ...kit, state: 'confirmed', rooms: true, freeChat: true, erasedAt: null };
    const server = fakeServer(
      signedOut(),
      replies(consent.open, { key, child }),
      replies(consent.change, ({ body }) => {
        const { state, rooms, freeChat, buying } = body as Partial<Child>;
        child = {
          ...child,
          ...(rooms !== undefined && { rooms }),
          ...(freeChat !== undefined && { freeChat }),
          ...(buying !== undefined && { buying }),
          ...(state !== undefined && { ...kit, state }),
        };
        return child;
      }),
    );
    const page = await renderPage(`/parent#${token}`);
    await page.user.click(await screen.findByRole('button', { name: 'Open the page' }));
    await heading("Kit's account");
    expect(box(/^Meet other learners/)).toBeChecked();
    expect(box(/own words/)).toBeChecked();
    expect(box(/paid plan/)).not.toBeChecked();
    await page.user.click(box(/paid plan/));
    await waitFor(() => expect(box(/paid plan/)).toBeChecked());
    await page.user.click(box(/own words/));
    await waitFor(() => expect(box(/own words/)).not.toBeChecked());
    await page.user.click(box(/^Meet other learners/));
    await waitFor(() => expect(box(/^Meet other learners/)).not.toBeChecked());
    await waitFor(() => expect(savedUnder(/^Meet other learners/)).toBeVisible());
    expect(screen.getAllByText(savedNow)).toHaveLength(1);
    await page.user.click(box(/paid plan/));
    expect(box(/paid plan/)).not.toBeChecked();
    expect(
      await screen.findByText('Kit learns alone, and nothing else is allowed.'),
    ).toBeInTheDocument();
    expect(screen.getByText(savedNow)).toHaveRole('status');
    expect(screen.queryByText(/took back/)).not.toBeInTheDocument();
    expect(server.bodiesOf(consent.change)).toEqual([
      { key, buying: true },
      { key, freeChat: false },
      { key, rooms: false },
      { key, buying: false },
    ]);
  },
);

test('a parent downloads all data, as a page to read or as a file for computers', async () => {
  const data = {
    madeAt: '2026-03-02T10:00:00.000Z',
    username: 'kid',
    parts: [{ name: 'users', heading: 'Account', rows: [{ first_name: 'Kit' }] }],
  };
  fakeServer(
    signedOut(),
    replies(consent.open, { key, child: kit }),
    replies(consent.export, data),
  );
  const page = await renderPage(`/parent#${token}`);
  await page.user.click(await screen.findByRole('button', { name: 'Open the page' }));
  await page.user.click(await screen.findByRole('button', { name: 'Download all data' }));
  expect(await screen.findByText("Kit's data is here. Which file would you like?")).toHaveRole(
    'status',
  );
  expect(button('A page to read')).toBeInTheDocument();
  expect(button('A file for computers (JSON)')).toBeInTheDocument();
});

test(
  "a reload keeps the parent's page, and another link in the same tab opens its own page",
  { tags: ['exhaustive'] },
  async () => {
    const server = fakeServer(
      signedOut(),
      replies(consent.open, { key, child: kit }),
      replies(consent.page, kit),
    );
    const page = await renderPage(`/parent#${token}`);
    await page.user.click(await screen.findByRole('button', { name: 'Open the page' }));
    await heading("Kit's account");
    page.unmount();
    const reloaded = await renderPage(`/parent#${token}`);
    await heading("Kit's account");
    expect(server.bodiesOf(consent.page)).toEqual([{ key }]);
    reloaded.unmount();
    await renderPage(`/parent#${'y'.repeat(43)}`);
    await heading("The parent's page");
    expect(button('Open the page')).toBeInTheDocument();
  },
);

test("a parent's page that was opened too long ago is opened again by a new link", async () => {
  sessionStorage.setItem('qubloom.parent-page', JSON.stringify({ token, key }));
  fakeServer(signedOut(), refuses(consent.page, 'not-found', linkGone));
  await renderPage('/parent');
  expect(await screen.findByLabelText('Your email')).toBeInTheDocument();
});

test('an expired link asks for the address again', async () => {
  fakeServer(signedOut(), refuses(consent.open, 'not-found', linkGone));
  const page = await renderPage(`/parent#${token}`);
  await page.user.click(await screen.findByRole('button', { name: 'Open the page' }));
  expect(await screen.findByText(linkGone.replace('This', 'That'))).toBeInTheDocument();
  expect(screen.getByLabelText('Your email')).toBeInTheDocument();
});
