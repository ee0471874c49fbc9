import { guidedPaths } from '@qubloom/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cancelIt, firstSteps, pathServer } from '../../../testing/guided-paths.ts';
import { signedIn, signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, neverReplies, refuses, replies } from '../../../testing/server.ts';

const card = async (title: string) => within(await screen.findByRole('article', { name: title }));

// Shows: 2 guided paths list; 7 GET /api/guided-paths
test('the list shows each path with its facts and what leads to it', async () => {
  fakeServer(signedIn(), ...pathServer());
  await renderPage('/guided-paths');
  const first = await card(firstSteps.title);
  expect(first.getByRole('link', { name: firstSteps.title })).toHaveAttribute(
    'href',
    '/guided-paths/1',
  );
  expect(first.getByText('BEGINNER')).toBeInTheDocument();
  expect(first.getByText('4 steps')).toBeInTheDocument();
  expect(first.getByText('20 minutes')).toBeInTheDocument();
  expect(first.queryByText(/Best after/)).not.toBeInTheDocument();
  const second = await card(cancelIt.title);
  expect(second.getByText('Best after First Steps')).toBeInTheDocument();
  expect(document.title).toBe('Guided Paths | Qubloom');
});

// Shows: 7 GET /api/user/guided-paths; 9 guided path percent
test('a started path shows the progress', async () => {
  fakeServer(signedIn(), ...pathServer(1));
  await renderPage('/guided-paths');
  const first = await card(firstSteps.title);
  const bar = await first.findByRole('progressbar', { name: 'Progress on First Steps' });
  expect(bar).toHaveAttribute('aria-valuenow', '25');
  expect((await card(cancelIt.title)).queryByRole('progressbar')).not.toBeInTheDocument();
});

test('a completed path says so', async () => {
  fakeServer(signedIn(), ...pathServer(4));
  await renderPage('/guided-paths');
  expect(await (await card(firstSteps.title)).findByText('Completed')).toBeInTheDocument();
});

// Shows: 7 failed guided-path progress is no progress
test('progress that cannot be read counts as none', async () => {
  fakeServer(signedIn(), ...pathServer(2), refuses(guidedPaths.mine, 'internal'));
  await renderPage('/guided-paths');
  expect((await card(firstSteps.title)).queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

// Shows: 6 visitor browses guided paths; 2 guided paths for visitors
test('visitors browse the paths and learn what signing in saves', async () => {
  fakeServer(signedOut(), ...pathServer());
  await renderPage('/guided-paths');
  await card(firstSteps.title);
  expect(screen.getByText(/Sign in to track your progress/)).toBeInTheDocument();
});

// Shows: 2 guided paths empty
test('without any path the page says so', async () => {
  fakeServer(signedIn(), ...pathServer(), replies(guidedPaths.list, []));
  await renderPage('/guided-paths');
  expect(
    await screen.findByRole('heading', { name: 'No Guided Paths Available' }),
  ).toBeInTheDocument();
});

test('paths that fail to load are announced, and can be requested again', async () => {
  const server = fakeServer(signedIn(), ...pathServer(), refuses(guidedPaths.list, 'internal'));
  const page = await renderPage('/guided-paths');
  expect(await screen.findByRole('alert')).toHaveTextContent('Unable to load the guided paths.');
  server.use(replies(guidedPaths.list, [firstSteps]));
  await page.user.click(screen.getByRole('button', { name: 'Try Again' }));
  await card(firstSteps.title);
});

test('while paths load, their skeletons are shown', async () => {
  fakeServer(signedIn(), ...pathServer(), neverReplies(guidedPaths.list));
  await renderPage('/guided-paths');
  expect(await screen.findByText('Loading guided paths')).toBeInTheDocument();
});
