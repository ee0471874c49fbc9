import { linkGone, recovery } from '@qubloom/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn, signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, refuses, refusesField, replies } from '../../../testing/server.ts';

const token = 'x'.repeat(43);
const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test(
  'a learner who forgot their password finds help at sign-in, and is told to look for an email',
  { tags: ['exhaustive'] },
  async () => {
    const server = fakeServer(signedOut(), replies(recovery.askReset, {}));
    const page = await renderPage('/auth');
    await page.user.click(screen.getByRole('link', { name: 'Forgot password?' }));
    await heading('Forgot your password?');
    await page.user.type(screen.getByLabelText('Email'), 'ada@example.org');
    await page.user.click(button('Send the link'));
    await heading('Look in the mailbox');
    expect(server.bodiesOf(recovery.askReset)).toEqual([{ email: 'ada@example.org' }]);
    await page.user.click(button('Try another address'));
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org');
  },
);

test('an invalid address is reported beside the field', async () => {
  const server = fakeServer(signedOut(), replies(recovery.askReset, {}));
  const page = await renderPage('/forgot-password');
  await page.user.type(screen.getByLabelText('Email'), 'ada');
  await page.user.click(button('Send the link'));
  expect(await screen.findByText('Please enter a valid email address.')).toBeInTheDocument();
  expect(server.bodiesOf(recovery.askReset)).toEqual([]);
});

test('the link in the email names the account and sets its password', async () => {
  const server = fakeServer(
    signedOut(),
    replies(recovery.findReset, { username: 'ada' }),
    replies(recovery.reset, {}),
  );
  const page = await renderPage(`/reset-password#${token}`);
  await heading('Choose a new password');
  expect(screen.getByRole('main')).toHaveTextContent('For the account ada.');
  const field = screen.getByLabelText('New password');
  await page.user.type(field, 'ada');
  await page.user.click(button('Save the new password'));
  expect(server.bodiesOf(recovery.reset)).toEqual([]);
  await page.user.clear(field);
  await page.user.type(field, 'purple kites');
  await page.user.click(button('Save the new password'));
  await heading('You have a new password');
  expect(screen.getByRole('main').querySelector('a')).toHaveAttribute('href', '/auth');
  expect(server.bodiesOf(recovery.reset)).toEqual([{ token, password: 'purple kites' }]);
});

test('a refused password is reported beside the field, and the input stays', async () => {
  fakeServer(
    signedOut(),
    replies(recovery.findReset, { username: 'ada' }),
    refusesField(recovery.reset, 'invalid', 'password', 'Please pick another one.'),
  );
  const page = await renderPage(`/reset-password#${token}`);
  await page.user.type(await screen.findByLabelText('New password'), 'purple kites');
  await page.user.click(button('Save the new password'));
  expect(await screen.findByText('Please pick another one.')).toBeInTheDocument();
  expect(screen.getByLabelText('New password')).toHaveValue('purple kites');
});

test.each(['', `#${token}`])('an invalid link (%j) says so and offers a new one', async (hash) => {
  fakeServer(signedOut(), refuses(recovery.findReset, 'not-found', linkGone));
  await renderPage(`/reset-password${hash}`);
  await heading('This link is no longer good');
  expect(screen.getByText(linkGone)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test('an address is confirmed only by pressing the button', async () => {
  const server = fakeServer(signedIn(), replies(recovery.confirmAddress, {}));
  const page = await renderPage(`/confirm-address#${token}`);
  await heading('Is this your address?');
  expect(server.bodiesOf(recovery.confirmAddress)).toEqual([]);
  await page.user.click(button('Confirm my address'));
  await heading('Your address is confirmed');
  expect(server.bodiesOf(recovery.confirmAddress)).toEqual([{ token }]);
});

test('a used link is replaced by a new email for a signed-in learner', async () => {
  const server = fakeServer(
    signedIn(),
    refuses(recovery.confirmAddress, 'not-found', linkGone),
    replies(recovery.askConfirmation, {}),
  );
  const page = await renderPage(`/confirm-address#${token}`);
  await page.user.click(button('Confirm my address'));
  await heading('This link is no longer good');
  await page.user.click(button('Send me a new link'));
  expect(await screen.findByText('A new email is on its way.')).toBeInTheDocument();
  expect(server.bodiesOf(recovery.askConfirmation)).toHaveLength(1);
});
