import { guidedPaths } from '@qubloom/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../testing/course-page.ts';
import { pathServer, progressAfter } from '../../../testing/guided-paths.ts';
import { signedIn, signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, refuses, replies } from '../../../testing/server.ts';

const steps = async () => within(await screen.findByRole('list', { name: 'Steps' }));
const heading = (name: string) => screen.findByRole('heading', { name });

// Shows: 2 guided path; 7 GET /api/guided-paths/{id}; 7 GET /api/guided-paths/{id}/steps
test('a path shows what it contains', async () => {
  fakeServer(signedIn(), ...pathServer());
  await renderPage('/guided-paths/1');
  expect(await heading('First Steps')).toBeInTheDocument();
  const list = await steps();
  expect(list.getAllByRole('listitem')).toHaveLength(4);
  expect(document.title).toBe('First Steps | Qubloom');
});

// Shows: 4 guided path started; 7 POST /api/guided-paths/{id}/start
test('starting a path opens its first step', async () => {
  const server = fakeServer(
    signedIn(),
    ...pathServer(),
    replies(guidedPaths.start, progressAfter(0)),
  );
  const page = await renderPage('/guided-paths/1');
  await press(page, 'Start Path');
  expect(await heading('Meet the wire')).toHaveFocus();
  expect(page.path()).toBe('/guided-paths/1?step=1');
  expect(server.bodiesOf(guidedPaths.start)).toHaveLength(1);
});

// Shows: 8 path start failure
test('a path that fails to start says so', async () => {
  fakeServer(signedIn(), ...pathServer(), refuses(guidedPaths.start, 'internal'));
  const page = await renderPage('/guided-paths/1');
  await press(page, 'Start Path');
  expect(await screen.findByText('Error starting path')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Start Path' })).toBeInTheDocument();
});

// Shows: 5 login to start a path
test('visitors are asked to sign in before they start, and may look around', async () => {
  fakeServer(signedOut(), ...pathServer());
  const page = await renderPage('/guided-paths/1');
  await press(page, 'Start Path');
  expect(await screen.findByText('Sign in required')).toBeInTheDocument();
  expect(screen.getByText('Please sign in to start this guided path.')).toBeInTheDocument();
  const open = (await steps()).getAllByRole('button').map((button) => button.textContent);
  expect(open).toEqual([
    expect.stringContaining('Meet the wire'),
    expect.stringContaining('Make a one'),
  ]);
});

// Shows: 4 guided path reachable steps
test('the steps up to the next one are open, and completed ones, too', async () => {
  fakeServer(signedIn(), ...pathServer(1));
  const page = await renderPage('/guided-paths/1');
  expect((await steps()).getAllByRole('button')).toHaveLength(3);
  expect(screen.getByText('1 of 4 steps, 25%')).toBeInTheDocument();
  await press(page, 'Continue Path');
  expect(await heading('Make a one')).toBeInTheDocument();
  expect(page.path()).toBe('/guided-paths/1?step=2');
});

test('the address of a step that is not open yet leads to the next open step', async () => {
  fakeServer(signedIn(), ...pathServer(1));
  const page = await renderPage('/guided-paths/1?step=4');
  expect(await heading('Make a one')).toBeInTheDocument();
  expect(page.path()).toBe('/guided-paths/1?step=2');
});

test('a learner who has not started a path sees all its steps, and starts it from any of them', async () => {
  const server = fakeServer(
    signedIn(),
    ...pathServer(),
    replies(guidedPaths.start, progressAfter(0)),
  );
  const page = await renderPage('/guided-paths/1');
  const open = (await steps()).getAllByRole('button');
  expect(open).toHaveLength(4);
  await page.user.click(open[3] ?? never());
  expect(await heading('Look back')).toHaveFocus();
  expect(page.path()).toBe('/guided-paths/1?step=4');
  expect(screen.queryByRole('button', { name: 'Mark Complete' })).not.toBeInTheDocument();
  expect(screen.queryByText('5 points')).not.toBeInTheDocument();
  await press(page, 'Start Path');
  expect(await heading('Meet the wire')).toHaveFocus();
  expect(page.path()).toBe('/guided-paths/1?step=1');
  expect(server.bodiesOf(guidedPaths.start)).toHaveLength(1);
});

// Shows: 2 guided path missing
test('a missing path says so', async () => {
  fakeServer(
    signedIn(),
    ...pathServer(),
    refuses(guidedPaths.path, 'not-found'),
    refuses(guidedPaths.steps, 'not-found'),
  );
  await renderPage('/guided-paths/999');
  expect(await heading('Guided Path Not Found')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All Guided Paths' })).toBeInTheDocument();
});

test('a path that fails to load can be requested again', async () => {
  const server = fakeServer(signedIn(), ...pathServer(), refuses(guidedPaths.steps, 'internal'));
  const page = await renderPage('/guided-paths/1');
  expect(await screen.findByRole('alert')).toHaveTextContent('Unable to load this path.');
  server.use(...pathServer());
  await page.user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await heading('First Steps')).toBeInTheDocument();
});

function never(): never {
  throw new Error('the path has four steps');
}
