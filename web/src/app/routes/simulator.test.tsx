import { courses, formatLessonContent, progress, simulators } from '@qubloom/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  basics,
  courseServer,
  dashboard,
  dashboardServer,
  firstRipple,
  lessonOf,
} from '../../testing/lessons.ts';
import { signedIn, signedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { setScreen } from '../../testing/screen.ts';
import { fakeServer, neverReplies, refuses, replies, unreachable } from '../../testing/server.ts';

const use = replies(simulators.use, { seconds: 0 });
/** A learner who has completed these lessons. */
const learner = (...completed: number[]) => [signedIn(), ...courseServer(...completed), use];
const withLesson = (more: object) =>
  replies(courses.lesson, ({ params }) => ({ ...lessonOf(Number(params['id'])), ...more }));
const button = (name: string | RegExp) => screen.findByRole('button', { name });
/** Of the page, not of the lab, which has a gate called Reset. */
const pageButton = async (name: string) =>
  within(await screen.findByRole('group', { name: 'Simulator' })).getByRole('button', { name });
const frame = () => screen.findByTitle('First qubit');
const labGrid = () => screen.findByRole('grid', { name: 'Circuit' }, { timeout: 20_000 });

let copied: string[] = [];
beforeEach(() => {
  copied = [];
});
/** After `renderPage`, since the tests' user brings a clipboard of its own. */
function watchClipboard(works = true): void {
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    if (!works) return Promise.reject(new DOMException('no', 'NotAllowedError'));
    copied.push(text);
    return Promise.resolve();
  });
}

describe('the simulator page on a wide screen', () => {
  test("has the lesson's name, the way back, the badge and two tabs", async () => {
    fakeServer(...learner());
    const page = await renderPage('/simulator/11');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Bits and switches' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Course' })).toHaveAttribute(
      'href',
      '/courses/1?lesson=11',
    );
    expect(screen.getByText('Quantum Simulation')).toBeInTheDocument();
    expect(await screen.findByText(/Lesson 1 of 3/)).toBeInTheDocument();
    expect(await frame()).toHaveAttribute(
      'src',
      expect.stringMatching(/^\/simulators\/first-qubit/),
    );
    expect(document.title).toBe('Bits and switches: Simulator | Qubloom');

    await page.user.click(screen.getByRole('tab', { name: 'How To Use' }));
    expect(await screen.findByText(/Place a gate on the line/)).toBeInTheDocument();
    expect(page.path()).toBe('/simulator/11?tab=how-to');
    await page.user.click(screen.getByRole('tab', { name: 'Simulator' }));
    expect(await frame()).toBeVisible();
  });

  test('a link to the instructions opens them', async () => {
    fakeServer(...learner());
    await renderPage('/simulator/11?tab=how-to');
    expect(await screen.findByText(/Place a gate on the line/)).toBeVisible();
  });

  test('share copies the link', async () => {
    fakeServer(...learner());
    const page = await renderPage('/simulator/11');
    watchClipboard();
    await page.user.click(await button('Share Page'));
    expect(await screen.findByText('Link Copied')).toBeInTheDocument();
    expect(copied).toEqual([window.location.href]);
  });

  test('where nothing can be copied the link is shown', async () => {
    fakeServer(...learner());
    const page = await renderPage('/simulator/11');
    watchClipboard(false);
    await page.user.click(await button('Share Page'));
    expect(await screen.findByText('The link could not be copied')).toBeInTheDocument();
    expect(screen.getAllByText(new RegExp(window.location.href))).not.toHaveLength(0);
  });

  test('reset loads the frame anew and returns to the recommended simulator', async () => {
    fakeServer(...learner());
    const page = await renderPage('/simulator/11');
    const before = await frame();
    await page.user.click(await button('Circuit lab'));
    await labGrid();
    expect(page.path()).toBe('/simulator/11?show=lab');
    expect(before).not.toBeVisible();

    await page.user.click(await pageButton('Reset'));

    expect(await screen.findByText('Simulator Reset')).toBeInTheDocument();
    expect(page.path()).toBe('/simulator/11');
    const after = await frame();
    expect(after).toBeVisible();
    expect(after).not.toBe(before);
  });

  test('fullscreen covers the rest of the page, and goes back to where it was pressed', async () => {
    fakeServer(...learner());
    const page = await renderPage('/simulator/11');
    const kept = await frame();
    await page.user.click(await button('Fullscreen'));
    expect(await button('Exit Fullscreen')).toHaveFocus();
    expect(
      screen.getByRole('link', { name: 'Back to Course', hidden: true }).closest('[inert]'),
    ).not.toBeNull();
    await page.user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Exit Fullscreen' })).toBeNull(),
    );
    expect(document.querySelector('[inert]')).toBeNull();

    await page.user.click(await button('Fullscreen'));
    await page.user.click(await button('Exit Fullscreen'));
    expect(await button('Fullscreen')).toHaveFocus();
    expect(await frame()).toBe(kept);
  });

  test('fullscreen shows the simulator, also from the instructions', async () => {
    fakeServer(...learner());
    const page = await renderPage('/simulator/11?tab=how-to');
    const panel = (await frame()).closest('[data-state]');
    expect(panel).toHaveAttribute('data-state', 'inactive');
    await page.user.click(await pageButton('Fullscreen'));
    expect(panel).toHaveAttribute('data-state', 'active');
    expect(await button('Exit Fullscreen')).toHaveFocus();
    await page.user.click(await button('Exit Fullscreen'));
    expect(page.path()).toBe('/simulator/11');
    expect(panel).toHaveAttribute('data-state', 'active');
  });

  test('goes to the lessons before and after, and at the end to the course', async () => {
    fakeServer(...learner(11, 12));
    const page = await renderPage('/simulator/12');
    expect(await screen.findByRole('link', { name: /Previous Lesson/ })).toHaveAttribute(
      'href',
      '/simulator/11',
    );
    await page.user.click(await screen.findByRole('link', { name: /Next Lesson/ }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Superposition with H' }),
    ).toBeInTheDocument();
    expect(page.path()).toBe('/simulator/13');
    const finish = await screen.findByRole('link', { name: /To the Course/ });
    expect(screen.queryByRole('link', { name: /Next Lesson/ })).toBeNull();
    expect(finish).toHaveAttribute('href', '/courses/1');
  });

  test('the next lesson stays locked until this one is complete', async () => {
    fakeServer(...learner());
    await renderPage('/simulator/11');
    const next = await button('Next Lesson');
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveAccessibleDescription('Complete this lesson to open the next one.');
    expect(screen.queryByRole('link', { name: /Previous Lesson/ })).toBeNull();
  });
});

describe('the simulator of a lesson', () => {
  test('is its own where it has one, and nobody is asked', async () => {
    const server = fakeServer(
      ...learner(),
      withLesson({ simulatorUrl: '/simulators/first-qubit?gates=X' }),
    );
    await renderPage('/simulator/11');
    expect(await frame()).toHaveAttribute('src', expect.stringContaining('gates=X'));
    expect(server.received.some(({ path }) => path.endsWith('/recommended-simulator'))).toBe(false);
  });

  test('is looked for with words', async () => {
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

  test('is the circuit lab in the page where that is recommended', async () => {
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
  });

  test('the lesson chooses how the lab opens, the learner moves up, and reset goes back', async () => {
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
  });

  test.each([
    ['beginner', 'first-steps'],
    ['intermediate', 'explorer'],
    ['advanced', 'full'],
  ] as const)(
    'where nothing else is said, the lab opens by the course: %s at %s',
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

  test('[8 simulator] that nobody can find is told, with the way back', async () => {
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

  test('[8 simulator] that says nothing is told, and can be tried again', async () => {
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

  test('[8 fetch errors] that does not come is told, and can be asked for again', async () => {
    const server = fakeServer(...learner(), unreachable(simulators.recommended));
    const page = await renderPage('/simulator/11');
    expect(
      await screen.findByRole('heading', { name: 'Failed to fetch recommended simulator' }),
    ).toBeInTheDocument();
    server.use(replies(simulators.recommended, { url: '/simulators/first-qubit' }));
    await page.user.click(await button('Try Again'));
    expect(await frame()).toBeInTheDocument();
  });

  test('[8 fetch errors] a lesson that does not come is told, and can be asked for again', async () => {
    const server = fakeServer(...learner(), unreachable(courses.lesson));
    const page = await renderPage('/simulator/11');
    expect(await screen.findByRole('heading', { name: 'Failed to fetch lesson' })).toBeVisible();
    server.use(replies(courses.lesson, lessonOf(11)));
    await page.user.click(await button('Try Again'));
    expect(await frame()).toBeInTheDocument();
  });
});

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

describe('the simulator page on a small screen', () => {
  beforeEach(() => setScreen('mobile', 'landscape'));

  test('its header leads back to the lesson of the course', async () => {
    fakeServer(...learner());
    await renderPage('/simulator/11');
    await frame();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/courses/1?lesson=11',
    );
  });

  test('has help, share, fullscreen, and no tabs', async () => {
    fakeServer(...learner());
    const page = await renderPage('/simulator/11');
    await frame();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('tabpanel')).toBeNull();
    await page.user.click(await button('Help'));
    const help = await screen.findByRole('dialog', { name: 'Help' });
    expect(within(help).getByText(/Place a gate on the line/)).toBeInTheDocument();
    await page.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await button('Help')).toHaveFocus();
    await page.user.click(await button('Fullscreen'));
    expect(await button('Exit Fullscreen')).toHaveFocus();
  });

  test("shares through the device's own sheet", async () => {
    fakeServer(...learner());
    const page = await renderPage('/simulator/11');
    watchClipboard();
    const share = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { share }));
    await page.user.click(await button('Share Page'));
    expect(share).toHaveBeenCalledWith({ title: 'Bits and switches', url: window.location.href });
    expect(copied).toEqual([]);
  });

  test('copies the link where there is no sheet, or the sheet fails; closing it is no mistake', async () => {
    fakeServer(...learner());
    const page = await renderPage('/simulator/11');
    watchClipboard();
    await page.user.click(await button('Share Page'));
    expect(await screen.findByText('Link Copied')).toBeInTheDocument();
    for (const [name, copies] of [
      ['NotAllowedError', 2],
      ['AbortError', 2],
    ] as const) {
      const share = () => Promise.reject(new DOMException('no', name));
      vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { share }));
      await page.user.click(await button('Share Page'));
      await waitFor(() => expect(copied).toHaveLength(copies));
    }
  });

  test('completes the lesson, which opens the next one', async () => {
    const server = fakeServer(
      ...learner(),
      replies(courses.completeLesson, { newAchievements: [firstRipple] }),
    );
    const page = await renderPage('/simulator/11');
    expect(await button('Next')).toHaveAttribute('aria-disabled', 'true');
    expect(await button('Previous')).toBeDisabled();
    server.use(...courseServer(11).filter(({ endpoint }) => endpoint === courses.progress));
    await page.user.click(await button('Complete'));
    expect(await screen.findByText('Lesson marked as complete!')).toBeInTheDocument();
    expect(await button('Completed')).toBeDisabled();
    const next = await screen.findByRole('link', { name: 'Next' });
    expect(next).toHaveAttribute('href', '/simulator/12');
    expect(next).toHaveFocus();
  });

  test('a lesson that could not be completed is open again', async () => {
    fakeServer(...learner(), unreachable(courses.completeLesson));
    const page = await renderPage('/simulator/11');
    await page.user.click(await button('Complete'));
    expect(await screen.findByText('Failed to mark lesson as complete')).toBeInTheDocument();
    expect(await button('Complete')).toBeEnabled();
  });

  test('the last lesson goes back to the course, the ones before have a way back', async () => {
    fakeServer(...learner(11, 12));
    await renderPage('/simulator/13');
    expect(await screen.findByRole('link', { name: 'Next' })).toHaveAttribute('href', '/courses/1');
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/simulator/12');
  });

  test('a visitor signs in to complete it', async () => {
    fakeServer(signedOut(), ...courseServer());
    await renderPage('/simulator/11');
    expect(await screen.findByRole('link', { name: 'Complete' })).toHaveAttribute(
      'href',
      '/auth?returnTo=%2Fsimulator%2F11',
    );
    expect(screen.getByText('Sign in to save your progress.')).toBeInTheDocument();
  });
});

describe('the prompt to turn the device', () => {
  const prompt = () => screen.findByRole('dialog', { name: 'Turn your device' });

  test('stands on a small screen that is held upright, until it is closed', async () => {
    setScreen('mobile', 'portrait');
    fakeServer(...learner());
    const page = await renderPage('/simulator/11');
    await prompt();
    await page.user.click(await button('Go on like this'));
    expect(screen.queryByRole('dialog')).toBeNull();
    page.unmount();
    await renderPage('/simulator/11');
    expect(await prompt()).toBeInTheDocument();
  });

  test('does not come again with the next lesson of a visit', async () => {
    setScreen('mobile', 'portrait');
    fakeServer(...learner(11));
    const page = await renderPage('/simulator/11');
    await prompt();
    await page.user.click(await button('Go on like this'));
    await page.user.click(await screen.findByRole('link', { name: 'Next' }));
    await waitFor(() => expect(page.path()).toBe('/simulator/12'));
    await screen.findByRole('heading', { level: 1, name: 'Meet the qubit' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is told so as soon as the box is ticked, also when the phone is turned next', async () => {
    setScreen('mobile', 'portrait');
    fakeServer(...learner());
    const page = await renderPage('/simulator/11');
    await prompt();
    await page.user.click(screen.getByRole('checkbox', { name: "Don't show again" }));
    expect(localStorage.getItem('qubloom.rotate-prompt')).toBe('off');
    expect(await prompt()).toBeInTheDocument();
  });

  test('does not come again once it was told so', async () => {
    setScreen('mobile', 'portrait');
    fakeServer(...learner());
    const page = await renderPage('/simulator/11');
    await prompt();
    await page.user.click(screen.getByRole('checkbox', { name: "Don't show again" }));
    await page.user.click(await button('Close'));
    expect(localStorage.getItem('qubloom.rotate-prompt')).toBe('off');
    page.unmount();
    await renderPage('/simulator/11');
    await frame();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['a small screen that is held sideways', 'mobile', 'landscape'],
    ['a wide screen that stands upright', 'desktop', 'portrait'],
  ] as const)('does not stand on %s', async (_, kind, orientation) => {
    setScreen(kind, orientation);
    fakeServer(...learner());
    await renderPage('/simulator/11');
    await frame();
    expect(screen.queryByRole('dialog')).toBeNull();
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
