import {
  CourseId,
  FlashcardId,
  flashcards,
  FlashcardSetId,
  LessonId,
  type DueCard,
  type Flashcard,
  type FlashcardSet,
  type FlashcardSetProgress,
} from '@qubloom/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dashboardServer } from '../../../testing/lessons.ts';
import { signedIn, signedOut } from '../../../testing/people.ts';
import { pressEveryButton } from '../../../testing/press-every-button.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, refuses, replies } from '../../../testing/server.ts';

const set = (id: number, more: Partial<FlashcardSet>): FlashcardSet => ({
  id: FlashcardSetId.parse(id),
  title: `Set ${id}`,
  description: 'Some cards.',
  category: 'First steps',
  difficulty: 'beginner',
  topic: 'Qubits',
  iconUrl: null,
  cardCount: 3,
  ...more,
});
const sets = [
  set(1, { title: 'Mixes and Looks', topic: 'Superposition' }),
  set(2, { title: 'Making Secrets', category: 'Secrets', iconUrl: '/pictures/key.svg' }),
  set(3, { title: 'Find It', category: 'Puzzles' }),
];

const cards: readonly Flashcard[] = [1, 2, 3].map((id) => ({
  id: FlashcardId.parse(id),
  setId: FlashcardSetId.parse(1),
  question: `Question ${id}?`,
  answer: `Answer ${id}.`,
  explanation: `Because of ${id}.`,
  imageUrl: null,
  animationData: null,
  order: id,
  difficulty: 1,
  lesson: { id: LessonId.parse(11), courseId: CourseId.parse(1), title: 'Meet the qubit' },
}));

const progress = (percent: number, known: number[] = []): FlashcardSetProgress => ({
  progress: percent,
  completed: percent === 100,
  cardsCompleted: known.length,
  cardsTotal: 3,
  knownCards: known.map((id) => FlashcardId.parse(id)),
});

const due = (some: readonly DueCard[] = [], later = 0) =>
  replies(flashcards.due, { cards: [...some], later });
const library = (found: Record<string, FlashcardSetProgress> = {}) => [
  replies(flashcards.sets, sets),
  replies(flashcards.progress, found),
  due(),
];
const reviewed = replies(flashcards.review, {
  rating: 'know-it',
  due: '2027-03-04T12:00:00Z',
  mastered: false,
  newAchievements: [],
});
const saved = replies(flashcards.saveSitting, { ...progress(67), newAchievements: [] });
const openSet = (found: Record<string, FlashcardSetProgress> = {}) => [
  ...library(found),
  replies(flashcards.set, sets[0] ?? set(1, {})),
  replies(flashcards.cards, [...cards]),
];

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const press = (page: Awaited<ReturnType<typeof renderPage>>, name: string) =>
  page.user.click(screen.getByRole('button', { name }));

// Shows: 2 flashcards list
test('a learner finds begun sets first, then new ones, then completed ones', async () => {
  fakeServer(signedIn(), ...library({ 2: progress(67, [1, 2]), 3: progress(100, [1, 2, 3]) }));
  await renderPage('/flashcards');
  const begun = await section('Continue Learning');
  expect(begun.getByRole('link', { name: 'Making Secrets' })).toHaveAttribute(
    'href',
    '/flashcards/2',
  );
  expect(begun.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '67');
  expect(begun.getByRole('presentation')).toHaveAttribute('src', '/pictures/key.svg');
  expect((await section('New Sets to Explore')).getAllByRole('link')).toHaveLength(1);
  expect(
    (await section('Completed Sets')).getByRole('link', { name: 'Find It' }),
  ).toBeInTheDocument();
});

// Shows: 6 visitor browses flashcards
test('a visitor browses all sets, and learns what signing in would save', async () => {
  fakeServer(signedOut(), replies(flashcards.sets, sets));
  await renderPage('/flashcards');
  expect((await section('Flashcard Sets')).getAllByRole('article')).toHaveLength(3);
  expect(screen.getByText(/each card comes back shortly before/)).toBeInTheDocument();
});

// Shows: 2 flashcards empty; 2 flashcards search and filter
test('search and category filter the sets, also in the address', async () => {
  fakeServer(signedOut(), replies(flashcards.sets, sets));
  const page = await renderPage('/flashcards');
  await section('Flashcard Sets');
  await page.user.type(screen.getByRole('searchbox', { name: 'Search' }), 'superpos');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(page.path()).toBe('/flashcards?q=superpos');
  await press(page, 'Secrets');
  expect(
    await screen.findByRole('heading', { name: 'No Flashcard Sets Available' }),
  ).toBeInTheDocument();
  await press(page, 'Show All Sets');
  expect(await screen.findAllByRole('article')).toHaveLength(3);
});

test('a card turns over, and its hidden side cannot be reached', async () => {
  fakeServer(signedOut(), ...openSet());
  const page = await renderPage('/flashcards/1');
  const question = await screen.findByRole('region', { name: 'Question' });
  const answer = screen.getByRole('region', { name: 'Answer' });
  expect([question, answer].map((face) => face.hasAttribute('inert'))).toEqual([false, true]);
  await press(page, 'Show Answer');
  expect([question, answer].map((face) => face.hasAttribute('inert'))).toEqual([true, false]);
  expect(screen.getByText('Answer: Answer 1. Because of 1.')).toHaveAttribute('role', 'status');
  expect(within(answer).getByRole('button', { name: 'Show Question' })).toHaveFocus();
});

// Shows: 2 flashcards study
test('keys turn cards and answer Know It and Study More, and the end counts and saves the known cards', async () => {
  const server = fakeServer(signedIn(), ...openSet(), reviewed, saved);
  const page = await renderPage('/flashcards/1');
  await screen.findByText('Card 1 of 3');
  await page.user.keyboard(' ');
  expect(screen.getByRole('region', { name: 'Question' })).toHaveAttribute('inert');
  await page.user.keyboard('1');
  expect(screen.getByText('Card 2 of 3')).toBeInTheDocument();
  await page.user.keyboard('2 1');
  expect(await screen.findByRole('heading', { name: 'Set Completed' })).toHaveFocus();
  expect(screen.getByText('Cards Completed').nextSibling).toHaveTextContent('2/3');
  expect(screen.getByText('Know It').nextSibling).toHaveTextContent('2');
  expect(screen.getByText('Study More').nextSibling).toHaveTextContent('1');
  await waitFor(() =>
    expect(server.bodiesOf(flashcards.saveSitting)).toEqual([
      { setId: 1, cardsCompleted: 2, cardsTotal: 3, knowItCount: 2, studyMoreCount: 1 },
    ]),
  );
  expect(server.bodiesOf(flashcards.review)).toEqual([
    { rating: 'know-it' },
    { rating: 'study-more' },
    { rating: 'know-it' },
  ]);
  await press(page, 'Start Over');
  expect(screen.getByText('Card 1 of 3')).toBeInTheDocument();
});

test('a visitor can go through a set, and nothing is sent', async () => {
  const server = fakeServer(signedOut(), ...openSet());
  const page = await renderPage('/flashcards/1');
  await screen.findByText('Card 1 of 3');
  for (let card = 0; card < 3; card++) await press(page, 'Know It');
  expect(await screen.findByText('Keep what you know')).toBeInTheDocument();
  expect(server.received.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('a visitor who knew every card is back at the end after signing in, and it is saved', async () => {
  fakeServer(signedOut(), ...openSet());
  const page = await renderPage('/flashcards/1');
  await screen.findByText('Card 1 of 3');
  for (let card = 0; card < 3; card++) await press(page, 'Know It');
  await screen.findByText('Keep what you know');
  page.unmount();
  const waiting = Object.keys(localStorage).filter((key) => key.includes('outgoing'));
  expect(waiting).toHaveLength(4);
  const server = fakeServer(signedIn(), ...openSet(), reviewed, saved);
  const again = await renderPage('/flashcards/1');
  expect(await screen.findByText('3 flashcards.')).toBeInTheDocument();
  await press(again, 'Keep It');
  expect(await screen.findByRole('heading', { name: 'Set Completed' })).toBeInTheDocument();
  expect(screen.queryByText('Keep what you know')).not.toBeInTheDocument();
  expect(server.bodiesOf(flashcards.review)).toHaveLength(3);
  expect(server.bodiesOf(flashcards.saveSitting)).toHaveLength(1);
});

test('a visitor who reloads the page continues at the same card', async () => {
  fakeServer(signedOut(), ...openSet());
  const page = await renderPage('/flashcards/1');
  await screen.findByText('Card 1 of 3');
  await press(page, 'Know It');
  page.unmount();
  await renderPage('/flashcards/1');
  expect(await screen.findByText('Card 2 of 3')).toBeInTheDocument();
});

test('leaving in the middle saves the known cards once, also when a tab is closed', async () => {
  const server = fakeServer(signedIn(), ...openSet(), reviewed, saved);
  const page = await renderPage('/flashcards/1');
  await screen.findByText('Card 1 of 3');
  await press(page, 'Know It');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(server.bodiesOf(flashcards.saveSitting)).toHaveLength(1));
  await page.user.click(screen.getByRole('link', { name: 'Back to Flashcards' }));
  await section('Flashcard Sets');
  expect(server.bodiesOf(flashcards.saveSitting)).toEqual([
    { setId: 1, cardsCompleted: 1, cardsTotal: 3, knowItCount: 1, studyMoreCount: 0 },
  ]);
});

// Shows: 7 POST /api/flashcard-sets/{id}/progress
test(
  'every completion of a set is sent, even one without a known card',
  { tags: ['exhaustive'] },
  async () => {
    const server = fakeServer(signedIn(), ...openSet(), reviewed, saved);
    const page = await renderPage('/flashcards/1');
    await screen.findByText('Card 1 of 3');
    const round = async (name: string) => {
      for (let card = 0; card < 3; card++) await press(page, name);
      await screen.findByRole('heading', { name: 'Set Completed' });
    };
    await round('Study More');
    await press(page, 'Start Over');
    await round('Know It');
    await press(page, 'Start Over');
    await round('Study More');
    const sitting = { setId: 1, cardsTotal: 3 };
    await waitFor(() =>
      expect(server.bodiesOf(flashcards.saveSitting)).toEqual([
        { ...sitting, cardsCompleted: 0, knowItCount: 0, studyMoreCount: 3 },
        { ...sitting, cardsCompleted: 3, knowItCount: 3, studyMoreCount: 3 },
        { ...sitting, cardsCompleted: 0, knowItCount: 3, studyMoreCount: 6 },
      ]),
    );
  },
);

test('leaving without a known card saves nothing', async () => {
  const server = fakeServer(signedIn(), ...openSet(), reviewed);
  const page = await renderPage('/flashcards/1');
  await screen.findByText('Card 1 of 3');
  await press(page, 'Study More');
  await page.user.click(screen.getByRole('link', { name: 'Back to Flashcards' }));
  await section('Flashcard Sets');
  expect(server.bodiesOf(flashcards.saveSitting)).toEqual([]);
});

// Shows: 8 flashcard save failure
test('progress that cannot be saved is announced', async () => {
  fakeServer(signedIn(), ...openSet(), reviewed, refuses(flashcards.saveSitting, 'internal'));
  const page = await renderPage('/flashcards/1');
  await screen.findByText('Card 1 of 3');
  for (let card = 0; card < 3; card++) await press(page, 'Know It');
  expect(await screen.findByText('Error saving progress')).toBeInTheDocument();
  expect(screen.getByText('There was a problem saving your progress')).toBeInTheDocument();
});

// Shows: 2 flashcards restart
test('a begun set continues at the first unknown card, and restarting leads to the first card', async () => {
  fakeServer(signedIn(), ...openSet({ 1: progress(33, [1]) }));
  const page = await renderPage('/flashcards/1');
  await screen.findByText('Card 2 of 3');
  await press(page, 'Shuffle');
  expect(screen.queryByText('Card 2 of 3')).not.toBeInTheDocument();
  await press(page, 'Restart');
  expect(screen.getByText('Card 1 of 3')).toBeInTheDocument();
});

test('a second device opens a set at the first card that was not known on the first device', async () => {
  const first = fakeServer(signedIn(), ...openSet(), reviewed, saved);
  const page = await renderPage('/flashcards/1');
  await screen.findByText('Card 1 of 3');
  await press(page, 'Know It');
  await waitFor(() => expect(first.bodiesOf(flashcards.review)).toHaveLength(1));
  page.unmount();
  localStorage.clear();
  sessionStorage.clear();
  // The same count as the server's for a known card.
  fakeServer(signedIn(), ...openSet({ 1: progress(33, [1]) }));
  await renderPage('/flashcards/1');
  expect(await screen.findByText('Card 2 of 3')).toBeInTheDocument();
  expect(screen.getByText('Question 2?')).toBeInTheDocument();
});

test('a card that is answered by doing turns over when it is right, and sends what was done', async () => {
  const doing = { kind: 'turn', circuit: 'RY(turn)', outcome: '1', chance: 0 } as const;
  const [card] = cards;
  if (!card) throw new Error('no card');
  const server = fakeServer(
    signedIn(),
    ...openSet(),
    replies(flashcards.cards, [{ ...card, animationData: { doing } }]),
    reviewed,
    saved,
  );
  const page = await renderPage('/flashcards/1');
  await page.user.click(await screen.findByRole('button', { name: 'Check' }));
  expect(await screen.findByText('Right.')).toBeInTheDocument();
  await press(page, 'Know It');
  await waitFor(() =>
    expect(server.bodiesOf(flashcards.review)).toEqual([
      { rating: 'know-it', answer: { kind: 'turn', degrees: 0 } },
    ]),
  );
});

// Shows: 2 flashcards missing set
test('a missing set says so', async () => {
  fakeServer(
    signedOut(),
    refuses(flashcards.set, 'not-found'),
    refuses(flashcards.cards, 'not-found'),
  );
  await renderPage('/flashcards/77');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Flashcard Set Not Found' }),
  ).toBeInTheDocument();
});

test('due cards are one sitting: a missed card comes once more, and then it ends', async () => {
  const waiting = cards
    .slice(0, 2)
    .map((card): DueCard => ({ ...card, setTitle: 'Mixes', isNew: false, hint: 'Think twice.' }));
  const server = fakeServer(
    signedIn(),
    ...dashboardServer(),
    ...library(),
    due(waiting, 5),
    reviewed,
  );
  const page = await renderPage('/flashcards');
  await page.user.click(await screen.findByRole('link', { name: 'Start Review' }));
  await screen.findByText('Card 1 of 2');
  expect(screen.getByText(/Think twice/)).toBeInTheDocument();
  await press(page, 'Study More');
  await press(page, 'Know It');
  expect(screen.getByText('Card 3 of 3')).toBeInTheDocument();
  await press(page, 'Know It');
  expect(await screen.findByText(/5 more can wait/)).toBeInTheDocument();
  // The learner's next lesson comes next.
  expect(await screen.findByRole('link', { name: 'Next Lesson: Meet the qubit' })).toHaveAttribute(
    'href',
    '/courses/1?lesson=12',
  );
  expect(server.bodiesOf(flashcards.review)).toEqual([
    { rating: 'study-more' },
    { rating: 'know-it' },
  ]);
});

test('a day without due cards says so', async () => {
  fakeServer(signedIn(), due(), ...dashboardServer());
  await renderPage('/flashcards/today');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Nothing is due today' }),
  ).toBeInTheDocument();
  expect(
    await screen.findByRole('link', { name: 'Next Lesson: Meet the qubit' }),
  ).toBeInTheDocument();
});

const dueCards = (count: number) =>
  cards
    .slice(0, count)
    .map((card): DueCard => ({ ...card, setTitle: 'Mixes', isNew: false, hint: 'Think twice.' }));

test.each([
  ['the list of sets', '/flashcards', 3],
  ['a card of a set', '/flashcards/1', 3],
  ['the last card of a set', '/flashcards/1', 1],
  ['a card that is due', '/flashcards/today', 3],
  ['the last card that is due', '/flashcards/today', 1],
])(
  'no button of %s loses the focus when it is pressed',
  { tags: ['exhaustive'], timeout: 180_000 },
  async (_, path, count) => {
    const { pressed, lost } = await pressEveryButton(async () => {
      fakeServer(
        signedIn(),
        ...dashboardServer(),
        ...openSet(),
        replies(flashcards.cards, cards.slice(0, count)),
        due(dueCards(count)),
        reviewed,
        saved,
      );
      await renderPage(path);
      await screen.findByRole('button', { name: path === '/flashcards' ? 'All' : 'Show Answer' });
    });
    expect(lost).toEqual([]);
    expect(pressed).toContain(path === '/flashcards' ? 'Gates > Show All Sets' : 'Know It');
  },
);

test('the next card takes the focus that the card before it had', async () => {
  fakeServer(signedIn(), ...openSet(), reviewed, saved);
  const page = await renderPage('/flashcards/1');
  await screen.findByText('Card 1 of 3');
  await press(page, 'Show Answer');
  await page.user.keyboard('1');
  expect(screen.getByText('Card 2 of 3')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show Answer' })).toHaveFocus();
});
