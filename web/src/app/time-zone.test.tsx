import { accounts, courses } from '@qubloom/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ada, signedIn, signedOut } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';
import { fakeServer, refuses, replies, unreachable } from '../testing/server.ts';

const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
const elsewhere = { ...ada, timeZone: 'Pacific/Auckland' };
const moved = replies(accounts.moveToZone, { ...elsewhere, timeZone: here, streak: 7 });

test('a learner who is now in another zone reports it once, and sees the streak in the days of that zone', async () => {
  const server = fakeServer(signedIn(elsewhere), moved, replies(courses.list, []));
  const { queryClient, router } = await renderPage('/');
  await waitFor(() =>
    expect(queryClient.getQueryData(['user'])).toEqual({ ...ada, timeZone: here, streak: 7 }),
  );
  await router.navigate({ to: '/courses' });
  expect(server.bodiesOf(accounts.moveToZone)).toEqual([{ timeZone: here }]);
});

test.each([
  ['the account says the same zone', signedIn(ada)],
  ['nobody is signed in', signedOut()],
])('nothing is reported if %s', async (_, user) => {
  const server = fakeServer(user, moved);
  await renderPage('/');
  await screen.findByRole('main');
  expect(server.bodiesOf(accounts.moveToZone)).toEqual([]);
});

test.each([
  ['refused', refuses(accounts.moveToZone, 'unavailable', 'Not now.')],
  ['lost', unreachable(accounts.moveToZone)],
])('a report that was %s is not announced to the learner', async (_, answer) => {
  const server = fakeServer(signedIn(elsewhere), answer);
  const { queryClient } = await renderPage('/');
  await waitFor(() => expect(server.received.some(({ path }) => path.endsWith('zone'))).toBe(true));
  expect(queryClient.getQueryData(['user'])).toEqual(elsewhere);
  expect(screen.queryByText(/Not now|Network error/)).not.toBeInTheDocument();
});
