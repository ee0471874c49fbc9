import { courses, places } from '@qubloom/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { completeUnread, press } from '../../../testing/course-page.ts';
import { deviceWithVoice } from '../../../testing/device-voice.ts';
import { courseServer, dashboardServer, lessonOf } from '../../../testing/lessons.ts';
import { signedIn, signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, refuses, replies, unreachable } from '../../../testing/server.ts';

test(
  'a guess is locked before the run is shown, and answered after it',
  { tags: ['exhaustive'] },
  async () => {
    fakeServer(signedIn(), ...courseServer());
    const page = await renderPage('/courses/1?lesson=11');
    await press(page, 'Continue');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Two X gates' })).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Run: Run it/ })).toBeDisabled();

    await page.user.click(screen.getByRole('radio', { name: '1 every time' }));
    await press(page, 'Lock In My Guess');
    expect(screen.getByText('Your guess is locked in. Now see what happens.')).toHaveFocus();
    expect(screen.getByRole('radio', { name: '0 every time' })).toBeDisabled();
    expect(screen.queryByText(/One X would do that/)).not.toBeInTheDocument();

    await press(page, 'Continue');
    const frame = await screen.findByTitle('Two X gates, then many looks');
    expect(frame).not.toHaveAttribute('sandbox');
    expect(frame).toHaveAttribute('src', '/simulators/first-qubit?circuit=X,X&guess=locked');
    expect(screen.getByText(/Run it, and your guess is checked/)).toBeInTheDocument();
    expect(screen.queryByText('It came out another way.')).not.toBeInTheDocument();
    ranIn(frame);
    expect(await screen.findByText('It came out another way.')).toBeInTheDocument();
    // The frame is unchanged.
    expect(frame).toHaveAttribute('src', '/simulators/first-qubit?circuit=X,X&guess=locked');
    expect(screen.getByText(/One X would do that/)).toBeInTheDocument();

    const others = screen.getByRole('button', { name: 'Other Common Guesses' });
    expect(screen.getByText(/X leaves nothing to chance/)).not.toBeVisible();
    await page.user.click(others);
    expect(others).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText(/X leaves nothing to chance/)).toBeVisible();
  },
);

/** Sends the message of a simulator's page after its run. */
function ranIn(frame: HTMLElement) {
  const source = (frame as HTMLIFrameElement).contentWindow;
  const message = { data: { type: 'qubloom:ran' }, origin: window.location.origin, source };
  act(() => void window.dispatchEvent(new MessageEvent('message', message)));
}

test('a run stays done when the lesson is opened again', { tags: ['exhaustive'] }, async () => {
  fakeServer(signedIn(), ...courseServer());
  const page = await renderPage('/courses/1?lesson=11');
  await press(page, 'Continue');
  await page.user.click(await screen.findByRole('radio', { name: '0 every time' }));
  await press(page, 'Lock In My Guess');
  await press(page, 'Continue');
  ranIn(await screen.findByTitle('Two X gates, then many looks'));
  expect(await screen.findByText('Your guess matches.')).toBeInTheDocument();
  page.unmount();
  await renderPage('/courses/1?lesson=11');
  expect(await screen.findByText('Your guess matches.')).toBeInTheDocument();
  expect(await screen.findByTitle('Two X gates, then many looks')).toHaveAttribute(
    'src',
    '/simulators/first-qubit?circuit=X,X&guess=off',
  );
});

test(
  'a lesson opens where the learner left it, with its guesses',
  { tags: ['exhaustive'] },
  async () => {
    fakeServer(signedIn(), ...courseServer());
    const page = await renderPage('/courses/1?lesson=11');
    await press(page, 'Continue');
    await page.user.click(await screen.findByRole('radio', { name: '0 every time' }));
    await press(page, 'Lock In My Guess');
    page.unmount();
    await renderPage('/courses/1?lesson=11');
    expect(await screen.findByRole('heading', { name: 'Two X gates' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '0 every time' })).toBeChecked();
  },
);

test("a visitor's work is still there after signing in", { tags: ['exhaustive'] }, async () => {
  fakeServer(signedOut(), ...courseServer());
  const page = await renderPage('/courses/1?lesson=11');
  await press(page, 'Continue');
  await page.user.click(await screen.findByRole('radio', { name: '0 every time' }));
  await press(page, 'Lock In My Guess');
  page.unmount();
  const server = fakeServer(signedIn(), ...courseServer());
  const again = await renderPage('/courses/1?lesson=11');
  await press(again, 'Keep It');
  expect(await screen.findByRole('heading', { name: 'Two X gates' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '0 every time' })).toBeChecked();
  const [place] = server.bodiesOf(places.save) as { readonly state: string }[];
  expect(JSON.parse(place?.state ?? '{}')).toMatchObject({ guesses: { 'two-x': 0 } });
});

test(
  'a guess can be skipped: the lesson continues, the run gives the answer, and nothing is judged',
  { tags: ['exhaustive'] },
  async () => {
    fakeServer(signedIn(), ...courseServer());
    const page = await renderPage('/courses/1?lesson=11');
    await press(page, 'Continue');
    await press(page, 'Skip This Guess');
    const frame = await screen.findByTitle('Two X gates, then many looks');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Run it' })).toHaveFocus());
    expect(frame).toHaveAttribute('src', '/simulators/first-qubit?circuit=X,X&guess=locked');
    const reply = screen.getByText('You skipped the guess. Run it, and see what happens.');
    expect(screen.queryByText(/The second X takes it back/)).not.toBeInTheDocument();
    ranIn(frame);
    expect(await screen.findByText('So that’s what happens.')).toBeInTheDocument();
    expect(reply).not.toBeInTheDocument();
    expect(screen.getByText(/^The answer:/)).toHaveTextContent(
      'The answer: 0 every time. The second X takes it back.',
    );
    expect(screen.queryByText(/Your guess|You guessed|another way/)).not.toBeInTheDocument();
    await press(page, 'Back');
    expect(screen.getByText(/You skipped this guess, and you’ve seen the answer/)).toBeVisible();
    expect(screen.getByRole('radio', { name: '1 every time' })).toBeDisabled();
  },
);

test(
  'a skipped guess blocks nobody when the lesson is opened again, and can still be made',
  { tags: ['exhaustive'] },
  async () => {
    const server = fakeServer(signedIn(), ...courseServer());
    const page = await renderPage('/courses/1?lesson=11');
    await press(page, 'Continue');
    await press(page, 'Skip This Guess');
    await screen.findByTitle('Two X gates, then many looks');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(server.bodiesOf(places.save)).toHaveLength(1));
    const [saved] = server.bodiesOf(places.save) as { readonly state: string }[];
    expect(JSON.parse(saved?.state ?? '{}')).toMatchObject({ guesses: {}, skipped: ['two-x'] });
    page.unmount();
    const again = await renderPage('/courses/1?lesson=11&step=2');
    expect(
      await screen.findByText('You skipped this guess. You can still make one.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Skip This Guess' })).not.toBeInTheDocument();
    await again.user.click(screen.getByRole('radio', { name: '1 every time' }));
    await press(again, 'Lock In My Guess');
    await press(again, 'Continue');
    expect(await screen.findByText(/Run it, and your guess is checked/)).toBeInTheDocument();
  },
);

test('with all steps shown, a skipped guess opens the next one, which takes the focus', async () => {
  fakeServer(signedIn(), ...courseServer());
  const page = await renderPage('/courses/1?lesson=11');
  await press(page, 'Show all steps');
  await press(page, 'Skip This Guess');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Run it' })).toHaveFocus());
  expect(screen.getByRole('heading', { name: 'Two bars' })).toBeVisible();
});

test(
  'a guess that a visitor skipped stays skipped after signing in',
  { tags: ['exhaustive'] },
  async () => {
    fakeServer(signedOut(), ...courseServer());
    const page = await renderPage('/courses/1?lesson=11');
    await press(page, 'Continue');
    await press(page, 'Skip This Guess');
    await screen.findByTitle('Two X gates, then many looks');
    page.unmount();
    fakeServer(signedIn(), ...courseServer());
    const again = await renderPage('/courses/1?lesson=11');
    await press(again, 'Keep It');
    expect(await screen.findByTitle('Two X gates, then many looks')).toBeInTheDocument();
  },
);

const leftOff = (minutes: number) =>
  replies(places.find, {
    place: {
      state: '{"at":"predict-1","guesses":{"two-x":0},"choices":{},"checked":[],"solved":[]}',
      at: new Date(Date.now() + minutes * 60_000).toISOString(),
    },
  });

test('a second device opens the lesson where the first one left it', async () => {
  fakeServer(signedIn(), ...courseServer(), leftOff(-1));
  await renderPage('/courses/1?lesson=11');
  expect(await screen.findByRole('heading', { name: 'Two X gates' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '0 every time' })).toBeChecked();
});

test('a second device offers on the course page to go on, at the part where the first one left', async () => {
  fakeServer(signedIn(), ...courseServer(), leftOff(-1));
  await renderPage('/courses/1');
  expect(await screen.findByRole('button', { name: 'Continue Lesson' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Start Lesson' })).not.toBeInTheDocument();
});

test("a tab that only wakes up at an earlier step does not move the account's place back", async () => {
  const server = fakeServer(signedIn(), ...courseServer(), leftOff(-1));
  await renderPage('/courses/1?lesson=11&step=1');
  await screen.findByRole('heading', { name: 'Place a gate' });
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(server.bodiesOf(places.save)).toEqual([]);
});

test('a step is saved for the account with a later time than that of another device whose clock is ahead', async () => {
  const server = fakeServer(signedIn(), ...courseServer(), leftOff(+30));
  const page = await renderPage('/courses/1?lesson=11');
  await screen.findByRole('heading', { name: 'Two X gates' });
  await press(page, 'Back');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(server.bodiesOf(places.save)).toHaveLength(1));
  const [{ at } = { at: '' }] = server.bodiesOf(places.save) as { readonly at: string }[];
  expect(Date.parse(at)).toBeGreaterThan(Date.now() + 29 * 60_000);
});

test('without the server, the lesson opens where this browser left it', async () => {
  fakeServer(signedIn(), ...courseServer(), unreachable(places.find));
  window.localStorage.setItem('qubloom.lesson.1.11', '{"at":"predict-1","guesses":{"two-x":0}}');
  await renderPage('/courses/1?lesson=11');
  expect(await screen.findByRole('heading', { name: 'Two X gates' })).toBeInTheDocument();
});

test('a new word opens its explanation on a tap', { tags: ['exhaustive'] }, async () => {
  fakeServer(signedIn(), ...courseServer(11));
  const page = await renderPage('/courses/1?lesson=11');
  await press(page, 'Explain: Two bars');
  await press(page, 'amplitude');
  expect(await screen.findByRole('dialog', { name: 'amplitude' })).toHaveTextContent(
    'The length of the bar |1⟩.',
  );
  await press(page, 'Close');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'amplitude' })).toHaveFocus();
  await page.user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await page.user.tab();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'The bar for 0' })).toHaveFocus();
});

test(
  'a part is read aloud on request, and stops on request',
  { tags: ['exhaustive'] },
  async () => {
    const { spoken, cancel } = deviceWithVoice(true);
    fakeServer(signedIn(), ...courseServer());
    const page = await renderPage('/courses/1?lesson=11');
    await screen.findByRole('heading', { name: 'Place a gate' });
    expect(spoken).toEqual([]);
    await press(page, 'Read Aloud');
    expect(spoken.map(({ text }) => text)).toEqual([
      'Place a gate',
      'This line is a qubit. It starts at 0.',
    ]);
    await press(page, 'Stop Reading');
    expect(cancel).toHaveBeenCalled();
    await press(page, 'Read Aloud');
    act(() => spoken.at(-1)?.onend?.());
    expect(screen.getByRole('button', { name: 'Read Aloud' })).toBeInTheDocument();
  },
);

test('one part is read at a time', { tags: ['exhaustive'] }, async () => {
  const { cancel } = deviceWithVoice(true);
  fakeServer(signedIn(), ...courseServer(11));
  const page = await renderPage('/courses/1?lesson=11');
  await press(page, 'Show all steps');
  const [first, second] = screen.getAllByRole('button', { name: 'Read Aloud' });
  await page.user.click(first as HTMLElement);
  await page.user.click(second as HTMLElement);
  expect(first).toHaveTextContent('Read Aloud');
  expect(second).toHaveTextContent('Stop Reading');
  cancel.mockClear();
  await page.user.click(second as HTMLElement);
  expect(second).toHaveTextContent('Read Aloud');
  expect(cancel).toHaveBeenCalled();
});

test('nothing is read aloud if the words would leave the device', async () => {
  deviceWithVoice(false);
  fakeServer(signedIn(), ...courseServer());
  await renderPage('/courses/1?lesson=11');
  await screen.findByRole('heading', { name: 'Place a gate' });
  expect(screen.queryByRole('button', { name: 'Read Aloud' })).not.toBeInTheDocument();
});

test(
  'a good place to stop comes once, between two steps, not beside the game before it',
  { tags: ['exhaustive'] },
  async () => {
    fakeServer(signedIn(), ...courseServer(11));
    const page = await renderPage('/courses/1?lesson=11');
    const note = { name: 'Good place to stop' };
    await press(page, 'Run: Run it');
    await screen.findByTitle('Two X gates, then many looks');
    expect(screen.queryByRole('heading', note)).not.toBeInTheDocument();

    await press(page, 'Continue');
    await waitFor(() => expect(screen.getByRole('heading', note)).toHaveFocus());
    expect(screen.getByText(/The lesson opens again here/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Two bars' })).not.toBeInTheDocument();
    await waitFor(() => expect(page.path()).toBe('/courses/1?lesson=11&step=4'));
    await press(page, 'Continue');
    expect(screen.queryByRole('heading', note)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Two bars' })).toHaveFocus());

    await press(page, 'Back');
    await press(page, 'Continue');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Two bars' })).toHaveFocus());
    expect(screen.queryByRole('heading', note)).not.toBeInTheDocument();
  },
);

test(
  'back leads from a good place to stop to the step before it',
  { tags: ['exhaustive'] },
  async () => {
    fakeServer(signedIn(), ...courseServer(11));
    const page = await renderPage('/courses/1?lesson=11&step=3');
    await press(page, 'Continue');
    await screen.findByRole('heading', { name: 'Good place to stop' });
    await waitFor(() => expect(page.path()).toBe('/courses/1?lesson=11&step=4'));
    act(() => page.router.history.back());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Run it' })).toHaveFocus());
    expect(screen.queryByRole('heading', { name: 'Good place to stop' })).not.toBeInTheDocument();
    act(() => page.router.history.forward());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Two bars' })).toHaveFocus());
  },
);

test('a choice is answered at once and can be changed', { tags: ['exhaustive'] }, async () => {
  fakeServer(signedIn(), ...courseServer(11));
  const page = await renderPage('/courses/1?lesson=11');
  await press(page, 'Show all steps');
  await page.user.click(screen.getByRole('radio', { name: 'The bar for 1' }));
  expect(screen.getByText('That one is empty. Pick another one.')).toBeInTheDocument();
  await page.user.click(screen.getByRole('radio', { name: 'The bar for 0' }));
  expect(screen.getByText('Yes. A qubit starts at 0.')).toBeInTheDocument();
  expect(screen.getByText('Ask your child why.')).toBeInTheDocument();
});

test('what somebody says has a name, not only a face', { tags: ['exhaustive'] }, async () => {
  fakeServer(signedIn(), ...courseServer(11));
  const page = await renderPage('/courses/1?lesson=11');
  await press(page, 'Show all steps');
  const line = screen.getByText('It was full from the start.').closest('p');
  expect(line).toHaveTextContent(/^Leo says:\s?It was full from the start\.$/);
});

// Shows: 2 course video
test(
  'a dead link is replaced by a video of our own, with captions and a transcript',
  { tags: ['exhaustive'] },
  async () => {
    fakeServer(
      signedIn(),
      ...courseServer(11),
      replies(courses.lesson, { ...lessonOf(12), videoUrl: 'not a link' }),
      captions,
    );
    const page = await renderPage('/courses/1?lesson=12');
    expect(await screen.findByText('Video unavailable')).toBeInTheDocument();
    await press(page, 'Try an alternative video');
    const video = screen.getByTitle('Meet the qubit');
    expect(video).toHaveAttribute('src', expect.stringMatching(/^\/videos\/[a-z-]+\.webm$/));
    expect(video).toHaveAttribute('controls');
    expect(video.querySelector('track[kind=captions][default]')).toHaveAttribute(
      'src',
      video.getAttribute('src')?.replace('.webm', '.vtt'),
    );
    expect(screen.getByText('Loading video...')).toBeInTheDocument();
    fireEvent.loadedData(video);
    expect(screen.queryByText('Loading video...')).not.toBeInTheDocument();
    expect(screen.getByText('This video has no sound. Its words are below.')).toBeInTheDocument();
    await page.user.click(screen.getByText('Words of the video'));
    expect(await screen.findByText('Meet Qubi.')).toBeVisible();

    fireEvent.error(video);
    await press(page, 'Try an alternative video');
    const other = screen.getByTitle('Meet the qubit');
    expect(other).toHaveAttribute('src', video.getAttribute('src')?.replace('.webm', '.mp4'));
    fireEvent.error(other);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Video unavailableThe lesson has everything you need without it.',
    );
  },
);

test(
  'a video of our own waits for a click, and says if the site cannot be reached',
  { tags: ['exhaustive'] },
  async () => {
    fakeServer(
      signedIn(),
      ...courseServer(11),
      replies(courses.lesson, { ...lessonOf(12), videoUrl: '/videos/quantum-basics.webm' }),
      captions,
    );
    const page = await renderPage('/courses/1?lesson=12');
    const play = await screen.findByRole('button', { name: 'Play Video' });
    expect(screen.queryByTitle('Meet the qubit')).not.toBeInTheDocument();
    await page.user.click(play);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent.error(screen.getByTitle('Meet the qubit'));
    expect(screen.getByText('Videos need a connection.')).toBeInTheDocument();
    await press(page, 'Try Again');
    expect(screen.getByTitle('Meet the qubit')).toHaveAttribute(
      'src',
      '/videos/quantum-basics.webm',
    );
  },
);

const captions = {
  endpoint: { method: 'GET', path: '/videos/:file' } as const,
  answer: () => new Response('WEBVTT\n\n00:00.000 --> 00:02.000\nMeet Qubi.\n'),
};

test(
  'back leads to the step before, and then to where the learner came from',
  { tags: ['exhaustive'] },
  async () => {
    fakeServer(signedIn(), ...courseServer());
    const page = await renderPage('/courses/1');
    await press(page, 'Start Lesson');
    await waitFor(() => expect(page.path()).toBe('/courses/1?lesson=11&step=1'));
    await press(page, 'Continue');
    await waitFor(() => expect(page.path()).toBe('/courses/1?lesson=11&step=2'));
    act(() => page.router.history.back());
    await waitFor(() => expect(page.path()).toBe('/courses/1?lesson=11&step=1'));
    act(() => page.router.history.back());
    await waitFor(() => expect(page.path()).toBe('/courses/1'));
  },
);

/** Opens lesson 1 from a page of the site. */
async function comeFrom(path: string) {
  fakeServer(signedIn(), ...courseServer(), ...dashboardServer());
  const page = await renderPage(path);
  const go = (href: string) => act(() => page.router.navigate({ href }));
  await go('/courses/1?lesson=11');
  await waitFor(() => expect(page.path()).toBe('/courses/1?lesson=11&step=1'));
  const steps = async () => {
    await press(page, 'Continue');
    await press(page, 'Skip This Guess');
    await screen.findByRole('heading', { name: 'Run it' });
    await waitFor(() => expect(page.path()).toBe('/courses/1?lesson=11&step=3'));
  };
  return { ...page, go, steps };
}

test.each([
  ['/courses/1', 'Back to the course'],
  ['/dashboard', 'Back to Dashboard'],
  ['/search', 'Back to Search'],
])(
  'closing a lesson leads to where back would end, to %s, and leaves no steps behind',
  { tags: ['exhaustive'] },
  async (path, name) => {
    const page = await comeFrom(path);
    await page.steps();
    await page.user.click(screen.getByRole('link', { name }));
    await waitFor(() => expect(page.path()).toBe(path));
    expect(page.router.history.location.state.__TSR_index).toBe(0);
    act(() => page.router.history.forward());
    await waitFor(() => expect(page.path()).toBe('/courses/1?lesson=11&step=1'));
    act(() => page.router.history.back());
    await waitFor(() => expect(page.path()).toBe(path));
  },
);

test(
  'a lesson that was opened by a link closes to its course, with no entry behind it',
  { tags: ['exhaustive'] },
  async () => {
    fakeServer(signedIn(), ...courseServer());
    const page = await renderPage('/courses/1?lesson=11&step=1');
    await press(page, 'Continue');
    await waitFor(() => expect(page.path()).toBe('/courses/1?lesson=11&step=2'));
    await page.user.click(screen.getByRole('link', { name: 'Back to the course' }));
    await waitFor(() => expect(page.path()).toBe('/courses/1'));
    expect(page.router.history.canGoBack()).toBe(false);
  },
);

test(
  'closing a lesson from which the learner signed in leads past the steps before signing in',
  { tags: ['exhaustive'] },
  async () => {
    const page = await comeFrom('/dashboard');
    await page.steps();
    // As after signing in, where the lesson replaces the page of the form.
    await page.go('/faq');
    act(() => page.router.history.replace('/courses/1?lesson=11&step=3'));
    await screen.findByRole('heading', { name: 'Run it' });
    await page.user.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
    await waitFor(() => expect(page.path()).toBe('/dashboard'));
  },
);

test(
  'back leads from the end of a lesson to its last step, and forward to the end again',
  { tags: ['exhaustive'] },
  async () => {
    const server = fakeServer(signedIn(), ...courseServer(11), ...dashboardServer());
    const page = await renderPage('/courses/1');
    await press(page, 'Start Lesson');
    await screen.findByText('First line of Meet the qubit.');
    const lesson = page.path();
    server.use(...courseServer(11, 12));
    await press(page, 'Mark as Complete');
    const end = { name: 'Lesson 2 is done!' };
    await screen.findByRole('heading', end);
    await waitFor(() => expect(page.router.history.location.state.__TSR_index).toBe(2));
    act(() => page.router.history.back());
    await waitFor(() => expect(screen.queryByRole('heading', end)).not.toBeInTheDocument());
    expect(page.path()).toBe(lesson);
    expect(screen.getByText('First line of Meet the qubit.')).toBeVisible();
    act(() => page.router.history.forward());
    expect(await screen.findByRole('heading', end)).toBeInTheDocument();
    await press(page, 'Back to Lesson');
    await waitFor(() => expect(page.router.history.location.state.__TSR_index).toBe(1));
    act(() => page.router.history.forward());
    await screen.findByRole('heading', end);
    await press(page, 'Next Lesson');
    await waitFor(() => expect(page.path()).toMatch(/lesson=13/));
    act(() => page.router.history.back());
    await waitFor(() => expect(page.path()).toBe(lesson));
    expect(screen.queryByRole('heading', end)).not.toBeInTheDocument();
  },
);

test(
  'a completion that is not saved leaves no end behind for back',
  { tags: ['exhaustive'] },
  async () => {
    fakeServer(signedIn(), ...courseServer(11), refuses(courses.completeLesson, 'internal'));
    const page = await renderPage('/courses/1');
    await press(page, 'Start Lesson');
    await press(page, 'Mark as Complete');
    await screen.findByText('Failed to mark lesson as complete');
    await waitFor(() => expect(page.router.history.location.state.__TSR_index).toBe(1));
    act(() => page.router.history.back());
    await waitFor(() => expect(page.path()).toBe('/courses/1'));
  },
);

test('back closes the end on the page of a course, and the course stays', async () => {
  fakeServer(signedIn(), ...courseServer(), ...dashboardServer());
  const page = await renderPage('/courses');
  await act(() => page.router.navigate({ href: '/courses/1' }));
  await completeUnread(page);
  const end = { name: 'Lesson 1 is done!' };
  await screen.findByRole('heading', end);
  await waitFor(() => expect(page.router.history.location.state.__TSR_index).toBe(2));
  act(() => page.router.history.back());
  await waitFor(() => expect(screen.queryByRole('heading', end)).not.toBeInTheDocument());
  expect(page.path()).toBe('/courses/1');
});
