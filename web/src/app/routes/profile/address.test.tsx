import { profile, recovery } from '@qubloom/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, refuses, refusesField, replies } from '../../../testing/server.ts';

const address = (isVerified: boolean) =>
  replies(recovery.address, { hint: 'a…@example.org', isVerified });
const email = async () => within(await screen.findByRole('region', { name: 'Email' }));

async function openProfile(first = address(true)) {
  const server = fakeServer(signedIn(), replies(profile.sessions, []), first);
  const page = await renderPage('/profile');
  return { ...page, server, part: await email() };
}

test('an unconfirmed address can be emailed again, and too many requests are refused kindly', async () => {
  const { user, server, part } = await openProfile(address(false));
  server.use(replies(recovery.askConfirmation, {}));
  const again = await part.findByRole('button', { name: 'Send the email again' });
  await user.click(again);
  expect(await part.findByText(/^It's on its way\./)).toBeInTheDocument();
  expect(server.bodiesOf(recovery.askConfirmation)).toHaveLength(1);
  server.use(
    refuses(recovery.askConfirmation, 'too-many', "We've sent that mail a few times now."),
  );
  await user.click(again);
  expect(await part.findByText("We've sent that mail a few times now.")).toBeInTheDocument();
  expect(part.queryByText(/^It's on its way\./)).not.toBeInTheDocument();
});

test('a confirmed address needs nothing', async () => {
  const { part } = await openProfile();
  expect(await part.findByText('Confirmed')).toBeInTheDocument();
  expect(part.getByText('a…@example.org')).toBeInTheDocument();
  expect(part.queryByRole('button', { name: 'Send the email again' })).not.toBeInTheDocument();
});

test(
  'a new address is given with the password, and applies once its link is opened',
  { tags: ['exhaustive'] },
  async () => {
    const { user, server, part } = await openProfile();
    server.use(
      refusesField(recovery.changeAddress, 'invalid', 'password', "That isn't your password."),
    );
    await user.click(await part.findByRole('button', { name: 'Change my address' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));
    expect(await dialog.findByText('Please enter an email address.')).toBeInTheDocument();
    expect(server.bodiesOf(recovery.changeAddress)).toEqual([]);
    await user.type(dialog.getByLabelText('New email'), 'new@example.org');
    await user.type(dialog.getByLabelText('Your password again'), 'analytical-engine');
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));
    expect(await dialog.findByText("That isn't your password.")).toBeInTheDocument();
    expect(dialog.getByLabelText('New email')).toHaveValue('new@example.org');
    server.use(replies(recovery.changeAddress, {}));
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));
    expect(
      await dialog.findByText(/Until then everything goes to the old address/),
    ).toBeInTheDocument();
    expect(server.bodiesOf(recovery.changeAddress).at(-1)).toEqual({
      email: 'new@example.org',
      password: 'analytical-engine',
    });
  },
);

test('an address that failed to load is requested again', async () => {
  const { user, server, part } = await openProfile(
    refuses(recovery.address, 'unavailable', 'Please try again soon.'),
  );
  server.use(address(true));
  await user.click(await part.findByRole('button', { name: 'Try Again' }));
  expect(await part.findByText('Confirmed')).toBeInTheDocument();
});
