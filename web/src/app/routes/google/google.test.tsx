import {
  courses,
  google,
  profile,
  recovery,
  type GoogleReturn,
  type SignInMethod,
} from '@qubloom/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { thisTab } from '../../../lib/browser/leave.ts';
import { stayHere } from '../../../testing/leave.ts';
import { dashboardServer } from '../../../testing/lessons.ts';
import { ada, signedIn, signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import {
  fakeServer,
  neverReplies,
  refuses,
  refusesField,
  replies,
} from '../../../testing/server.ts';

beforeEach(stayHere);

const url = 'https://accounts.google.com/o/oauth2/v2/auth?state=x';
const offers = () => replies(google.offered, { offered: ['password', 'google'] });
const answer = 'state=x&code=4%2F0Abc&authuser=0';
const back = `/auth/google?${answer}`;
const newcomer = {
  email: 'ada@example.org',
  username: 'quick-photon-123',
  hasAccountAtAddress: false,
};
const comesBack = (end: GoogleReturn) => replies(google.finish, end);
const isNew = (change = {}) =>
  comesBack({ outcome: 'new', newcomer: { ...newcomer, ...change }, returnTo: null });
const press = (name: string) => screen.findByRole('button', { name });

test('nothing of Google is shown if the site does not offer it', async () => {
  const server = fakeServer(signedOut());
  await renderPage('/auth');
  await waitFor(() =>
    expect(server.received.map(({ path }) => path)).toContain('/api/sign-in-ways'),
  );
  expect(screen.queryByText(/Google/)).not.toBeInTheDocument();
});

test.each(['/auth?returnTo=%2Fachievements', '/auth?mode=register&returnTo=%2Fachievements'])(
  '%s leads to Google, and remembers the page to return to',
  async (path) => {
    const server = fakeServer(signedOut(), offers(), replies(google.begin, { url }));
    const { user } = await renderPage(path);
    await user.click(await press('Continue with Google'));
    await waitFor(() => expect(thisTab.goTo).toHaveBeenLastCalledWith(url));
    expect(server.bodiesOf(google.begin)).toEqual([{ returnTo: '/achievements' }]);
  },
);

test('a Google that does not answer is announced at its button', async () => {
  const sentence = "Google isn't answering right now. Try again in a minute.";
  fakeServer(signedOut(), offers(), refuses(google.begin, 'unavailable', sentence));
  const { user } = await renderPage('/auth');
  await user.click(await press('Continue with Google'));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(await press('Continue with Google')).toBeEnabled();
});

test.each([
  [null, '/dashboard'],
  ['/courses', '/courses'],
  ['https://evil.example/', '/dashboard'],
  ['//evil.example', '/dashboard'],
])('a known user is signed in, and from %s comes to %s', async (returnTo, path) => {
  const server = fakeServer(
    signedOut(),
    comesBack({ outcome: 'signed-in', user: ada, returnTo }),
    neverReplies(courses.list),
    ...dashboardServer(),
  );
  const page = await renderPage(back);
  const toast = (await screen.findByText('Login successful')).closest('li');
  expect(toast).toHaveTextContent('Welcome back, Ada!');
  await waitFor(() => expect(page.path()).toBe(path));
  expect(server.bodiesOf(google.finish)).toEqual([{ answer }]);
});

test('the answer is removed from the address at once, and sent once', async () => {
  const server = fakeServer(signedOut(), isNew());
  const page = await renderPage(back);
  await screen.findByRole('heading', { level: 1, name: 'Almost there' });
  expect(page.path()).toBe('/auth/google');
  expect(server.bodiesOf(google.finish)).toHaveLength(1);
});

test(
  'a new user gives their age, keeps or changes the username, and is signed in',
  { tags: ['exhaustive'] },
  async () => {
    const server = fakeServer(
      signedOut(),
      isNew(),
      replies(google.signUp, ada),
      ...dashboardServer(),
    );
    const page = await renderPage(back);
    await page.user.click(await press('Create account'));
    expect(await screen.findByText('Please choose your age.')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org');
    expect(screen.getByLabelText('Username')).toHaveValue('quick-photon-123');
    await page.user.click(screen.getByRole('radio', { name: '13 to 17' }));
    await page.user.type(screen.getByLabelText('First name'), 'Ada');
    await page.user.type(screen.getByLabelText('Last name'), 'Lovelace');
    await page.user.click(await press('Create account'));
    expect(await screen.findByText('Registration successful')).toBeInTheDocument();
    await waitFor(() => expect(page.path()).toBe('/dashboard'));
    expect(server.bodiesOf(google.signUp)).toMatchObject([
      {
        ageRange: '13-17',
        lastName: 'Lovelace',
        email: 'ada@example.org',
        username: 'quick-photon-123',
      },
    ]);
  },
);

test(
  'under 13 the address is a parent’s, and not the one from Google',
  { tags: ['exhaustive'] },
  async () => {
    const message = "That's the address of the Google account you came with.";
    const server = fakeServer(
      signedOut(),
      isNew(),
      refusesField(google.signUp, 'invalid', 'email', message),
    );
    const { user } = await renderPage(back);
    await user.click(await screen.findByRole('radio', { name: 'Under 13' }));
    const address = screen.getByLabelText("Parent or guardian's email");
    expect(address).toHaveValue('');
    expect(screen.queryByLabelText('Last name')).not.toBeInTheDocument();
    expect(screen.getByText(/the number by which Google knows/)).toBeInTheDocument();
    await user.type(address, 'ada+mum@example.org');
    await user.type(screen.getByLabelText('First name'), 'Ada');
    await user.click(await press('Create account'));
    await waitFor(() => expect(address).toHaveAccessibleDescription(new RegExp(message)));
    expect(server.bodiesOf(google.signUp)).toMatchObject([{ ageRange: 'under-13', lastName: '' }]);
    await user.clear(address);
    await user.click(screen.getByRole('radio', { name: '13 to 17' }));
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org');
  },
);

test('an account with the same address is not opened, and the page says how to connect it', async () => {
  fakeServer(signedOut(), isNew({ hasAccountAtAddress: true }));
  await renderPage(back);
  expect(await screen.findByText(/connect Google on your profile/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in to connect it' })).toHaveAttribute(
    'href',
    '/auth?returnTo=%2Fprofile',
  );
});

test('an error is explained, with both ways to continue', async () => {
  const sentence = 'You stopped at Google, so nothing has changed. You can try again any time.';
  fakeServer(signedOut(), refuses(google.finish, 'bad-request', sentence));
  await renderPage('/auth/google?error=access_denied&state=x');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(await press('Continue with Google')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in with your username' })).toHaveAttribute(
    'href',
    '/auth',
  );
});

test('without an answer the user starts again', async () => {
  const server = fakeServer(signedOut());
  await renderPage('/auth/google');
  expect(await screen.findByText(/Please start again/)).toBeVisible();
  expect(server.bodiesOf(google.finish)).toEqual([]);
});

const methodsAre = (...mine: SignInMethod[]) =>
  replies(google.mine, { offered: ['password', 'google'], mine });
const onProfile = (...mine: SignInMethod[]) =>
  fakeServer(
    signedIn(),
    methodsAre(...mine),
    replies(profile.sessions, []),
    replies(recovery.address, { hint: 'a…@example.org', isVerified: true }),
    ...dashboardServer(),
  );
const section = async () =>
  within(await screen.findByRole('region', { name: 'Sign in with Google' }));

test(
  'on the profile Google is connected after the password',
  { tags: ['exhaustive'] },
  async () => {
    const server = onProfile('password');
    server.use(replies(google.connect, { url }));
    const { user } = await renderPage('/profile');
    await user.click((await section()).getByRole('button', { name: 'Connect Google' }));
    await user.type(screen.getByLabelText('Your password again'), 'purple kites');
    await user.click(await press('Go on to Google'));
    await waitFor(() => expect(thisTab.goTo).toHaveBeenLastCalledWith(url));
    expect(server.bodiesOf(google.connect)).toEqual([{ password: 'purple kites' }]);
  },
);

test('coming back from connecting leads to the profile', async () => {
  const server = onProfile('password', 'google');
  server.use(comesBack({ outcome: 'connected' }));
  const page = await renderPage(back);
  // The page with the toast is being replaced.
  await waitFor(() =>
    expect(screen.getByText('From now on you can sign in with it, too.')).toBeVisible(),
  );
  await waitFor(() => expect(page.path()).toBe('/profile'));
});

test('a Google account that is connected to another account is not connected', async () => {
  const sentence = 'That Google account already opens another account here.';
  onProfile('password').use(refuses(google.finish, 'conflict', sentence));
  await renderPage(back);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Google is not connected' }),
  ).toBeVisible();
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute(
    'href',
    '/profile',
  );
});

test('Google is disconnected after the password', { tags: ['exhaustive'] }, async () => {
  const server = onProfile('password', 'google');
  server.use(replies(google.disconnect, {}));
  const { user } = await renderPage('/profile');
  await user.click((await section()).getByRole('button', { name: 'Disconnect Google' }));
  server.use(methodsAre('password'));
  await user.type(screen.getByLabelText('Your password again'), 'purple kites');
  await user.click(await press('Disconnect Google'));
  expect(await screen.findByText('Google is disconnected')).toBeInTheDocument();
  expect(await (await section()).findByRole('button', { name: 'Connect Google' })).toBeVisible();
});

test('a learner without a password gets a link to choose one by email, and keeps Google until then', async () => {
  const server = onProfile('google');
  server.use(replies(recovery.askFirstPassword, { hint: 'a…@example.org' }));
  const { user } = await renderPage('/profile');
  expect((await section()).queryByRole('button')).not.toBeInTheDocument();
  await user.click(await press('Mail me a link to choose one'));
  expect(await screen.findByText(/on its way to a…@example\.org/)).toBeInTheDocument();
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
});
