import { AchievementId, courses } from '@qubloom/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  completeUnread,
  lesson,
  listed,
  offered,
  press,
  step,
} from '../../../testing/course-page.ts';
import {
  basics,
  courseServer,
  dashboardServer,
  firstRipple,
  gates,
} from '../../../testing/lessons.ts';
import { ada, signedIn, signedOut } from '../../../testing/people.ts';
import { setScreen } from '../../../testing/screen.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, refuses, replies } from '../../../testing/server.ts';

// Shows: 2 course head and tabs; 7 GET /api/courses/{id}; 7 GET /api/courses/{id}/lessons
test('a course offers its first lesson', { tags: ['exhaustive'] }, async () => {
  fakeServer(signedIn(), ...courseServer());
  const page = await renderPage('/courses/1');
  expect(await screen.findByRole('heading', { level: 1, name: basics.title })).toBeInTheDocument();
  expect(await offered('Bits and switches')).toBeInTheDocument();
  expect(screen.getByText('What Bits and switches is about.')).toBeInTheDocument();
  expect(screen.getByText('0 / 3 Completed')).toBeInTheDocument();
  expect(
    within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link'),
  ).toHaveAttribute('href', '/courses');
  expect(document.title).toBe(`${basics.title} | Qubloom`);

  await press(page, 'Start Lesson');
  expect(await step('Place a gate')).toHaveFocus();
  expect(await lesson('Bits and switches')).toBeInTheDocument();
  await vi.waitFor(() => expect(page.path()).toBe('/courses/1?lesson=11&step=1'));
  expect(document.title).toBe('Bits and switches | Qubloom');
  await page.user.click(screen.getByRole('link', { name: 'Back to the course' }));
  expect(await screen.findByRole('heading', { level: 1, name: basics.title })).toHaveFocus();
});

test(
  'a begun lesson continues where the learner left it, and a completed one is read again',
  { tags: ['exhaustive'] },
  async () => {
    const server = fakeServer(signedIn(), ...courseServer());
    const page = await renderPage('/courses/1?lesson=11');
    await press(page, 'Continue');
    await step('Two X gates');
    await page.user.click(screen.getByRole('link', { name: 'Back to the course' }));
    expect(await screen.findByText(/You were at “Predict”/)).toBeInTheDocument();
    await press(page, 'Continue Lesson');
    expect(await step('Two X gates')).toHaveFocus();
    page.unmount();
    server.use(...courseServer(11, 12, 13));
    await renderPage('/courses/1');
    expect(await screen.findByRole('button', { name: 'Read Again' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Completed' })).toBeDisabled();
  },
);

test(
  'the quiz of the next lesson is a tab and a press away',
  { tags: ['exhaustive'] },
  async () => {
    fakeServer(signedIn(), ...courseServer());
    const page = await renderPage('/courses/1');
    await page.user.click(await screen.findByRole('tab', { name: 'Quiz' }));
    await press(page, 'Take Quiz');
    expect(await screen.findByText('What is question 1?')).toBeInTheDocument();
    expect(page.path()).toBe('/courses/1?lesson=11&tab=quiz');
  },
);

test(
  'a lesson has its own bar, which replaces those of a small screen',
  { tags: ['exhaustive'] },
  async () => {
    setScreen('mobile');
    fakeServer(signedIn(), ...courseServer());
    const page = await renderPage('/courses/1');
    await press(page, 'Start Lesson');
    await step('Place a gate');
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
    await press(page, 'Lessons and tabs');
    const sheet = within(await screen.findByRole('dialog', { name: 'Course Lessons' }));
    expect(sheet.getByRole('button', { name: /Meet the qubit/ })).toBeDisabled();
    await page.user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Lessons and tabs' })).toHaveFocus(),
    );
    await press(page, 'Lessons and tabs');
    const again = within(await screen.findByRole('dialog', { name: 'Course Lessons' }));
    await page.user.click(again.getByRole('tab', { name: 'Quiz' }));
    expect(await screen.findByText('What is question 1?')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
);

// Shows: 7 GET /api/courses/{id}/progress
test('it offers the first lesson that is not completed', async () => {
  fakeServer(signedIn(), ...courseServer(11));
  await renderPage('/courses/1');
  expect(await offered('Meet the qubit')).toBeInTheDocument();
  expect(screen.getByText('1 / 3 Completed')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Course progress' })).toHaveAttribute(
    'aria-valuenow',
    '33',
  );
});

// Shows: 2 course lessons list
test('a lesson is locked until the previous one is completed', async () => {
  fakeServer(signedIn(), ...courseServer(11));
  await renderPage('/courses/1');
  await offered('Meet the qubit');
  expect(await listed(/Bits and switches/)).toBeEnabled();
  const locked = await listed(/Superposition with H/);
  expect(locked).toBeDisabled();
  expect(locked).toHaveTextContent('Complete previous lesson to unlock');
  expect(locked).toHaveTextContent('What Superposition with H is about.');
});

// Shows: 9 lesson list height
test('the list of lessons scrolls at 600 px', async () => {
  fakeServer(signedIn(), ...courseServer());
  await renderPage('/courses/1');
  await offered('Bits and switches');
  const list = within(screen.getByRole('region', { name: 'Course Lessons' })).getByRole('list');
  expect(list).toHaveClass('max-h-[600px]');
});

test(
  'a link to a step opens it, says that an earlier guess is open, and links to that guess',
  { tags: ['exhaustive'] },
  async () => {
    fakeServer(signedIn(), ...courseServer());
    const page = await renderPage('/courses/1?lesson=11&step=4');
    expect(await step('Two bars')).toBeInTheDocument();
    expect(screen.getByText('Which bar is full at the start?')).toBeInTheDocument();
    expect(screen.getByText(/An earlier guess is still open/)).toBeInTheDocument();
    expect(page.path()).toBe('/courses/1?lesson=11&step=4');
    // The buttons still lead past the guess.
    for (const name of ['Continue', 'Skip This Guess', 'Mark as Complete']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    await press(page, 'Go to the Open Guess');
    expect(await step('Two X gates')).toHaveFocus();
    expect(screen.queryByText(/An earlier guess is still open/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    await press(page, 'Skip This Guess');
    expect(await step('Run it')).toBeInTheDocument();
  },
);

test('a step that only a link has opened is not where the lesson continues', async () => {
  fakeServer(signedIn(), ...courseServer());
  const page = await renderPage('/courses/1?lesson=11&step=4');
  await step('Two bars');
  page.unmount();
  await renderPage('/courses/1?lesson=11');
  expect(await step('Place a gate')).toBeInTheDocument();
});

test('a link to a step has no note once the guesses before it are made', async () => {
  fakeServer(signedIn(), ...courseServer());
  const page = await renderPage('/courses/1?lesson=11&step=2');
  await press(page, 'Skip This Guess');
  await step('Run it');
  page.unmount();
  await renderPage('/courses/1?lesson=11&step=4');
  expect(await step('Two bars')).toBeInTheDocument();
  expect(screen.queryByText(/guess is still open/)).not.toBeInTheDocument();
});

describe('a grown-up', () => {
  const grownUp = () => signedIn({ ...ada, ageRange: '18-plus' });

  test('opens a lesson ahead from the list, as a preview in which nothing counts', async () => {
    fakeServer(grownUp(), ...courseServer());
    const page = await renderPage('/courses/1');
    await offered('Bits and switches');
    const row = await listed(/Meet the qubit/);
    expect(row).toHaveTextContent('Preview');
    await page.user.click(row);
    expect(await lesson('Meet the qubit')).toBeInTheDocument();
    expect(await screen.findByText('First line of Meet the qubit.')).toBeInTheDocument();
    expect(screen.getByText('This is a preview. Nothing counts.')).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Quiz' })).toBeDisabled();
    for (const name of ['Mark as Complete', 'Take Quiz', 'Next Lesson']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
  });

  test('reads lessons that they have reached like everybody else', async () => {
    fakeServer(grownUp(), ...courseServer(11));
    await renderPage('/courses/1?lesson=12');
    expect(await screen.findByRole('button', { name: 'Mark as Complete' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Quiz' })).toBeEnabled();
    expect(screen.queryByText(/This is a preview/)).not.toBeInTheDocument();
  });

  test('still needs the plan for the lessons of a course', async () => {
    fakeServer(
      grownUp(),
      ...courseServer(),
      replies(courses.course, { ...basics, isLocked: true, requiresSubscription: 'basic' }),
      refuses(courses.lesson, 'forbidden'),
    );
    await renderPage('/courses/1?lesson=12');
    expect(await screen.findByRole('heading', { level: 1, name: basics.title })).toBeVisible();
    expect(screen.queryByText(/This is a preview/)).not.toBeInTheDocument();
  });
});

test('a link to a part of a lesson opens its first step', async () => {
  fakeServer(signedIn(), ...courseServer(11));
  const page = await renderPage('/courses/1?lesson=11&section=explain');
  expect(await step('Two bars')).toBeInTheDocument();
  await waitFor(() => expect(page.path()).toBe('/courses/1?lesson=11&step=4'));
});

test.each([
  [13, 'Lesson 3 opens after lesson 2. Here is where you are.'],
  [999, 'That lesson is not in this course. Here is where you are.'],
])(
  'a link to lesson %i, which is locked, says why until another lesson is chosen',
  async (id, why) => {
    const server = fakeServer(
      signedIn(),
      ...courseServer(11),
      refuses(courses.lesson, 'not-found'),
    );
    const page = await renderPage(`/courses/1?lesson=${id}`);
    await offered('Meet the qubit');
    server.use(...courseServer(11));
    await waitFor(() => expect(page.path()).toBe('/courses/1'));
    expect(screen.getByText(why).closest('[role=status]')).toBeInTheDocument();
    await page.user.click(await listed(/Bits and switches/));
    await lesson('Bits and switches');
    expect(screen.queryByText(why)).not.toBeInTheDocument();
  },
);

// Shows: 2 course content tab; 7 GET /api/lessons/{id}
test('each line of a plain lesson is a paragraph', async () => {
  fakeServer(signedIn(), ...courseServer(11));
  await renderPage('/courses/1?lesson=12');
  expect((await screen.findByText('First line of Meet the qubit.')).tagName).toBe('P');
  expect(screen.getByText('Second line.').tagName).toBe('P');
});

// Shows: 8 fetch errors
test('a lesson that fails to load can be requested again', async () => {
  const server = fakeServer(signedIn(), ...courseServer(), refuses(courses.lesson, 'internal'));
  const page = await renderPage('/courses/1?lesson=11');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch lesson');
  server.use(...courseServer());
  await press(page, 'Try Again');
  expect(await screen.findByRole('heading', { name: 'Place a gate' })).toBeInTheDocument();
});

// Shows: 2 course error
test('a missing course is announced', async () => {
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

test('an ended session is explained plainly, and nothing of the learner stays', async () => {
  fakeServer(signedIn(), ...courseServer(11), refuses(courses.progress, 'not-signed-in'));
  await renderPage('/courses/1');
  expect(
    await screen.findByRole('heading', { level: 1, name: "You've been signed out" }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Bits and switches' })).not.toBeInTheDocument();
});

// Shows: 2 course completing; 8 complete lesson success; 7 POST /api/lessons/{id}/complete
test('completing opens the next lesson', { tags: ['exhaustive'] }, async () => {
  const server = fakeServer(signedIn(), ...courseServer(), ...dashboardServer());
  const page = await renderPage('/courses/1');
  await offered('Bits and switches');
  server.use(...courseServer(11));
  await completeUnread(page);
  expect(await screen.findByText('Progress Saved')).toBeInTheDocument();
  expect(screen.getByText('Lesson marked as complete!')).toBeInTheDocument();
  const finish = screen.getByRole('heading', { name: 'Lesson 1 is done!' });
  await waitFor(() => expect(finish).toHaveFocus());
  expect(server.bodiesOf(courses.completeLesson)).toEqual([{ completedAs: 'known' }]);
  expect(screen.getByText('1 / 3 Completed')).toBeInTheDocument();

  await press(page, 'Next Lesson');
  await waitFor(async () => expect(await lesson('Meet the qubit')).toHaveFocus());
  expect(page.path()).toBe('/courses/1?lesson=12');
});

const question = 'Do you know this already?';

test(
  'one press does not complete an unread lesson: it is offered, with its quiz',
  { tags: ['exhaustive'] },
  async () => {
    const server = fakeServer(signedIn(), ...courseServer());
    const page = await renderPage('/courses/1');
    await press(page, 'Mark as Complete');
    const asks = within(await screen.findByRole('dialog', { name: question }));
    expect(asks.getByText(/^You haven’t opened this lesson yet\. Its quiz shows/)).toBeVisible();
    expect(asks.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Open the Lesson',
      'Take Quiz',
      'I Know This Already',
      '',
    ]);
    expect(server.bodiesOf(courses.completeLesson)).toEqual([]);
    await page.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Mark as Complete' })).toHaveFocus(),
    );
    await page.user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: question });
    await press(page, 'Open the Lesson');
    await step('Place a gate');
    expect(server.bodiesOf(courses.completeLesson)).toEqual([]);
  },
);

test('its quiz can be taken instead of reading it', async () => {
  fakeServer(signedIn(), ...courseServer());
  const page = await renderPage('/courses/1');
  await press(page, 'Mark as Complete');
  const asks = within(await screen.findByRole('dialog', { name: question }));
  await page.user.click(asks.getByRole('button', { name: 'Take Quiz' }));
  expect(await screen.findByText('What is question 1?')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test(
  'a lesson whose steps were all seen is completed at once',
  { tags: ['exhaustive'] },
  async () => {
    const server = fakeServer(signedIn(), ...courseServer(), ...dashboardServer());
    const page = await renderPage('/courses/1?lesson=11');
    await press(page, 'Continue');
    await press(page, 'Skip This Guess');
    await step('Run it');
    await page.user.click(screen.getByRole('link', { name: 'Back to the course' }));
    await press(page, 'Mark as Complete');
    const asks = within(await screen.findByRole('dialog', { name: question }));
    expect(asks.getByText(/^You haven’t seen every step of this lesson yet/)).toBeVisible();
    await press(page, 'Open the Lesson');
    await step('Run it');
    await press(page, 'Continue');
    await press(page, 'Continue');
    await step('Two bars');
    await page.user.click(screen.getByRole('link', { name: 'Back to the course' }));
    await press(page, 'Mark as Complete');
    expect(await screen.findByRole('heading', { name: 'Lesson 1 is done!' })).toBeInTheDocument();
    expect(server.bodiesOf(courses.completeLesson)).toEqual([{ completedAs: 'read' }]);
  },
);

test('a lesson that was completed unread counts as read once every step was opened', async () => {
  const server = fakeServer(signedIn(), ...courseServer(), ...dashboardServer());
  const page = await renderPage('/courses/1');
  await offered('Bits and switches');
  server.use(...courseServer(11));
  await completeUnread(page);
  await press(page, 'Back to Lesson');
  await press(page, 'Read Again');
  await press(page, 'Continue');
  await step('Two X gates');
  await press(page, 'Continue');
  await step('Run it');
  expect(server.bodiesOf(courses.completeLesson)).toEqual([{ completedAs: 'known' }]);
  // A good place to stop is in between.
  await press(page, 'Continue');
  await press(page, 'Continue');
  await step('Two bars');
  const both = [{ completedAs: 'known' }, { completedAs: 'read' }];
  await waitFor(() => expect(server.bodiesOf(courses.completeLesson)).toEqual(both));
});

test('the next lesson is requested once the completion that unlocks it is saved', async () => {
  let save: () => void = () => undefined;
  const saved = new Promise<void>((resolve) => (save = resolve));
  const server = fakeServer(
    signedIn(),
    ...courseServer(),
    replies(courses.completeLesson, async () => {
      await saved;
      return { pointsEarned: 0, newAchievements: [] };
    }),
  );
  const page = await renderPage('/courses/1');
  await completeUnread(page);
  await press(page, 'Next Lesson');
  await waitFor(() => expect(page.path()).toBe('/courses/1?lesson=12'));
  const asked = () => server.received.map(({ path }) => path);
  expect(asked()).not.toContain('/api/lessons/12');
  save();
  await waitFor(() => expect(asked()).toContain('/api/lessons/12'));
});

// Shows: 8 complete lesson failure
test('a completion that is not saved is taken back', { tags: ['exhaustive'] }, async () => {
  fakeServer(signedIn(), ...courseServer(), refuses(courses.completeLesson, 'internal'));
  const page = await renderPage('/courses/1');
  await completeUnread(page);
  expect(await screen.findByText('Failed to mark lesson as complete')).toBeInTheDocument();
  expect(screen.getByText('Error')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Mark as Complete' })).toBeEnabled();
  expect(await listed(/Meet the qubit/)).toBeDisabled();
});

// Shows: 8 new achievement
test('each new badge is named with its points', { tags: ['exhaustive'] }, async () => {
  const second = { ...firstRipple, id: AchievementId.parse(2), name: 'Deep Water' };
  fakeServer(
    signedIn(),
    ...courseServer(),
    ...dashboardServer(),
    replies(courses.completeLesson, { pointsEarned: 0, newAchievements: [firstRipple, second] }),
  );
  const page = await renderPage('/courses/1');
  await completeUnread(page);
  expect(await screen.findAllByText('Achievement Unlocked!')).toHaveLength(2);
  expect(screen.queryByText(/points earned/)).not.toBeInTheDocument();
  expect(screen.getByText('First Ripple')).toBeInTheDocument();
  expect(screen.getByText('Deep Water')).toBeInTheDocument();
  expect(screen.getAllByText('+10 points')).toHaveLength(2);
});

// Shows: parents: after 25 minutes, the site names a good place to stop
test(
  'after 25 minutes, the next step is a good place to stop, and no later step is',
  { tags: ['exhaustive'] },
  async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fakeServer(signedIn(), ...courseServer());
    await renderPage('/courses/1?lesson=11');
    await step('Place a gate');
    await act(() => vi.advanceTimersByTimeAsync(25 * 60 * 1000));
    const note = { name: 'Good place to stop' };
    expect(screen.queryByRole('heading', note)).not.toBeInTheDocument();
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    press('Continue');
    await waitFor(() => expect(screen.getByRole('heading', note)).toHaveFocus());
    expect(screen.getByText(/You started more than 25 minutes ago/)).toBeVisible();
    press('Close this note');
    expect(screen.queryByRole('heading', note)).not.toBeInTheDocument();
    expect(await step('Two X gates')).toHaveFocus();
    press('Skip This Guess');
    await step('Run it');
    press('Continue');
    await step('Two bars');
    expect(screen.queryByRole('heading', note)).not.toBeInTheDocument();
    vi.useRealTimers();
  },
);

test('a visitor reads the first lesson and is asked to sign in, back to this step', async () => {
  const server = fakeServer(signedOut(), ...courseServer());
  window.localStorage.setItem('qubloom.lesson.visitor.11', '{"guesses":{"two-x":0}}');
  await renderPage('/courses/1?lesson=11&step=4');
  expect(await step('Two bars')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mark as Complete' })).not.toBeInTheDocument();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    `/auth?returnTo=${encodeURIComponent('/courses/1?lesson=11&step=4')}`,
  );
  expect(server.received.some(({ path }) => path.endsWith('/progress'))).toBe(false);
});

// Shows: 2 course quiz tab disabled
test('the quiz tab of a lesson without a quiz is disabled', async () => {
  fakeServer(signedIn(), ...courseServer(11, 12));
  await renderPage('/courses/1?lesson=13');
  await lesson('Superposition with H');
  expect(screen.getByRole('tab', { name: 'Quiz' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Take Quiz' })).not.toBeInTheDocument();
});
