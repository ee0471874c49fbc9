import { courses, quizzes, simulators } from '@qubloom/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  basics,
  courseServer,
  dashboardServer,
  firstRipple,
  gates,
  lessonOf,
  resultOf,
} from '../../testing/lessons.ts';
import { signedIn, signedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { fakeServer, refuses, replies, unreachable } from '../../testing/server.ts';

const lesson = (name: string) => screen.findByRole('heading', { level: 2, name });
const listed = (name: RegExp) =>
  within(screen.getByRole('region', { name: 'Course Lessons' })).getByRole('button', { name });
const press = async (page: Awaited<ReturnType<typeof renderPage>>, name: string) =>
  page.user.click(await screen.findByRole('button', { name }));

test('[7 GET /api/courses/{id}] [7 GET /api/courses/{id}/lessons] a course opens at its first lesson', async () => {
  fakeServer(signedIn(), ...courseServer());
  const page = await renderPage('/courses/1');
  expect(await screen.findByRole('heading', { level: 1, name: basics.title })).toBeInTheDocument();
  expect(await lesson('Bits and switches')).toBeInTheDocument();
  expect(screen.getByText('0 / 3 Completed')).toBeInTheDocument();
  expect(
    within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link'),
  ).toHaveAttribute('href', '/courses');
  await waitFor(() => expect(page.path()).toBe('/courses/1?lesson=11'));
  expect(document.title).toBe(`${basics.title} | Qubloom`);
});

test('[7 GET /api/courses/{id}/progress] it opens at the first lesson not completed', async () => {
  fakeServer(signedIn(), ...courseServer(11));
  await renderPage('/courses/1');
  expect(await lesson('Meet the qubit')).toBeInTheDocument();
  expect(screen.getByText('1 / 3 Completed')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Course progress' })).toHaveAttribute(
    'aria-valuenow',
    '33',
  );
});

test('a lesson is locked until the one before is completed', async () => {
  fakeServer(signedIn(), ...courseServer(11));
  await renderPage('/courses/1');
  await lesson('Meet the qubit');
  expect(listed(/Bits and switches/)).toBeEnabled();
  const locked = listed(/Superposition with H/);
  expect(locked).toBeDisabled();
  expect(locked).toHaveTextContent('Complete previous lesson to unlock');
});

test('[9 lesson list height] the list of lessons scrolls at 600 px', async () => {
  fakeServer(signedIn(), ...courseServer());
  await renderPage('/courses/1');
  await lesson('Bits and switches');
  const list = within(screen.getByRole('region', { name: 'Course Lessons' })).getByRole('list');
  expect(list).toHaveClass('max-h-[600px]');
});

test('a link to a lesson restores it, unless it is locked', async () => {
  fakeServer(signedIn(), ...courseServer(11));
  const page = await renderPage('/courses/1?lesson=13');
  expect(await lesson('Meet the qubit')).toBeInTheDocument();
  await waitFor(() => expect(page.path()).toBe('/courses/1?lesson=12'));
});

test.each([
  [13, 'Lesson 3 opens after lesson 2. Here is where you are.'],
  [999, 'That lesson is not in this course. Here is where you are.'],
])(
  'a link to lesson %i, which does not open, says why until another is chosen',
  async (id, why) => {
    fakeServer(signedIn(), ...courseServer(11));
    const page = await renderPage(`/courses/1?lesson=${id}`);
    await lesson('Meet the qubit');
    await waitFor(() => expect(page.path()).toBe('/courses/1?lesson=12'));
    expect(screen.getByText(why).closest('[role=status]')).toBeInTheDocument();
    await page.user.click(listed(/Bits and switches/));
    await lesson('Bits and switches');
    expect(screen.queryByText(why)).not.toBeInTheDocument();
    await page.user.click(listed(/Meet the qubit/));
    await lesson('Meet the qubit');
    expect(screen.queryByText(why)).not.toBeInTheDocument();
  },
);

test('[7 GET /api/lessons/{id}] each line of a plain lesson is a paragraph', async () => {
  fakeServer(signedIn(), ...courseServer(11));
  await renderPage('/courses/1?lesson=12');
  expect((await screen.findByText('First line of Meet the qubit.')).tagName).toBe('P');
  expect(screen.getByText('Second line.').tagName).toBe('P');
});

test('[8 fetch errors] a lesson that does not load can be asked for again', async () => {
  const server = fakeServer(signedIn(), ...courseServer(), refuses(courses.lesson, 'internal'));
  const page = await renderPage('/courses/1');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch lesson');
  server.use(...courseServer());
  await press(page, 'Try Again');
  expect(await screen.findByRole('heading', { name: 'Place a gate' })).toBeInTheDocument();
});

test('a course that is missing is told', async () => {
  fakeServer(signedIn(), ...courseServer(), refuses(courses.course, 'not-found'));
  await renderPage('/courses/99');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Error!Course not found or failed to load. Please try again later.',
  );
});

test('a course above the plan shows no lessons', async () => {
  fakeServer(signedIn(), ...courseServer(), replies(courses.course, gates));
  await renderPage('/courses/2');
  expect(await screen.findByRole('heading', { name: 'This course is locked' })).toBeInTheDocument();
  expect(screen.queryByText('Course Lessons')).not.toBeInTheDocument();
});

test('a guess is locked before the run is shown, and answered after it', async () => {
  fakeServer(signedIn(), ...courseServer());
  const page = await renderPage('/courses/1');
  await press(page, 'Continue');
  expect(await screen.findByRole('heading', { name: 'Two X gates' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Step 3: Run: Run it/ })).toBeDisabled();

  await page.user.click(screen.getByRole('radio', { name: '1 every time' }));
  await press(page, 'Lock In My Guess');
  expect(screen.getByText('Your guess is locked in. Now see what happens.')).toHaveFocus();
  expect(screen.getByRole('radio', { name: '0 every time' })).toBeDisabled();
  expect(screen.queryByText(/One X would do that/)).not.toBeInTheDocument();

  await press(page, 'Continue');
  const frame = await screen.findByTitle('Two X gates, then many looks');
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  expect(frame).toHaveAttribute('src', '/simulators/first-qubit?circuit=X,X#theme=system');
  await press(page, 'I Ran It: Check My Guess');
  expect(screen.getByText('It came out another way.')).toBeInTheDocument();
  expect(screen.getByText(/One X would do that/)).toBeInTheDocument();

  const others = screen.getByRole('button', { name: 'Other Common Guesses' });
  expect(screen.getByText(/X leaves nothing to chance/)).not.toBeVisible();
  await page.user.click(others);
  expect(others).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText(/X leaves nothing to chance/)).toBeVisible();
});

test('a lesson opens where it was left, with its guesses', async () => {
  fakeServer(signedIn(), ...courseServer());
  const page = await renderPage('/courses/1');
  await press(page, 'Continue');
  await page.user.click(await screen.findByRole('radio', { name: '0 every time' }));
  await press(page, 'Lock In My Guess');
  page.unmount();
  await renderPage('/courses/1');
  expect(await screen.findByRole('heading', { name: 'Two X gates' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '0 every time' })).toBeChecked();
});

test('what a visitor did is still there after signing in', async () => {
  fakeServer(signedOut(), ...courseServer());
  const page = await renderPage('/courses/1');
  await press(page, 'Continue');
  await page.user.click(await screen.findByRole('radio', { name: '0 every time' }));
  await press(page, 'Lock In My Guess');
  page.unmount();
  fakeServer(signedIn(), ...courseServer());
  await renderPage('/courses/1');
  expect(await screen.findByRole('heading', { name: 'Two X gates' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '0 every time' })).toBeChecked();
});

test('a session that has ended leaves the course as a visitor sees it', async () => {
  fakeServer(signedIn(), ...courseServer(11), refuses(courses.progress, 'not-signed-in'));
  await renderPage('/courses/1');
  expect(await lesson('Bits and switches')).toBeInTheDocument();
  expect(screen.getByText('0 / 3 Completed')).toBeInTheDocument();
  expect(screen.getByText('Keep what you learn')).toBeInTheDocument();
});

test('a new word opens its explanation on a tap', async () => {
  fakeServer(signedIn(), ...courseServer(11));
  const page = await renderPage('/courses/1?lesson=11');
  await press(page, 'Step 4: Explain: Two bars');
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

/** A device with voices of its own, or only with ones that ask a server. */
function deviceWithVoice(localService: boolean) {
  const spoken: { readonly text: string; onend?: () => void; onerror?: () => void }[] = [];
  const cancel = vi.fn(() => spoken.forEach(({ onerror }) => onerror?.()));
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ voiceURI: 'Own', lang: 'en-GB', localService }],
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    cancel,
    speak: (utterance: { readonly text: string }) => spoken.push(utterance),
  });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  return { spoken, cancel };
}

test('a part is read aloud when asked for, and stops when asked for', async () => {
  const { spoken, cancel } = deviceWithVoice(true);
  fakeServer(signedIn(), ...courseServer());
  const page = await renderPage('/courses/1');
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
});

test('one part is read at a time', async () => {
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

test('nothing is read where the words would leave the device', async () => {
  deviceWithVoice(false);
  fakeServer(signedIn(), ...courseServer());
  await renderPage('/courses/1');
  await screen.findByRole('heading', { name: 'Place a gate' });
  expect(screen.queryByRole('button', { name: 'Read Aloud' })).not.toBeInTheDocument();
});

test('a stopping point says that the lesson opens there again', async () => {
  fakeServer(signedIn(), ...courseServer(11));
  const page = await renderPage('/courses/1?lesson=11');
  await press(page, 'Step 3: Run: Run it');
  expect(screen.getByText('Good place to stop.')).toBeInTheDocument();
});

test('a choice is answered at once and can be changed', async () => {
  fakeServer(signedIn(), ...courseServer(11));
  const page = await renderPage('/courses/1?lesson=11');
  await press(page, 'Show all steps');
  await page.user.click(screen.getByRole('radio', { name: 'The bar for 1' }));
  expect(screen.getByText('That one is empty. Pick another one.')).toBeInTheDocument();
  await page.user.click(screen.getByRole('radio', { name: 'The bar for 0' }));
  expect(screen.getByText('Yes. A qubit starts at 0.')).toBeInTheDocument();
  expect(screen.getByText('Ask your child why.')).toBeInTheDocument();
});

test('[8 complete lesson success] [7 POST /api/lessons/{id}/complete] completing opens the next lesson', async () => {
  const server = fakeServer(signedIn(), ...courseServer());
  const page = await renderPage('/courses/1');
  await screen.findByRole('heading', { name: 'Place a gate' });
  server.use(...courseServer(11));
  await press(page, 'Mark as Complete');
  expect(await screen.findByText('Progress Saved')).toBeInTheDocument();
  expect(screen.getByText('Lesson marked as complete!')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Completed' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Take Quiz' })).toHaveFocus();
  expect(server.bodiesOf(courses.completeLesson)).toHaveLength(1);
  expect(screen.getByText('1 / 3 Completed')).toBeInTheDocument();

  await press(page, 'Next Lesson');
  expect(await lesson('Meet the qubit')).toHaveFocus();
  expect(page.path()).toBe('/courses/1?lesson=12');
});

test('the next lesson is asked for when the completion that opens it is saved', async () => {
  let save: () => void = () => undefined;
  const saved = new Promise<void>((resolve) => (save = resolve));
  const server = fakeServer(
    signedIn(),
    ...courseServer(),
    replies(courses.completeLesson, async () => {
      await saved;
      return { newAchievements: [] };
    }),
  );
  const page = await renderPage('/courses/1');
  await press(page, 'Mark as Complete');
  await press(page, 'Next Lesson');
  await waitFor(() => expect(page.path()).toBe('/courses/1?lesson=12'));
  const asked = () => server.received.map(({ path }) => path);
  expect(asked()).not.toContain('/api/lessons/12');
  save();
  await waitFor(() => expect(asked()).toContain('/api/lessons/12'));
});

test('[8 complete lesson failure] a completion that is not saved is taken back', async () => {
  fakeServer(signedIn(), ...courseServer(), unreachable(courses.completeLesson));
  const page = await renderPage('/courses/1');
  await press(page, 'Mark as Complete');
  expect(await screen.findByText('Failed to mark lesson as complete')).toBeInTheDocument();
  expect(screen.getByText('Error')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Mark as Complete' })).toBeEnabled();
  expect(listed(/Meet the qubit/)).toBeDisabled();
});

test('[8 new achievement] each new badge gets its toast', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const second = { ...firstRipple, name: 'Deep Water', description: 'Complete ten lessons.' };
  fakeServer(
    signedIn(),
    ...courseServer(),
    replies(courses.completeLesson, { newAchievements: [firstRipple, second] }),
  );
  const page = await renderPage('/courses/1');
  await press(page, 'Mark as Complete');
  expect(await screen.findByText('Progress Saved')).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.getByText('Achievement Unlocked!')).toBeInTheDocument();
  expect(screen.getByText('First Ripple: Complete your first lesson.')).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.getByText('Deep Water: Complete ten lessons.')).toBeInTheDocument();
  vi.useRealTimers();
});

test('after 25 minutes it is a good place to stop', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fakeServer(signedIn(), ...courseServer());
  await renderPage('/courses/1');
  await screen.findByRole('heading', { name: 'Place a gate' });
  expect(screen.queryByText('Good place to stop.')).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(25 * 60 * 1000));
  expect(screen.getByText('Good place to stop.')).toBeInTheDocument();
  vi.useRealTimers();
});

test('a visitor reads the first lesson and is asked to sign in for what saves', async () => {
  const server = fakeServer(signedOut(), ...courseServer());
  await renderPage('/courses/1');
  expect(await screen.findByRole('heading', { name: 'Place a gate' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mark as Complete' })).not.toBeInTheDocument();
  const main = within(screen.getByRole('main'));
  await waitFor(() =>
    expect(main.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      `/auth?returnTo=${encodeURIComponent('/courses/1?lesson=11')}`,
    ),
  );
  expect(server.received.some(({ path }) => path.endsWith('/progress'))).toBe(false);
});

test('[7 GET /api/lessons/{id}/recommended-simulator] the best simulator is found', async () => {
  fakeServer(signedIn(), ...courseServer(11));
  await renderPage('/courses/1?lesson=12');
  expect(await screen.findByTitle('Simulator')).toHaveAttribute(
    'src',
    '/simulators/first-qubit#theme=system',
  );
});

test('[8 simulator] [8 fetch errors] a missing or failed recommendation is told', async () => {
  const server = fakeServer(
    signedIn(),
    ...courseServer(11),
    refuses(simulators.recommended, 'internal'),
  );
  const page = await renderPage('/courses/1?lesson=12');
  expect(await screen.findByText('Failed to fetch recommended simulator')).toBeInTheDocument();
  server.use(refuses(simulators.recommended, 'not-found'));
  await press(page, 'Try Again');
  expect(await screen.findByText('No simulator available')).toBeInTheDocument();
  expect(
    screen.getByText("We couldn't find an appropriate simulator for this lesson."),
  ).toBeInTheDocument();
});

test("the lesson's simulator waits while the lesson has its own in front", async () => {
  fakeServer(signedIn(), ...courseServer(11));
  const page = await renderPage('/courses/1?lesson=11');
  await press(page, 'Open Simulator');
  expect(screen.getByTitle('Simulator')).toHaveAttribute(
    'src',
    '/simulators/first-qubit#theme=system',
  );
});

test('an external simulator opens in a new tab', async () => {
  fakeServer(
    signedIn(),
    ...courseServer(11),
    replies(courses.lesson, { ...lessonOf(12), simulatorUrl: 'https://simulator.example/one' }),
  );
  await renderPage('/courses/1?lesson=12');
  const link = await screen.findByRole('link', { name: /Open Simulator/ });
  expect(link).toHaveAttribute('href', 'https://simulator.example/one');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('[8 simulator] a frame that never speaks is told after a while', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fakeServer(signedIn(), ...courseServer(11));
  await renderPage('/courses/1?lesson=12');
  const frame = await screen.findByTitle('Simulator');
  act(() => void frame.dispatchEvent(new Event('load')));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Simulator error');
  expect(alert).toHaveTextContent(
    "The simulator couldn't be loaded. Please try reloading the page.",
  );
  vi.useRealTimers();
});

test('a frame gets the height that it asks for; other windows are not heard', async () => {
  fakeServer(signedIn(), ...courseServer(11));
  await renderPage('/courses/1?lesson=12');
  const frame = (await screen.findByTitle('Simulator')) as HTMLIFrameElement;
  const say = (source: Window | null, height: number) =>
    act(() =>
      window.dispatchEvent(
        new MessageEvent('message', { data: { type: 'qubloom:height', height }, source }),
      ),
    );
  say(window, 900);
  expect(frame.parentElement).toHaveStyle({ height: '480px' });
  say(frame.contentWindow, 612);
  expect(frame.parentElement).toHaveStyle({ height: '612px' });
});

test("a learner's use of a frame is told while somebody is inside, a visitor's is not", async () => {
  const use = replies(simulators.use, { seconds: 0 });
  const server = fakeServer(signedIn(), ...courseServer(11), use);
  const page = await renderPage('/courses/1?lesson=12');
  const frame = await screen.findByTitle('Simulator');
  expect(server.bodiesOf(simulators.use)).toEqual([]);
  act(() => frame.focus());
  await waitFor(() => expect(server.bodiesOf(simulators.use)).toEqual([{ seconds: 0 }]));
  page.unmount();

  const visited = fakeServer(
    signedOut(),
    ...courseServer(),
    replies(courses.lesson, { ...lessonOf(11), content: 'One line.' }),
    use,
  );
  await renderPage('/courses/1');
  const hers = await screen.findByTitle('Simulator');
  act(() => hers.focus());
  expect(visited.bodiesOf(simulators.use)).toEqual([]);
});

test('a video waits for a click, and a dead link has an alternative', async () => {
  fakeServer(
    signedIn(),
    ...courseServer(11),
    replies(courses.lesson, { ...lessonOf(12), videoUrl: 'not a link' }),
  );
  const page = await renderPage('/courses/1?lesson=12');
  expect(await screen.findByText('Video unavailable')).toBeInTheDocument();
  await press(page, 'Try an alternative video');
  expect(screen.getByTitle('Meet the qubit')).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?/),
  );
  expect(screen.getByText('Loading video...')).toBeInTheDocument();
});

test('a lesson without a quiz has its tab closed', async () => {
  fakeServer(signedIn(), ...courseServer(11, 12));
  await renderPage('/courses/1?lesson=13');
  await lesson('Superposition with H');
  expect(screen.getByRole('tab', { name: 'Quiz' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Take Quiz' })).not.toBeInTheDocument();
});

const quizForm = () => within(screen.getByRole('form', { name: 'Check yourself' }));

async function openQuiz() {
  const page = await renderPage('/courses/1');
  await press(page, 'Take Quiz');
  expect(screen.getByRole('tabpanel', { name: 'Quiz' })).toHaveFocus();
  await screen.findByText('What is question 1?');
  const answer = async (number: number, choice: string) =>
    page.user.click(screen.getByRole('radio', { name: `${choice} of ${number}` }));
  const answerAll = async () => {
    for (const number of [1, 2, 3]) await answer(number, 'A');
  };
  return { ...page, answer, answerAll };
}

test('[7 GET /api/lessons/{id}/quiz] [7 GET /api/quizzes/{quizId}/questions] a quiz has numbered questions with four options', async () => {
  fakeServer(signedIn(), ...courseServer());
  const page = await openQuiz();
  expect(screen.getByRole('heading', { name: 'Check yourself' })).toBeInTheDocument();
  expect(quizForm().getAllByRole('radio')).toHaveLength(12);
  expect(screen.getByRole('group', { name: '2. What is question 2?' })).toBeInTheDocument();
  expect(page.path()).toBe('/courses/1?lesson=11&tab=quiz');
});

test('a quiz with an open question is not sent', async () => {
  const server = fakeServer(signedIn(), ...courseServer());
  const page = await openQuiz();
  await page.answer(1, 'A');
  await press(page, 'Submit Answers');
  expect(await screen.findByText("Can't Submit")).toBeInTheDocument();
  expect(screen.getByText('Please answer all questions before submitting')).toBeInTheDocument();
  expect(server.bodiesOf(quizzes.submit)).toEqual([]);
  expect(screen.getByRole('radio', { name: 'A of 2' })).toHaveFocus();
});

test('[8 quiz submit success] [7 POST /api/quizzes/{quizId}/submit] the result says what was scored and why', async () => {
  const server = fakeServer(
    signedIn(),
    ...courseServer(),
    ...dashboardServer(),
    replies(quizzes.submit, resultOf(2, { pointsEarned: 7, newAchievements: [firstRipple] })),
  );
  const page = await openQuiz();
  await page.answerAll();
  await press(page, 'Submit Answers');
  expect(await screen.findByText('You scored 2 out of 3!')).toBeInTheDocument();
  expect(server.bodiesOf(quizzes.submit)).toEqual([
    {
      answers: [
        { questionId: 101, answer: 'A' },
        { questionId: 102, answer: 'A' },
        { questionId: 103, answer: 'A' },
      ],
    },
  ]);
  const results = within(screen.getByRole('region', { name: 'Quiz Results' }));
  expect(results.getByRole('heading', { name: 'Quiz Results' })).toHaveFocus();
  expect(results.getByText('2 of 3. Look at this one again.')).toBeInTheDocument();
  expect(results.getByText('7 points earned')).toBeInTheDocument();
  expect(results.getByText('First Ripple')).toBeInTheDocument();
  expect(results.getByRole('button', { name: 'Back to Lesson' })).toBeInTheDocument();
  expect(results.queryByRole('button', { name: 'Next Lesson' })).not.toBeInTheDocument();
  expect(screen.getByText(/Reason for A of 1/)).toBeInTheDocument();
  expect(screen.getByText(/Reason for the right one of 3/)).toBeInTheDocument();
});

test('[8 quiz submit success] below half the toast is of the destructive kind', async () => {
  fakeServer(signedIn(), ...courseServer(), replies(quizzes.submit, resultOf(1)));
  const page = await openQuiz();
  await page.answerAll();
  await press(page, 'Submit Answers');
  const toast = await screen.findByText('You scored 1 out of 3!');
  expect(toast.closest('[data-variant]')).toHaveAttribute('data-variant', 'destructive');
});

test('[8 quiz submit failure] answers stay when the server is away, and can be sent again', async () => {
  const server = fakeServer(signedIn(), ...courseServer(), unreachable(quizzes.submit));
  const page = await openQuiz();
  await page.answerAll();
  await press(page, 'Submit Answers');
  expect(await screen.findByText('Failed to submit quiz')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'A of 3' })).toBeChecked();
  server.use(replies(quizzes.submit, resultOf(3)));
  await press(page, 'Submit Answers');
  expect(await screen.findByRole('heading', { name: 'Quiz Results' })).toBeInTheDocument();
});

test('a retake begins without answers; going back to the lesson keeps the result', async () => {
  fakeServer(signedIn(), ...courseServer(), replies(quizzes.submit, resultOf(1)));
  const page = await openQuiz();
  await page.answerAll();
  await press(page, 'Submit Answers');
  await press(page, 'Back to Lesson');
  expect(screen.getByRole('tab', { name: 'Content' })).toHaveAttribute('aria-selected', 'true');
  await press(page, 'Take Quiz');
  await press(page, 'Retake Quiz');
  expect(screen.queryByRole('heading', { name: 'Quiz Results' })).not.toBeInTheDocument();
  for (const radio of quizForm().getAllByRole('radio')) expect(radio).not.toBeChecked();
});

test('after the quiz of a completed lesson the next one is a press away', async () => {
  fakeServer(signedIn(), ...courseServer(11), replies(quizzes.submit, resultOf(3)));
  const page = await renderPage('/courses/1?lesson=11&tab=quiz');
  await screen.findByText('What is question 1?');
  for (const number of [1, 2, 3]) {
    await page.user.click(screen.getByRole('radio', { name: `A of ${number}` }));
  }
  await press(page, 'Submit Answers');
  const results = within(await screen.findByRole('region', { name: 'Quiz Results' }));
  await page.user.click(results.getByRole('button', { name: 'Next Lesson' }));
  expect(await lesson('Meet the qubit')).toHaveFocus();
  expect(page.path()).toBe('/courses/1?lesson=12');
});

test('a reload in the middle of a quiz keeps its answers', async () => {
  fakeServer(signedIn(), ...courseServer());
  const page = await openQuiz();
  await page.answer(2, 'C');
  page.unmount();
  await renderPage('/courses/1?lesson=11&tab=quiz');
  expect(await screen.findByRole('radio', { name: 'C of 2' })).toBeChecked();
});

test('another lesson begins its quiz without answers', async () => {
  fakeServer(signedIn(), ...courseServer(11));
  const page = await renderPage('/courses/1?lesson=11&tab=quiz');
  await page.user.click(await screen.findByRole('radio', { name: 'B of 1' }));
  await page.user.click(listed(/Meet the qubit/));
  await lesson('Meet the qubit');
  await page.user.click(listed(/Bits and switches/));
  await press(page, 'Take Quiz');
  expect(await screen.findByRole('radio', { name: 'B of 1' })).not.toBeChecked();
});

test('[8 fetch errors] a quiz and its questions that do not load are told', async () => {
  const server = fakeServer(
    signedIn(),
    ...courseServer(),
    refuses(quizzes.lessonQuiz, 'unavailable'),
    refuses(quizzes.questions, 'unavailable'),
  );
  const page = await renderPage('/courses/1?lesson=11&tab=quiz');
  expect(await screen.findByRole('heading', { name: 'Failed to fetch quiz' })).toBeInTheDocument();
  const [quizReply] = courseServer().filter(({ endpoint }) => endpoint === quizzes.lessonQuiz);
  if (quizReply) server.use(quizReply);
  await press(page, 'Try Again');
  expect(
    await screen.findByRole('heading', { name: 'Failed to fetch quiz questions' }),
  ).toBeInTheDocument();
});

test('a lesson whose quiz is gone says so', async () => {
  fakeServer(signedIn(), ...courseServer(), refuses(quizzes.lessonQuiz, 'not-found'));
  const page = await renderPage('/courses/1?lesson=11&tab=quiz');
  expect(await screen.findByText('No quiz available for this lesson.')).toBeInTheDocument();
  await press(page, 'Back to Lesson');
  expect(await screen.findByRole('heading', { name: 'Place a gate' })).toBeVisible();
});
