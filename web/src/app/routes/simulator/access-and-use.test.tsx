import { courses, progress, simulators } from '@qubloom/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { courseServer, dashboard, dashboardServer } from '../../../testing/lessons.ts';
import { signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, refuses, replies, unreachable } from '../../../testing/server.ts';
import { use, learner, button, frame } from '../../../testing/simulator-page.ts';

describe('who may see it', () => {
  test('a visitor uses the simulator of a first lesson, and nothing is recorded', async () => {
    const server = fakeServer(signedOut(), ...courseServer(), use);
    await renderPage('/simulator/11');
    expect(await frame()).toBeInTheDocument();
    expect(server.bodiesOf(simulators.use)).toEqual([]);
  });

  test('a visitor who wants more is asked to sign in, and comes back here', async () => {
    fakeServer(signedOut(), ...courseServer(), refuses(courses.lesson, 'not-signed-in'));
    await renderPage('/simulator/12');
    expect(
      await screen.findByRole('heading', { name: 'Please sign in to open this simulator.' }),
    ).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/auth?returnTo=%2Fsimulator%2F12',
    );
  });

  test('a locked lesson says why', async () => {
    const why = 'Complete the previous lesson to unlock this one.';
    fakeServer(...learner(), refuses(courses.lesson, 'forbidden', why));
    await renderPage('/simulator/13');
    expect(await screen.findByRole('heading', { name: 'This simulator is locked' })).toBeVisible();
    expect(screen.getByText(why)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View All Courses' })).toBeInTheDocument();
  });

  test.each(['999', 'abc', '1e1', '-1', '11x', '99999999999999999999'])(
    'a lesson called %s does not exist',
    async (id) => {
      fakeServer(...learner(), refuses(courses.lesson, 'not-found', 'That lesson does not exist.'));
      await renderPage(`/simulator/${id}`);
      expect(
        await screen.findByRole('heading', { name: 'That lesson does not exist.' }),
      ).toBeInTheDocument();
    },
  );
});

describe('the use of the simulator', () => {
  test('is told when it opens and, with the seconds, when it is left', async () => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setInterval', 'clearInterval', 'performance'],
    });
    try {
      const server = fakeServer(...learner());
      const page = await renderPage('/simulator/11');
      await frame();
      await waitFor(() => expect(server.bodiesOf(simulators.use)).toEqual([{ seconds: 0 }]));
      await act(() => vi.advanceTimersByTimeAsync(61_000));
      const told = () =>
        server.bodiesOf(simulators.use).map((body) => (body as { seconds: number }).seconds);
      await waitFor(() => expect(told()).toHaveLength(2));
      expect(told()[1]).toBeGreaterThanOrEqual(59);
      expect(told()[1]).toBeLessThanOrEqual(62);
      await act(() => vi.advanceTimersByTimeAsync(20_000));
      await act(() => page.router.navigate({ to: '/courses' }));
      await waitFor(() => expect(told()).toHaveLength(3));
      expect(told()[2]).toBeGreaterThanOrEqual(15);
    } finally {
      vi.useRealTimers();
    }
  });

  test('that cannot be told disturbs nobody', async () => {
    fakeServer(...learner(), unreachable(simulators.use));
    await renderPage('/simulator/11');
    expect(await frame()).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the simulator without a lesson', () => {
  test('goes on where the learner is', async () => {
    fakeServer(...learner(11), ...dashboardServer());
    const page = await renderPage('/simulator');
    await waitFor(() => expect(page.path()).toBe('/simulator/12'));
  });

  test('is that of the first lesson for a visitor, and for whoever has begun nothing', async () => {
    fakeServer(signedOut(), ...courseServer());
    const page = await renderPage('/simulator');
    await waitFor(() => expect(page.path()).toBe('/simulator/11'));
    page.unmount();
    fakeServer(...learner(), replies(progress.dashboard, { ...dashboard, currentCourse: null }));
    const hers = await renderPage('/simulator');
    await waitFor(() => expect(hers.path()).toBe('/simulator/11'));
  });

  test('asks again when the courses do not come, and sends on when there are none', async () => {
    const server = fakeServer(signedOut(), unreachable(courses.list));
    const page = await renderPage('/simulator');
    await screen.findByRole('heading', { name: 'Failed to fetch lesson' });
    server.use(replies(courses.list, []));
    await page.user.click(await button('Try Again'));
    expect(await screen.findByRole('heading', { name: 'No simulator yet' })).toBeInTheDocument();
  });
});
