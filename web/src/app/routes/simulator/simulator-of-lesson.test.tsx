import { courses, formatLessonContent, simulators } from '@qubloom/contract';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { basics, lessonOf } from '../../../testing/lessons.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import {
  fakeServer,
  neverReplies,
  refuses,
  replies,
  unreachable,
} from '../../../testing/server.ts';
import {
  learner,
  withLesson,
  button,
  pageButton,
  frame,
  labGrid,
} from '../../../testing/simulator-page.ts';

describe('the simulator of a lesson', () => {
  test('is its own if it has one, without a request', async () => {
    const server = fakeServer(
      ...learner(),
      withLesson({ simulatorUrl: '/simulators/first-qubit?gates=X' }),
    );
    await renderPage('/simulator/11');
    expect(await frame()).toHaveAttribute('src', expect.stringContaining('gates=X'));
    expect(server.received.some(({ path }) => path.endsWith('/recommended-simulator'))).toBe(false);
  });

  // Shows: 2 simulator block finding
  test('is announced while it loads', async () => {
    fakeServer(...learner(), neverReplies(simulators.recommended));
    await renderPage('/simulator/11');
    expect(await screen.findByText('Finding the best simulator...')).toBeInTheDocument();
  });

  test('of another site opens in a new tab', async () => {
    fakeServer(...learner(), withLesson({ simulatorUrl: 'https://example.org/lab' }));
    await renderPage('/simulator/11');
    const link = await screen.findByRole('link', { name: /Open Simulator/ });
    expect(link).toHaveAttribute('href', 'https://example.org/lab');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  test(
    'is the circuit lab in the page if that is recommended',
    { tags: ['exhaustive'] },
    async () => {
      fakeServer(
        ...learner(),
        replies(simulators.recommended, {
          url: '/simulators/circuit-lab?level=explorer&example=bell',
        }),
      );
      await renderPage('/simulator/11');
      expect(await labGrid()).toBeInTheDocument();
      expect(screen.queryByRole('group', { name: 'Which simulator' })).toBeNull();
      expect(screen.getByLabelText('Level of the lab')).toHaveValue('explorer');
      expect(screen.getByRole('region', { name: 'What the circuit does' })).toBeInTheDocument();
      expect(document.querySelector('iframe')).toBeNull();
    },
  );

  test(
    'the lesson chooses how the lab opens, the learner moves up, and reset goes back',
    { tags: ['exhaustive'] },
    async () => {
      fakeServer(
        ...learner(),
        withLesson({
          simulatorUrl: 'circuit-lab',
          content: formatLessonContent([
            { kind: 'paragraph', text: 'A line.' },
            { kind: 'lab', level: 'explorer', circuit: 'q0: H *\nq1: - X' },
          ]),
        }),
      );
      const page = await renderPage('/simulator/11');
      const grid = await labGrid();
      expect(within(grid).getAllByRole('gridcell', { name: /\bH\b/ })).not.toHaveLength(0);
      const level = screen.getByLabelText('Level of the lab');
      expect(level).toHaveValue('explorer');
      await page.user.selectOptions(level, 'full');
      await page.user.click(await button('Clear'));
      expect(within(grid).queryAllByRole('gridcell', { name: /\bH\b/ })).toHaveLength(0);

      await page.user.click(await pageButton('Reset'));
      expect(within(grid).getAllByRole('gridcell', { name: /\bH\b/ })).not.toHaveLength(0);
      expect(level).toHaveValue('explorer');
      await page.user.click(await button('Undo'));
      expect(within(grid).queryAllByRole('gridcell', { name: /\bH\b/ })).toHaveLength(0);
    },
  );

  test.each([
    ['beginner', 'first-steps'],
    ['intermediate', 'explorer'],
    ['advanced', 'full'],
  ] as const)(
    'otherwise the lab opens according to the course: %s at %s',
    { tags: ['exhaustive'] },
    async (course, lab) => {
      fakeServer(
        ...learner(),
        withLesson({ simulatorUrl: 'circuit-lab' }),
        replies(courses.course, { ...basics, level: course }),
      );
      await renderPage('/simulator/11');
      await labGrid();
      expect(screen.getByLabelText('Level of the lab')).toHaveValue(lab);
    },
  );

  test('a damaged link opens the start of the lesson with one sentence', async () => {
    fakeServer(...learner(), withLesson({ simulatorUrl: 'circuit-lab' }));
    window.location.hash = '#c=1damaged';
    try {
      await renderPage('/simulator/11');
      await labGrid();
      expect(screen.getByRole('alert')).toHaveTextContent(/^This link is damaged/);
    } finally {
      window.history.replaceState(null, '', '/');
    }
  });

  // Shows: 2 simulator page without a simulator; 8 simulator
  test('that is missing is announced, with a link back', async () => {
    fakeServer(...learner(), refuses(simulators.recommended, 'not-found'));
    await renderPage('/simulator/11');
    expect(
      await screen.findByRole('heading', { name: 'No simulator available for this lesson.' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Course' })).toHaveAttribute(
      'href',
      '/courses/1?lesson=11',
    );
    expect(await screen.findByText('No simulator available')).toBeInTheDocument();
    expect(
      screen.getByText("We couldn't find an appropriate simulator for this lesson."),
    ).toBeInTheDocument();
  });

  // Shows: 8 simulator
  test('that sends no message is announced, and can be tried again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      fakeServer(...learner());
      const page = await renderPage('/simulator/11');
      const shown = await frame();
      act(() => void shown.dispatchEvent(new Event('load')));
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(
        /Simulator error.*The simulator couldn't be loaded. Please try reloading the page./,
      );
      await page.user.click(within(alert).getByRole('button', { name: 'Try Again' }));
      expect(await frame()).toBeInTheDocument();
    } finally {
      vi.useRealTimers();
    }
  });

  // Shows: 8 fetch errors
  test('that fails to load is announced, and can be requested again', async () => {
    const server = fakeServer(...learner(), unreachable(simulators.recommended));
    const page = await renderPage('/simulator/11');
    expect(
      await screen.findByRole('heading', { name: 'Failed to fetch recommended simulator' }),
    ).toBeInTheDocument();
    server.use(replies(simulators.recommended, { url: '/simulators/first-qubit' }));
    await page.user.click(await button('Try Again'));
    expect(await frame()).toBeInTheDocument();
  });

  // Shows: 8 fetch errors
  test('a lesson that fails to load is announced, and can be requested again', async () => {
    const server = fakeServer(...learner(), unreachable(courses.lesson));
    const page = await renderPage('/simulator/11');
    expect(await screen.findByRole('heading', { name: 'Failed to fetch lesson' })).toBeVisible();
    server.use(replies(courses.lesson, lessonOf(11)));
    await page.user.click(await button('Try Again'));
    expect(await frame()).toBeInTheDocument();
  });
});
