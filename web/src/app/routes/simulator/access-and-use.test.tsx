import { courses, progress, simulators } from '@qubloom/contract';
import { circuit, formatCircuitUrl } from '@qubloom/quantum';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { courseServer, dashboard, dashboardServer } from '../../../testing/lessons.ts';
import { ada, signedIn, signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { setScreen } from '../../../testing/screen.ts';
import { fakeServer, refuses, replies, unreachable } from '../../../testing/server.ts';
import { use, learner, frame, labGrid } from '../../../testing/simulator-page.ts';

describe('access to the simulator', () => {
  test('a visitor uses the simulator of a first lesson, and nothing is recorded', async () => {
    const server = fakeServer(signedOut(), ...courseServer(), use);
    await renderPage('/simulator/11');
    expect(await frame()).toBeInTheDocument();
    expect(server.bodiesOf(simulators.use)).toEqual([]);
  });

  test('a visitor who wants more is asked to sign in, and returns here', async () => {
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

  test('a grown-up previews the simulator of a lesson ahead, and nothing is recorded', async () => {
    setScreen('mobile');
    const grownUp = signedIn({ ...ada, ageRange: '18-plus' });
    const server = fakeServer(grownUp, ...courseServer(), use);
    await renderPage('/simulator/12');
    expect(await frame()).toBeInTheDocument();
    expect(await screen.findByText(/This is a preview/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Complete' })).not.toBeInTheDocument();
    expect(server.bodiesOf(simulators.use)).toEqual([]);
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
  test('is reported when it opens and, with the seconds, when it is left', async () => {
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

  test('that cannot be reported disturbs nobody', async () => {
    fakeServer(...learner(), unreachable(simulators.use));
    await renderPage('/simulator/11');
    expect(await frame()).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the simulator without a lesson', () => {
  const offered = (title: string, whose = 'your') =>
    screen.findByRole('link', { name: `Simulator of ${whose} lesson: ${title}` });

  test('is an empty lab with examples, also for a visitor', { tags: ['exhaustive'] }, async () => {
    fakeServer(signedOut(), ...courseServer());
    const page = await renderPage('/simulator');
    const grid = await labGrid();
    expect(within(grid).getAllByRole('gridcell', { name: /empty/ })).not.toHaveLength(0);
    expect(page.path()).toBe('/simulator');
    expect(document.title).toBe('Simulator | Qubloom');
    expect(screen.getByRole('heading', { level: 1, name: 'Circuit lab' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Back to Course' })).toBeNull();
    const examples = screen.getByRole('region', { name: 'Examples' });
    await page.user.click(await within(examples).findByRole('button', { name: /Bell pair/ }));
    expect(within(grid).getAllByRole('gridcell', { name: /H/ })).not.toHaveLength(0);
  });

  test('opens with a question and three gates, and remembers that somebody wants all gates', async () => {
    fakeServer(signedOut(), ...courseServer());
    const page = await renderPage('/simulator');
    await labGrid();
    const question = screen.getByRole('region', { name: 'Question' });
    expect(question).toHaveTextContent('Can you make a quantum coin that always shows 1?');
    const gates = screen.getByRole('group', { name: 'Gates' });
    expect(within(gates).queryByRole('button', { name: 'Y' })).toBeNull();
    await page.user.click(within(await labGrid()).getByRole('gridcell', { name: /q0, column 1/ }));
    for (const gate of ['h', '{ArrowRight}', 'z', '{ArrowRight}', 'h'])
      await page.user.keyboard(gate);
    await page.user.click(await within(question).findByRole('button', { name: 'Next question' }));
    expect(question).toHaveTextContent('the first gate has to be X');
    await page.user.click(within(gates).getByRole('button', { name: 'All gates' }));
    expect(within(gates).getByRole('button', { name: 'Y' })).toBeVisible();
    page.unmount();
    await renderPage('/simulator');
    await labGrid();
    expect(screen.queryByRole('region', { name: 'Question' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Y' })).toBeVisible();
  });

  test(
    "keeps the learner's circuit, and opens a circuit from a link",
    { tags: ['exhaustive'] },
    async () => {
      fakeServer(signedOut(), ...courseServer());
      const page = await renderPage('/simulator');
      await page.user.click(
        within(await labGrid()).getByRole('gridcell', { name: /q0, column 1/ }),
      );
      await page.user.keyboard('x');
      page.unmount();
      const again = await renderPage('/simulator');
      expect(
        within(await labGrid()).getByRole('gridcell', { name: /q0, column 1: X/ }),
      ).toBeVisible();
      again.unmount();
      window.location.hash = `#c=${formatCircuitUrl(circuit(1).h(0).build())}`;
      try {
        await renderPage('/simulator');
        expect(
          within(await labGrid()).getByRole('gridcell', { name: /q0, column 1: H/ }),
        ).toBeVisible();
      } finally {
        window.history.replaceState(null, '', '/');
      }
    },
  );

  test("offers the simulator of the learner's lesson", { tags: ['exhaustive'] }, async () => {
    fakeServer(...learner(11), ...dashboardServer());
    await renderPage('/simulator');
    expect(await offered('Meet the qubit')).toHaveAttribute('href', '/simulator/12');
  });

  test(
    'offers that of the first lesson, by its name, to learners who have begun nothing',
    { tags: ['exhaustive'] },
    async () => {
      fakeServer(signedOut(), ...courseServer());
      const page = await renderPage('/simulator');
      expect(await offered('Bits and switches', 'the first')).toHaveAttribute(
        'href',
        '/simulator/11',
      );
      page.unmount();
      fakeServer(...learner(), replies(progress.dashboard, { ...dashboard, currentCourse: null }));
      await renderPage('/simulator');
      expect(await offered('Bits and switches', 'the first')).toHaveAttribute(
        'href',
        '/simulator/11',
      );
    },
  );

  test('works even without courses', { tags: ['exhaustive'] }, async () => {
    fakeServer(signedOut(), unreachable(courses.list));
    await renderPage('/simulator');
    expect(await labGrid()).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
