import { accounts, flashcards, progress } from '@qubloom/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';
import { fakeServer, neverReplies, unreachable } from '../testing/server.ts';
import { consoleErrors } from '../testing/setup.ts';

test('a page whose guard cannot reach the server says so, and opens when it can', async () => {
  const server = fakeServer(unreachable(accounts.currentUser));
  const page = await renderPage('/dashboard');
  expect(
    await screen.findByRole('heading', { level: 1, name: "We can't reach the site" }),
  ).toBeInTheDocument();
  server.use(
    signedIn(),
    neverReplies(progress.dashboard),
    neverReplies(progress.achievements),
    neverReplies(flashcards.due),
  );
  await page.user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Ada/ })).toBeInTheDocument();
  // React also reports errors that a boundary has caught.
  consoleErrors.length = 0;
});
