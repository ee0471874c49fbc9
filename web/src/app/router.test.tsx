import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dashboardServer } from '../testing/lessons.ts';
import { signedIn, signedOut } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';
import { fakeServer } from '../testing/server.ts';

test.each(['/dashboard', '/achievements'])(
  'a visitor to %s is asked to sign in first',
  async (path) => {
    fakeServer(signedOut());
    const page = await renderPage(path);
    await waitFor(() => expect(page.path()).toBe(`/auth?returnTo=${encodeURIComponent(path)}`));
  },
);

test('a learner reaches the dashboard', async () => {
  fakeServer(signedIn(), ...dashboardServer());
  const page = await renderPage('/dashboard');
  expect(page.path()).toBe('/dashboard');
  expect(document.title).toBe('Dashboard | Qubloom');
});

test('an unknown path is announced to be missing, with a hint for developers', async () => {
  fakeServer(signedOut());
  await renderPage('/no/such/page');
  expect(
    await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' }),
  ).toBeInTheDocument();
  expect(screen.getByText(/forget to add the page/)).toBeInTheDocument();
});
