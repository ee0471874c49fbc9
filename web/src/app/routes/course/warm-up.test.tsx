import {
  CourseId,
  FlashcardId,
  flashcards,
  FlashcardSetId,
  LessonId,
  type DueCard,
} from '@qubloom/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryKeys } from '../../../product/api/query-keys.ts';
import { lesson, offered, press } from '../../../testing/course-page.ts';
import { courseServer, dashboardServer } from '../../../testing/lessons.ts';
import { signedIn, signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, replies } from '../../../testing/server.ts';

const cards: readonly DueCard[] = [1, 2, 3, 4].map((id) => ({
  id: FlashcardId.parse(id),
  setId: FlashcardSetId.parse(1),
  question: `Question ${id}?`,
  answer: `Answer ${id}.`,
  explanation: null,
  imageUrl: null,
  animationData: null,
  order: id,
  difficulty: 1,
  lesson: { id: LessonId.parse(11), courseId: CourseId.parse(1), title: 'Bits and switches' },
  setTitle: 'First Cards',
  isNew: false,
  hint: null,
}));

const reviewed = replies(flashcards.review, {
  rating: 'know-it',
  due: '2027-03-04T12:00:00Z',
  mastered: false,
  newAchievements: [],
});

/** A learner who has completed the first lesson comes from the course's page, which has loaded the cards. */
async function openSecondLesson(due: readonly DueCard[]) {
  const server = fakeServer(
    signedIn(),
    ...courseServer(11),
    replies(flashcards.due, { cards: [...due], later: 0 }),
    reviewed,
  );
  const page = await renderPage('/courses/1');
  await offered('Meet the qubit');

  await waitFor(() => expect(page.queryClient.getQueryData(queryKeys.dueFlashcards)).toBeDefined());

  await press(page, 'Start Lesson');
  return { server, page };
}
const warmUp = () => screen.findByRole('region', { name: 'A few quick ones from before' });

test(
  'a lesson opens with three due cards, whose answers are reviews, and then begins',
  { tags: ['exhaustive'] },
  async () => {
    const { server, page } = await openSecondLesson(cards);
    await warmUp();
    expect(screen.getByRole('heading', { level: 2, name: /from before/ })).toHaveFocus();
    expect(screen.queryByText('First line of Meet the qubit.')).not.toBeInTheDocument();
    await press(page, 'Know It');
    expect(screen.getByText('Question: Question 2?')).toHaveAttribute('role', 'status');
    await press(page, 'Study More');
    await press(page, 'Know It');
    expect(await screen.findByText('First line of Meet the qubit.')).toBeInTheDocument();
    expect(await lesson('Meet the qubit')).toHaveFocus();
    await waitFor(() =>
      expect(server.bodiesOf(flashcards.review)).toEqual([
        { rating: 'know-it' },
        { rating: 'study-more' },
        { rating: 'know-it' },
      ]),
    );
  },
);

test(
  'one press skips the cards, and this lesson does not ask them again',
  { tags: ['exhaustive'] },
  async () => {
    const { server, page } = await openSecondLesson(cards);
    await warmUp();
    await press(page, 'Skip to the Lesson');
    expect(await screen.findByText('First line of Meet the qubit.')).toBeInTheDocument();
    await page.user.click(screen.getByRole('link', { name: 'Back to the course' }));
    await press(page, 'Start Lesson');
    expect(await screen.findByText('First line of Meet the qubit.')).toBeInTheDocument();
    expect(server.bodiesOf(flashcards.review)).toEqual([]);
  },
);

test('a completed lesson opens at once', { tags: ['exhaustive'] }, async () => {
  const { page } = await openSecondLesson(cards);
  await press(page, 'Skip to the Lesson');
  await page.user.click(screen.getByRole('link', { name: 'Back to the course' }));
  await offered('Meet the qubit');
  await page.user.click(screen.getByRole('button', { name: /Bits and switches/ }));
  expect(await lesson('Bits and switches')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Know It' })).not.toBeInTheDocument();
});

test('a lesson that is resumed from the dashboard opens with the cards that were counted there', async () => {
  fakeServer(
    signedIn(),
    ...courseServer(11),
    ...dashboardServer(),
    replies(flashcards.due, { cards: [...cards], later: 0 }),
  );
  const page = await renderPage('/dashboard');
  await screen.findByText('4 cards want to know if you still remember.');
  await page.user.click(screen.getByRole('link', { name: 'Resume Learning' }));
  expect(await warmUp()).toBeInTheDocument();
});

test('without due cards the lesson opens at once', { tags: ['exhaustive'] }, async () => {
  await openSecondLesson([]);
  expect(await screen.findByText('First line of Meet the qubit.')).toBeInTheDocument();
});

test('a lesson that is opened by its address comes without cards first', async () => {
  fakeServer(
    signedIn(),
    ...courseServer(11),
    replies(flashcards.due, { cards: [...cards], later: 0 }),
  );
  await renderPage('/courses/1?lesson=12');
  expect(await screen.findByText('First line of Meet the qubit.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Know It' })).not.toBeInTheDocument();
});

test(
  'neither a visitor nor a child in their first lesson is asked anything',
  { tags: ['exhaustive'] },
  async () => {
    for (const [person, done] of [
      [signedOut(), []],
      [signedIn(), []],
    ] as const) {
      const server = fakeServer(person, ...courseServer(...done));
      const page = await renderPage('/courses/1');
      await offered('Bits and switches');
      await press(page, 'Start Lesson');
      expect(await lesson('Bits and switches')).toBeInTheDocument();
      expect(server.bodiesOf(flashcards.due)).toEqual([]);
      page.unmount();
    }
  },
);
