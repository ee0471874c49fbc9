import { consent, courses, profile, recovery, type OwnConsent } from '@qubloom/contract';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dashboardServer } from '../../../testing/lessons.ts';
import { ada, signedIn, signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { setScreen } from '../../../testing/screen.ts';
import { fakeServer, refuses, refusesField, replies } from '../../../testing/server.ts';

const day = 24 * 3_600_000;
const fromNow = (days: number) => new Date(Date.now() + days * day).toISOString();
const kit = { ...ada, firstName: 'Kit', lastName: '', ageRange: 'under-13' as const };
const waiting: OwnConsent = {
  state: 'pending',
  rooms: false,
  freeChat: false,
  buying: false,
  erasedAt: fromNow(9),
  address: 'p…@example.org',
  askedAt: '2026-03-18T16:05:00.000Z',
  decidedAt: null,
  asksPassword: true,
  isBySchool: false,
};
const decided: OwnConsent = { ...waiting, erasedAt: null, decidedAt: fromNow(-1) };
const mine = (own: OwnConsent | null) => replies(consent.mine, { consent: own });

async function open(path: '/dashboard' | '/profile', own: OwnConsent) {
  const server = fakeServer(
    signedIn(kit),
    ...dashboardServer(),
    replies(profile.sessions, []),
    mine(own),
  );
  return { ...(await renderPage(path)), server };
}
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const asked = "We've asked your parent or guardian";

test.each(['desktop', 'mobile'] as const)(
  'a waiting child reads on a %s dashboard whom we asked, what works, and what has to wait',
  async (size) => {
    setScreen(size);
    await open('/dashboard', waiting);
    const shown = await card(asked);
    expect(shown.getByText('p…@example.org')).toBeInTheDocument();
    expect(shown.getByText(/^Our email went to/)).toHaveTextContent(/on March 18 at/);
    expect(
      shown.getByText(/all the lessons, quizzes, tasks, flashcards, and simulators/),
    ).toBeInTheDocument();
    expect(shown.getByText(/study rooms, chat, buying a plan/)).toBeInTheDocument();
  },
);

test('the email is sent again, and too many requests are refused kindly', async () => {
  const { user, server } = await open('/profile', waiting);
  server.use(replies(consent.askAgain, {}));
  const shown = await card(asked);
  await user.click(shown.getByRole('button', { name: 'Send it again' }));
  expect(await shown.findByText(/^It's on its way again\./)).toBeInTheDocument();
  expect(server.bodiesOf(consent.askAgain)).toEqual([{}]);
  server.use(refuses(consent.askAgain, 'too-many', "We've sent that mail a few times now."));
  await user.click(shown.getByRole('button', { name: 'Send it again' }));
  expect(await shown.findByText("We've sent that mail a few times now.")).toBeInTheDocument();
});

test("a mistyped parent's address is corrected with the password", async () => {
  const { user, server } = await open('/profile', waiting);
  const shown = await card(asked);
  server.use(refusesField(consent.correctAddress, 'invalid', 'email', 'Which letter was wrong?'));
  await user.click(shown.getByRole('button', { name: 'Wrong address?' }));
  const form = within(shown.getByRole('region', { name: 'Another address' }));
  await user.type(form.getByLabelText("Parent or guardian's email"), 'parent@example.org');
  await user.type(form.getByLabelText('Your password again'), 'analytical-engine');
  await user.click(form.getByRole('button', { name: 'Ask at this address' }));
  expect(await form.findByText('Which letter was wrong?')).toBeInTheDocument();
  server.use(
    replies(consent.correctAddress, {}),
    mine({ ...waiting, address: 'q…@example.org', askedAt: null }),
  );
  await user.click(form.getByRole('button', { name: 'Ask at this address' }));
  expect(await shown.findByText('q…@example.org')).toBeInTheDocument();
  expect(shown.getByText(/hasn't gotten there yet/)).toBeInTheDocument();
  expect(shown.queryByRole('region', { name: 'Another address' })).not.toBeInTheDocument();
  expect(server.bodiesOf(consent.correctAddress).at(-1)).toEqual({
    email: 'parent@example.org',
    password: 'analytical-engine',
  });
});

test('a child without a password is not asked for one', async () => {
  const { user, server } = await open('/profile', { ...waiting, asksPassword: false });
  server.use(replies(consent.correctAddress, {}));
  const shown = await card(asked);
  await user.click(shown.getByRole('button', { name: 'Wrong address?' }));
  await user.type(shown.getByLabelText("Parent or guardian's email"), 'parent@example.org');
  await user.click(shown.getByRole('button', { name: 'Ask at this address' }));
  expect(await screen.findByText("Our email's on its way there.")).toBeInTheDocument();
  expect(server.bodiesOf(consent.correctAddress)).toEqual([{ email: 'parent@example.org' }]);
});

test("a parent's yes shows as soon as the child looks again", async () => {
  const { server } = await open('/dashboard', waiting);
  await card(asked);
  server.use(mine({ ...decided, state: 'confirmed', rooms: true, freeChat: true, buying: true }));
  act(() => {
    window.dispatchEvent(new Event('visibilitychange'));
  });
  const shown = await card('Your parent or guardian said yes');
  expect(shown.getByText(/In chat, you can use your own words\./)).toBeInTheDocument();
  expect(shown.queryByText('What has to wait:')).not.toBeInTheDocument();
});

test.each([
  [
    { ...decided, state: 'confirmed', rooms: true },
    'Your parent or guardian said yes',
    /ready-made phrases/,
  ],
  [
    { ...decided, state: 'confirmed', rooms: true },
    'Your parent or guardian said yes',
    /^your own words in chat and buying a plan\. .* hasn't said yes to them/,
  ],
  [
    { ...decided, state: 'confirmed', buying: true },
    'Your parent or guardian said yes',
    /^study rooms and your own words in chat\. /,
  ],
  [{ ...decided, state: 'withdrawn' }, 'Learning with others is off for now', /switched it off/],
  [{ ...waiting, erasedAt: fromNow(-0.01) }, 'Nobody answered our email', /14 days are over/],
] as const)('the profile shows it, too: %j', async (own, title, words) => {
  await open('/profile', own);
  const shown = await card(title);
  expect(shown.getByText(words)).toBeInTheDocument();
  expect(shown.queryByRole('button')).not.toBeInTheDocument();
});

test('the dashboard no longer shows an old decision, but the profile does', async () => {
  const old: OwnConsent = { ...decided, state: 'withdrawn', decidedAt: fromNow(-8) };
  const { server, unmount } = await open('/dashboard', old);
  await screen.findByRole('heading', { name: 'This Week' });
  await screen.findByText('2 of 3 learning days.');
  expect(server.bodiesOf(consent.mine)).toHaveLength(1);
  expect(screen.queryByRole('region', { name: /Learning with others/ })).not.toBeInTheDocument();
  unmount();
  await open('/profile', old);
  expect(
    (await card('Learning with others is off for now')).getByText('p…@example.org'),
  ).toBeInTheDocument();
});

test('an answer that fails to load is requested again', async () => {
  const server = fakeServer(
    signedIn(kit),
    replies(profile.sessions, []),
    refuses(consent.mine, 'unavailable', 'Please try again soon.'),
  );
  const { user } = await renderPage('/profile');
  const shown = await card("Your parent's answer");
  server.use(mine(waiting));
  await user.click(shown.getByRole('button', { name: 'Try Again' }));
  await card(asked);
});

test('from 13 on nobody is asked', async () => {
  const server = fakeServer(
    signedIn(),
    replies(profile.sessions, []),
    replies(recovery.address, { hint: 'a…@example.org', isVerified: true }),
  );
  await renderPage('/profile');
  await screen.findByText('Confirmed');
  expect(server.bodiesOf(consent.mine)).toEqual([]);
});

test('a child whose account is gone while waiting is told what may have happened', async () => {
  const { server, unmount } = await open('/dashboard', waiting);
  await card(asked);
  server.use(refuses(consent.mine, 'not-signed-in', 'Please sign in first.'));
  act(() => {
    window.dispatchEvent(new Event('visibilitychange'));
  });
  expect(
    await screen.findByText(/^You've been signed out.*your account has been erased\. Ask them\.$/),
  ).toBeInTheDocument();
  unmount();
  localStorage.setItem('qubloom.learner', String(kit.id));
  fakeServer(signedOut(), replies(courses.list, []));
  await renderPage('/courses');
  expect(
    await screen.findByText(/^You've been signed out.*your account has been erased\. Ask them\.$/),
  ).toBeInTheDocument();
});

test('in an account that a class has made, the school has decided, and no emails go anywhere', async () => {
  await open('/profile', {
    ...decided,
    state: 'confirmed',
    rooms: true,
    isBySchool: true,
    address: 'k…@class.invalid',
  });
  const shown = await card('Your school said yes');
  expect(
    shown.getByText(/Your school hasn't said yes to them\. Talk to your teacher/),
  ).toBeInTheDocument();
  expect(screen.queryByText(/class\.invalid/)).not.toBeInTheDocument();
});
