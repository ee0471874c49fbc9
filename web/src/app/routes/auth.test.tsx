import { accounts } from '@qubloom/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { dashboardServer } from '../../testing/lessons.ts';
import { ada, signedIn, signedOut } from '../../testing/people.ts';
import { pressEveryButton } from '../../testing/press-every-button.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { fakeServer, refuses, refusesField, replies, unreachable } from '../../testing/server.ts';
import { setScreen } from '../../testing/screen.ts';

const field = (name: string | RegExp) => screen.getByLabelText(name);
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

async function logIn(user: UserEvent, username = 'ada', password = 'purple kites') {
  await user.type(field('Username'), username);
  await user.type(field('Password'), password);
  await press(user, 'Log in');
}

async function fillRegistration(user: UserEvent, age = '13 to 17') {
  await user.click(screen.getByRole('radio', { name: age }));
  await user.type(field('First name'), 'Ada');
  const lastName = screen.queryByLabelText('Last name');
  if (lastName) await user.type(lastName, 'Lovelace');
  await user.type(
    within(screen.getByRole('tabpanel')).getByLabelText(/email$/i),
    'ada@example.com',
  );
  await user.type(field('Username'), 'ada');
  await user.type(field('Password'), 'purple kites');
  await user.type(field('Confirm password'), 'purple kites');
}

// Shows: 4 session; 2 after login the dashboard; 7 POST /api/login; 8 login success
test('logging in sends the zone and leads to the dashboard', async () => {
  const server = fakeServer(signedOut(), replies(accounts.login, ada), ...dashboardServer());
  const page = await renderPage('/auth');
  await logIn(page.user);
  const toast = (await screen.findByText('Login successful')).closest('li');
  expect(toast).toHaveTextContent('Welcome back, Ada!');
  await waitFor(() => expect(page.path()).toBe('/dashboard'));
  expect(server.bodiesOf(accounts.login)).toEqual([
    {
      username: 'ada',
      password: 'purple kites',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  ]);
});

// An error that goes when its field is left moves the button away from the finger that presses it.
test.each(['/auth', '/auth?mode=register'])(
  '%s: a password that nobody has typed yet is no error when the username is done',
  async (path) => {
    fakeServer(signedOut());
    const page = await renderPage(path);
    await page.user.type(field('Username'), 'ada');
    await page.user.click(field('Password'));
    await page.user.type(field('Password'), 'p');
    expect(field('Password')).not.toBeInvalid();
    expect(field('Username')).not.toBeInvalid();
  },
);

// Shows: 8 login failure
test('a wrong password is announced and the input stays', async () => {
  fakeServer(
    signedOut(),
    refusesField(
      accounts.login,
      'not-signed-in',
      'password',
      "That username and password don't match.",
    ),
  );
  const page = await renderPage('/auth');
  await logIn(page.user);
  const toast = (await screen.findByText('Login failed')).closest('[data-variant]');
  expect(toast).toHaveAttribute('data-variant', 'destructive');
  expect(toast).toHaveTextContent("401: That username and password don't match.");
  expect(field('Username')).toHaveValue('ada');
  expect(field('Password')).toHaveValue('purple kites');
  expect(page.path()).toBe('/auth');
  await waitFor(() => expect(field('Password')).toHaveFocus());
  expect(field('Password')).toHaveAccessibleDescription("That username and password don't match.");
  await page.user.tab();
  expect(field('Password')).toBeInvalid();
  await page.user.type(field('Password'), 's');
  expect(field('Password')).not.toBeInvalid();
});

// Shows: 8 login failure
test('an unreachable server is announced', async () => {
  fakeServer(signedOut(), unreachable(accounts.login));
  const page = await renderPage('/auth');
  await logIn(page.user);
  await waitFor(() => expect(screen.getAllByText(/we can't reach the site/)).toHaveLength(2));
  expect(screen.getByText(/we can't reach the site/, { selector: 'form *' })).toBeVisible();
});

// Shows: 5 login and password minimums
test('short input is announced at its field and nothing is sent', async () => {
  const server = fakeServer(signedOut());
  const page = await renderPage('/auth');
  await logIn(page.user, 'ad', '12345');
  expect(field('Username')).toHaveAccessibleDescription('Username must be at least 3 characters');
  expect(field('Password')).toHaveAccessibleDescription('Password must be at least 6 characters');
  expect(field('Username')).toBeInvalid();
  expect(server.bodiesOf(accounts.login)).toEqual([]);
});

test('an email address instead of the username is named as the reason, and nothing is sent', async () => {
  const server = fakeServer(signedOut());
  const page = await renderPage('/auth');
  await logIn(page.user, 'ada@example.com', 'purple kites');
  expect(field('Username')).toHaveAccessibleDescription(
    'Please enter your username, not your email address.',
  );
  expect(server.bodiesOf(accounts.login)).toEqual([]);
});

test.each([
  ['%2Fteach', 'and then your class'],
  ['%2Ffamily', 'and then add your child'],
])(
  'a grown-up who comes for %s reads what comes next, and no hint for children',
  async (to, next) => {
    fakeServer(signedOut());
    await renderPage(`/auth?mode=register&returnTo=${to}`);
    expect(await screen.findByText(`Make an account for yourself, ${next}.`)).toBeInTheDocument();
    expect(field('Username')).not.toHaveAccessibleDescription(/fun/);
  },
);

test('a hint for children is gone once somebody says that they are grown up', async () => {
  fakeServer(signedOut());
  const { user } = await renderPage('/auth?mode=register');
  await screen.findByLabelText('Username');
  expect(field('Username')).toHaveAccessibleDescription(/pick something fun/);
  await user.click(screen.getByRole('radio', { name: /18/ }));
  expect(field('Username')).not.toHaveAccessibleDescription(/fun/);
});

test('the terms and the privacy policy can be read before there is an account', async () => {
  fakeServer(signedOut());
  await renderPage('/auth?mode=register');
  const form = within((await screen.findByLabelText('Username')).closest('form') as HTMLElement);
  expect(form.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
  expect(form.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
});

// Shows: 2 after registration the dashboard; 7 POST /api/register; 8 registration success
test('a new learner reaches the dashboard', { tags: ['exhaustive'] }, async () => {
  const server = fakeServer(signedOut(), replies(accounts.register, ada), ...dashboardServer());
  const page = await renderPage('/auth?mode=register');
  await fillRegistration(page.user);
  await press(page.user, 'Create account');
  expect(await screen.findByText('Registration successful')).toBeInTheDocument();
  expect(screen.getByText('Welcome to Qubloom, Ada!')).toBeInTheDocument();
  await waitFor(() => expect(page.path()).toBe('/dashboard'));
  expect(server.bodiesOf(accounts.register)).toEqual([
    {
      ageRange: '13-17',
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      username: 'ada',
      password: 'purple kites',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  ]);
});

// Shows: 8 registration failure
test(
  'a taken username is announced and the form keeps what was typed',
  { tags: ['exhaustive'] },
  async () => {
    fakeServer(
      signedOut(),
      refusesField(accounts.register, 'conflict', 'username', 'That username is taken.'),
    );
    const page = await renderPage('/auth?mode=register');
    await fillRegistration(page.user);
    await press(page.user, 'Create account');
    expect(await screen.findByText('Registration failed')).toBeInTheDocument();
    expect(screen.getByText('409: That username is taken.')).toBeInTheDocument();
    expect(field('Username')).toHaveValue('ada');
    await waitFor(() => expect(field('Username')).toHaveFocus());
    expect(field('Username')).toHaveAccessibleDescription(/^That username is taken\./);
    await page.user.type(field('Username'), '2');
    expect(field('Username')).not.toBeInvalid();
  },
);

test('the age comes first, with nothing chosen, and must be chosen', async () => {
  fakeServer(signedOut());
  const page = await renderPage('/auth?mode=register');
  const form = within(screen.getByRole('tabpanel'));
  const radios = form.getAllByRole('radio');
  expect(radios).toHaveLength(3);
  radios.forEach((radio) => expect(radio).not.toBeChecked());
  const first = screen.getByRole('tabpanel').querySelector('input');
  expect(first).toBe(radios[0]);
  await press(page.user, 'Create account');
  expect(await screen.findByText('Please choose your age.')).toBeInTheDocument();
});

test(
  'under 13 the email must be a grown-up’s, and no last name is requested',
  { tags: ['exhaustive'] },
  async () => {
    const server = fakeServer(signedOut(), replies(accounts.register, ada), ...dashboardServer());
    const page = await renderPage('/auth?mode=register');
    await fillRegistration(page.user, 'Under 13');
    expect(field("Parent or guardian's email")).toHaveAttribute('type', 'email');
    expect(screen.queryByLabelText('Last name')).not.toBeInTheDocument();
    await press(page.user, 'Create account');
    await waitFor(() =>
      expect(server.bodiesOf(accounts.register)).toMatchObject([
        { ageRange: 'under-13', lastName: '' },
      ]),
    );
  },
);

// Shows: 8 registration failure
test.each([
  ['Your password is the same as your username. Please pick another one.', 'Password', 'password'],
  ['Please choose a kinder username.', 'Username', 'username'],
  ['This does not look like an email address.', 'Email', 'email'],
])('says "%s" at %s', { tags: ['exhaustive'] }, async (sentence, name, path) => {
  fakeServer(signedOut(), refusesField(accounts.register, 'invalid', path, sentence));
  const page = await renderPage('/auth?mode=register');
  await fillRegistration(page.user);
  await press(page.user, 'Create account');
  await waitFor(() => expect(field(name)).toHaveFocus());
  expect(field(name)).toBeInvalid();
  expect(screen.getByText(sentence)).toBeInTheDocument();
});

// Shows: 8 registration failure
test(
  'a problem that concerns no field of the form is shown beside the button',
  { tags: ['exhaustive'] },
  async () => {
    const sentence = 'Please come back tomorrow.';
    fakeServer(signedOut(), refuses(accounts.register, 'too-many', sentence));
    const page = await renderPage('/auth?mode=register');
    await fillRegistration(page.user);
    await press(page.user, 'Create account');
    expect(await screen.findByText(sentence, { selector: 'form *' })).toBeVisible();
  },
);

test(
  'a password that was refused for the username may be used with another username',
  { tags: ['exhaustive'] },
  async () => {
    const message = 'Your password is the same as your username.';
    fakeServer(signedOut(), refusesField(accounts.register, 'invalid', 'password', message));
    const page = await renderPage('/auth?mode=register');
    await fillRegistration(page.user);
    await press(page.user, 'Create account');
    await waitFor(() => expect(field('Password')).toBeInvalid());
    await page.user.type(field('Username'), '2');
    await waitFor(() => expect(field('Password')).not.toBeInvalid());
  },
);

test(
  'a last name that was typed before the age is not sent and does not block the form',
  { tags: ['exhaustive'] },
  async () => {
    const server = fakeServer(signedOut(), replies(accounts.register, ada), ...dashboardServer());
    const page = await renderPage('/auth?mode=register');
    await page.user.click(field('Last name'));
    await page.user.paste('x'.repeat(61));
    await fillRegistration(page.user, 'Under 13');
    await press(page.user, 'Create account');
    await waitFor(() =>
      expect(server.bodiesOf(accounts.register)).toMatchObject([
        { ageRange: 'under-13', lastName: '' },
      ]),
    );
  },
);

// Shows: 5 passwords match
test("two different passwords are announced: Passwords don't match", async () => {
  fakeServer(signedOut());
  const page = await renderPage('/auth?mode=register');
  await page.user.type(field('Password'), 'purple kites');
  await page.user.type(field('Confirm password'), 'green kites');
  await page.user.tab();
  expect(await screen.findByText("Passwords don't match")).toBeInTheDocument();
});

test('a typed password can be shown, pasted and filled in by the browser', async () => {
  fakeServer(signedOut());
  const page = await renderPage('/auth');
  const password = field('Password');
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  await page.user.click(password);
  await page.user.paste('pasted words');
  await press(page.user, 'Show password');
  expect(password).toHaveAttribute('type', 'text');
  expect(password).toHaveValue('pasted words');
});

// Shows: 4 auth tabs; 2 auth tabs
test('tabs and links switch between login and register', async () => {
  fakeServer(signedOut());
  const page = await renderPage('/auth');
  await press(page.user, 'Create an account');
  expect(await screen.findByRole('tab', { name: 'Register', selected: true })).toBeInTheDocument();
  await press(page.user, 'Log in instead');
  expect(await screen.findByRole('tab', { name: 'Login', selected: true })).toBeInTheDocument();
  await page.user.click(screen.getByRole('tab', { name: 'Register' }));
  await waitFor(() => expect(page.path()).toBe('/auth?mode=register'));
});

// Shows: 2 /auth for a signed-in user
test('a signed-in learner is redirected to the dashboard', async () => {
  fakeServer(signedIn(), ...dashboardServer());
  const page = await renderPage('/auth');
  await waitFor(() => expect(page.path()).toBe('/dashboard'));
});

test('signing in leads back to the page that asked for it', { tags: ['exhaustive'] }, async () => {
  fakeServer(signedOut(), replies(accounts.login, ada), ...dashboardServer());
  const page = await renderPage('/auth?returnTo=%2Fachievements');
  await logIn(page.user);
  await waitFor(() => expect(page.path()).toBe('/achievements'));
});

test('a return target on another site is ignored', async () => {
  fakeServer(signedOut(), replies(accounts.login, ada), ...dashboardServer());
  const page = await renderPage('/auth?returnTo=https%3A%2F%2Fevil.example%2F');
  await logIn(page.user);
  await waitFor(() => expect(page.path()).toBe('/dashboard'));
});

test.each([
  ['/auth', 'Sign in', '/'],
  ['/auth?mode=register', 'Sign up', '/'],
  ['/auth?returnTo=%2Fcourses%2F1%3Flesson%3D12', 'Sign in', '/courses/1?lesson=12'],
  // There, a visitor would only be sent to sign in again.
  ['/auth?returnTo=%2Fachievements', 'Sign in', '/'],
])('on a small screen %s is called %s and leads back to %s', async (path, title, back) => {
  setScreen('mobile');
  fakeServer(signedOut());
  await renderPage(path);
  const header = within(screen.getByRole('banner'));
  expect(await header.findByText(title)).toBeInTheDocument();
  await waitFor(() =>
    expect(header.getByRole('link', { name: 'Back' })).toHaveAttribute('href', back),
  );
  expect(document.title).toBe(`${title} | Qubloom`);
});

// Shows: 2 auth marketing panel
test('the marketing panel is beside the forms only on wide screens', async () => {
  fakeServer(signedOut());
  const page = await renderPage('/auth');
  expect(screen.getByRole('complementary', { name: 'What you get' })).toBeInTheDocument();
  page.unmount();
  setScreen('mobile');
  await renderPage('/auth');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

// Shows: 4 session ends; 2 after logout /auth; 7 POST /api/logout; 8 logout success
test('logging out empties the page and leads to /auth', { tags: ['exhaustive'] }, async () => {
  const server = fakeServer(signedIn(), replies(accounts.logout, {}), ...dashboardServer());
  const page = await renderPage('/dashboard');
  await press(page.user, 'Your account');
  await page.user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  expect(await screen.findByText('Logout successful')).toBeInTheDocument();
  expect(screen.getByText('You have been logged out')).toBeInTheDocument();
  expect(page.path()).toBe('/auth');
  expect(server.bodiesOf(accounts.logout)).toEqual([undefined]);
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeInTheDocument();
});

// Shows: 8 logout failure
test('a failed logout is announced, and the learner stays signed in', async () => {
  fakeServer(
    signedIn(),
    ...dashboardServer(),
    refuses(accounts.logout, 'unavailable', 'Try again in a moment.'),
  );
  const page = await renderPage('/dashboard');
  await press(page.user, 'Your account');
  await page.user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  expect(await screen.findByText('Logout failed')).toBeInTheDocument();
  expect(screen.getByText('503: Try again in a moment.')).toBeInTheDocument();
  expect(page.path()).toBe('/dashboard');
});

test.each(['/auth', '/auth?mode=register'])(
  'no button of %s loses the focus when it is pressed',
  { tags: ['exhaustive'], timeout: 180_000 },
  async (path) => {
    const { pressed, lost } = await pressEveryButton(async () => {
      fakeServer(signedOut());
      await renderPage(path);
      await screen.findByLabelText('Username');
    });
    expect(lost).toEqual([]);
    expect(pressed).toContain('Show password');
  },
);
