import { families, linkGone } from '@qubloom/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, refuses, replies } from '../../../testing/server.ts';

const token = 'x'.repeat(43);
const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('the Sunday mail stops only by pressing the button, without signing in', async () => {
  const server = fakeServer(signedOut(), replies(families.endReports, {}));
  const page = await renderPage(`/family/reports#${token}`);
  await heading('Stop the Sunday mail?');
  expect(server.bodiesOf(families.endReports)).toEqual([]);
  await page.user.click(button('Stop the Sunday mail'));
  await heading('The Sunday mail has stopped');
  expect(server.bodiesOf(families.endReports)).toEqual([{ token }]);
});

test('a failure is shown, and the button stays', async () => {
  fakeServer(signedOut(), refuses(families.endReports, 'unavailable', 'Please try again.'));
  const page = await renderPage(`/family/reports#${token}`);
  await page.user.click(button('Stop the Sunday mail'));
  expect(await screen.findByText('Please try again.')).toBeInTheDocument();
  expect(button('Stop the Sunday mail')).toBeInTheDocument();
});

test('a link that does not work leads to the family page', async () => {
  fakeServer(signedOut(), refuses(families.endReports, 'not-found', linkGone));
  const page = await renderPage(`/family/reports#${token}`);
  await page.user.click(button('Stop the Sunday mail'));
  await heading('This link is no longer good');
  expect(screen.getByRole('link', { name: 'Your family page' })).toHaveAttribute('href', '/family');
});

test('an address without a token is not a link that works', async () => {
  fakeServer(signedOut());
  await renderPage('/family/reports');
  await heading('This link is no longer good');
});
