import {
  AchievementId,
  CourseId,
  dailyPuzzles,
  FlashcardId,
  flashcards,
  FlashcardSetId,
  guidedPaths,
  LessonId,
  progress,
  type DailyResult,
  type DueCards,
} from '@qubloom/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cancelIt, firstSteps, progressAfter } from '../../testing/guided-paths.ts';
import { badges, dashboard, dashboardServer } from '../../testing/lessons.ts';
import { ada, signedIn } from '../../testing/people.ts';
import { pressEveryButton } from '../../testing/press-every-button.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { setScreen } from '../../testing/screen.ts';
import { fakeServer, neverReplies, refuses, replies } from '../../testing/server.ts';

const dueCards = (count: number): DueCards => ({
  cards: Array.from({ length: count }, (_, at) => ({
    id: FlashcardId.parse(at + 1),
    setId: FlashcardSetId.parse(1),
    setTitle: 'Mixes and Looks',
    question: `Question ${at}?`,
    answer: 'Answer.',
    explanation: 'Because.',
    imageUrl: null,
    animationData: null,
    order: at + 1,
    difficulty: 1,
    lesson: { id: LessonId.parse(11), courseId: CourseId.parse(1), title: 'Meet the qubit' },
    isNew: false,
    hint: null,
  })),
  later: 0,
});

const figure = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).parentElement?.querySelector('dd');

// Shows: 2 desktop dashboard; 7 GET /api/user/dashboard
test('the wide dashboard greets, counts, and leads to the next lesson', async () => {
  fakeServer(signedIn(), ...dashboardServer());
  await renderPage('/dashboard');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Welcome back, Ada!' }),
  ).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Resume Learning' })).toHaveAttribute(
    'href',
    '/courses/1?lesson=12',
  );
  expect(figure('Current Streak')).toHaveTextContent('3 days');
  expect(figure('Course Progress')).toHaveTextContent('33%');
  expect(figure('Achievements')).toHaveTextContent('2/12');
  expect(figure('Knowledge Level')).toHaveTextContent('2');
  expect(screen.getByText('Lesson 2/3')).toBeInTheDocument();
  expect(screen.getByText('2 of 3 learning days.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View All Courses' })).toHaveAttribute(
    'href',
    '/courses',
  );
  expect(document.title).toBe('Dashboard | Qubloom');
});

// Shows: 2 dashboard start learning
test('a learner who has begun nothing is invited to start', async () => {
  fakeServer(
    signedIn({ ...ada, firstName: '' }),
    ...dashboardServer(),
    replies(progress.dashboard, { ...dashboard, courseProgress: 0, currentCourse: null }),
  );
  await renderPage('/dashboard');
  expect(await screen.findByRole('heading', { name: 'Start Learning' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Start Learning' })).toHaveAttribute('href', '/courses');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, ada!');
});

test.each(['desktop', 'mobile'] as const)(
  'today’s puzzle is the big thing once every begun course is finished, on a %s screen',
  async (size) => {
    setScreen(size);
    fakeServer(
      signedIn(),
      ...dashboardServer(),
      replies(progress.dashboard, { ...dashboard, courseProgress: 100, currentCourse: null }),
    );
    await renderPage('/dashboard');
    const puzzle = within(await screen.findByRole('region', { name: 'Today’s Puzzle' }));
    expect(puzzle.getByRole('link', { name: 'Start Challenge' })).toHaveAttribute(
      'href',
      '/daily/concept',
    );
    expect(screen.queryByRole('heading', { name: 'Start Learning' })).not.toBeInTheDocument();
  },
);

test.each(['desktop', 'mobile'] as const)(
  'many due cards come before the next lesson, which stays in small, on a %s screen',
  async (size) => {
    setScreen(size);
    fakeServer(signedIn(), ...dashboardServer(), replies(flashcards.due, dueCards(20)));
    await renderPage('/dashboard');
    const due = within(await screen.findByRole('region', { name: 'Due Today' }));
    expect(due.getByText(/^20 cards want to know/)).toBeInTheDocument();
    expect(due.getByRole('link', { name: 'Start Review' })).toHaveAttribute(
      'href',
      '/flashcards/today',
    );
    const lesson = within(screen.getByRole('region', { name: 'Continue Learning' }));
    expect(lesson.getByRole('link', { name: 'Resume Learning' })).toHaveAttribute(
      'href',
      '/courses/1?lesson=12',
    );
    expect(screen.getAllByRole('link', { name: 'Start Review' })).toHaveLength(1);
  },
);

test.each(['desktop', 'mobile'] as const)(
  'the latest path leads to its next step, on a %s screen',
  { tags: ['exhaustive'] },
  async (size) => {
    setScreen(size);
    const mine = [
      { path: cancelIt, progress: progressAfter(4) },
      { path: firstSteps, progress: progressAfter(2) },
    ];
    fakeServer(signedIn(), ...dashboardServer(), replies(guidedPaths.mine, mine));
    await renderPage('/dashboard');
    const ahead = within(await screen.findByRole('region', { name: 'Your Path: First Steps' }));
    expect(ahead.getByText('Step 3 of 4 comes next.')).toBeInTheDocument();
    expect(ahead.getByRole('link', { name: 'Go to Step 3' })).toHaveAttribute(
      'href',
      '/guided-paths/1?step=3',
    );
  },
);

test.each([
  ['none is begun', replies(guidedPaths.mine, [])],
  ['they cannot be read', refuses(guidedPaths.mine, 'internal')],
])('the link to all guided paths is shown when %s', { tags: ['exhaustive'] }, async (_, mine) => {
  fakeServer(signedIn(), ...dashboardServer(), mine);
  await renderPage('/dashboard');
  expect(await screen.findByRole('link', { name: 'Choose a Path' })).toHaveAttribute(
    'href',
    '/guided-paths',
  );
});

const dailyServer = (results: DailyResult[] = []) =>
  replies(dailyPuzzles.overview, {
    today: new Date().toISOString().slice(0, 10),
    level: 'beginner',
    knowsMixes: true,
    results,
  });
const solved = (challenge: DailyResult['challenge'], points: number): DailyResult => ({
  day: new Date().toISOString().slice(0, 10),
  ...{ challenge, points, isDone: true, tries: 1 },
});

// Shows: 2 dashboard daily challenges tab; 9 daily challenge rewards
test('three challenges can be started, and those of today that are done say what they paid', async () => {
  fakeServer(signedIn(), ...dashboardServer(), dailyServer([solved('circuit', 50)]));
  const page = await renderPage('/dashboard');
  await page.user.click(await screen.findByRole('tab', { name: 'Daily Challenges' }));
  expect(page.path()).toBe('/dashboard?tab=challenges');
  const panel = within(screen.getByRole('tabpanel'));
  await panel.findByText('Done: +50 points');
  expect(panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('+25 points'),
    expect.stringContaining('Done: +50 points'),
    expect.stringContaining('+10 points per correct answer'),
  ]);
  expect(panel.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/daily/concept',
    '/daily/circuit',
    '/daily/quiz',
  ]);
});

test('the wide dashboard leads to the concept challenge, and to all three', async () => {
  fakeServer(signedIn(), ...dashboardServer(), dailyServer());
  await renderPage('/dashboard');
  const card = within(await screen.findByRole('region', { name: 'Daily Quantum Challenge' }));
  expect(card.getByText('+25 points')).toBeVisible();
  expect(card.getByRole('link', { name: 'Start Challenge' })).toHaveAttribute(
    'href',
    '/daily/concept',
  );
  expect(card.getByRole('link', { name: 'All Three' })).toHaveAttribute('href', '/daily');
});

test('the card on the small dashboard is marked as completed once the puzzle is solved', async () => {
  setScreen('mobile');
  fakeServer(signedIn(), ...dashboardServer(), dailyServer([solved('concept', 25)]));
  const { user } = await renderPage('/dashboard');
  const card = within(await screen.findByRole('region', { name: 'Daily Challenge' }));
  await user.click(card.getByRole('button', { name: /Daily Challenge/ }));
  expect(card.getByText('Quantum Superposition')).toBeVisible();
  expect(await card.findByText('Completed')).toBeVisible();
});

test.each(['small', 'wide'] as const)(
  'on the %s dashboard, a checkpoint that has just opened is one press away',
  async (screenSize) => {
    if (screenSize === 'small') setScreen('mobile');
    const { course } = dashboard.currentCourse ?? { course: undefined };
    if (!course) throw new Error('the dashboard has no course');
    fakeServer(
      signedIn(),
      ...dashboardServer(),
      replies(progress.dashboard, { ...dashboard, openCheckpoint: { course, afterLesson: 3 } }),
    );
    await renderPage('/dashboard');
    const offer = await screen.findByRole('region', { name: 'Checkpoint: lessons 1 to 3' });
    expect(offer).toHaveTextContent(course.title);
    expect(within(offer).getByRole('link', { name: 'Take the Checkpoint' })).toHaveAttribute(
      'href',
      `/courses/${course.id}?checkpoint=3`,
    );
  },
);

// Shows: 2 dashboard achievements tab
test('the achievements tab shows all badges, unlocked ones first', async () => {
  fakeServer(
    signedIn(),
    ...dashboardServer(),
    replies(progress.achievements, [
      ...badges(0, 1),
      { ...(badges(1, 1)[0] ?? never()), id: AchievementId.parse(9), name: 'Mine' },
    ]),
  );
  await renderPage('/dashboard?tab=achievements');
  const cards = await within(await screen.findByRole('tabpanel')).findAllByRole('listitem');
  expect(cards[0]).toHaveTextContent('Mine');
  expect(cards[0]).toHaveTextContent('+10 points');
  expect(cards[0]).toHaveTextContent('Unlocked');
  expect(cards[1]).toHaveTextContent('Locked');
});

// Shows: 2 dashboard subscription tab
test('the subscription tab says that there is none, and what a subscription includes', async () => {
  fakeServer(signedIn(), ...dashboardServer());
  await renderPage('/dashboard?tab=subscription');
  expect(
    await screen.findByRole('heading', { name: 'No Active Subscription' }),
  ).toBeInTheDocument();
  for (const benefit of [
    'Premium Courses',
    'Advanced Simulators',
    'Collaborative Learning',
    'Downloadable Resources',
  ]) {
    expect(screen.getByText(benefit)).toBeInTheDocument();
  }
});

// Shows: 2 dashboard load error
test('a dashboard that fails to load is announced, and can be requested again', async () => {
  const server = fakeServer(
    signedIn(),
    ...dashboardServer(),
    refuses(progress.dashboard, 'unavailable'),
  );
  const page = await renderPage('/dashboard');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error!Unable to load dashboard data. Please try again later.');
  server.use(...dashboardServer());
  await page.user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Resume Learning' })).toBeInTheDocument();
});

// Shows: 2 small dashboard
test('the small dashboard has its own names, and a challenge that can be started', async () => {
  setScreen('mobile');
  fakeServer(signedIn(), ...dashboardServer(), dailyServer());
  const page = await renderPage('/dashboard');
  expect(await screen.findByText('Welcome, Ada!')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Resume Learning' })).toBeInTheDocument();
  expect(figure('Streak')).toHaveTextContent('3 days');
  expect(figure('Level')).toHaveTextContent('2');
  await page.user.click(screen.getByRole('button', { name: /Daily Challenge/ }));
  expect(screen.getByText('Quantum Superposition')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Start Challenge' })).toHaveAttribute(
    'href',
    '/daily/concept',
  );
  const fold = screen.getByRole('button', { name: /Daily Challenge/ });
  await page.user.click(fold);
  await page.user.click(fold);
  expect(fold).toHaveFocus();
});

// Shows: 2 small dashboard achievements strip; 9 achievement strip
test('the small dashboard shows six unlocked and two locked badges', async () => {
  setScreen('mobile');
  fakeServer(signedIn(), ...dashboardServer(), replies(progress.achievements, badges(8, 12)));
  await renderPage('/dashboard');
  const strip = within(await screen.findByRole('region', { name: 'Achievements' }));
  expect(await strip.findAllByRole('listitem')).toHaveLength(8);
  expect(strip.getAllByText('(locked)')).toHaveLength(2);
  expect(strip.getByRole('link', { name: 'See All' })).toHaveAttribute('href', '/achievements');
});

// Shows: 2 small dashboard achievements strip
test('while badges load, the strip shows four skeletons', async () => {
  setScreen('mobile');
  fakeServer(signedIn(), ...dashboardServer(), neverReplies(progress.achievements));
  await renderPage('/dashboard');
  const strip = await screen.findByRole('region', { name: 'Achievements' });
  expect(strip.querySelectorAll('[data-skeleton].rounded-full')).toHaveLength(4);
});

function never(): never {
  throw new Error('There is always a first badge');
}

test.each([
  ['the overview', '/dashboard', 'desktop'],
  ['the overview on a phone', '/dashboard', 'mobile'],
  ['the badges', '/dashboard?tab=achievements', 'desktop'],
] as const)(
  'no button of %s loses the focus when it is pressed',
  { tags: ['exhaustive'], timeout: 180_000 },
  async (_, path, size) => {
    const { pressed, lost } = await pressEveryButton(async () => {
      setScreen(size);
      fakeServer(signedIn(), ...dashboardServer());
      await renderPage(path);
      await screen.findByRole('heading', { level: 1 });
    });
    expect(lost).toEqual([]);
    expect(pressed.join('; ')).toMatch(size === 'mobile' ? /Daily Challenge/ : /Subscription/);
  },
);
