import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { consoleErrors } from '../../testing/setup.ts';
import { signedIn, signedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { fakeServer } from '../../testing/server.ts';
import { useAuth } from './auth.tsx';

function Name() {
  return <p>{useAuth().user?.firstName}</p>;
}

// Shows: 8 auth context outside its provider
test('useAuth outside its provider throws', () => {
  expect(() => render(<Name />)).toThrow('useAuth must be used within an AuthProvider');
  consoleErrors.length = 0;
});

// Shows: 6 visitor is offered to sign in; 7 GET /api/user
test('a visitor is offered to sign in and to sign up', async () => {
  fakeServer(signedOut());
  await renderPage('/auth');
  expect(screen.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign Up' })).toBeVisible();
});

// Shows: 6 signed-in user; 2 desktop header; 7 GET /api/user
test('a learner sees the link to the dashboard, the points, and the account', async () => {
  fakeServer(signedIn());
  await renderPage('/');
  expect(await screen.findByText('120')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Your account' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
});
