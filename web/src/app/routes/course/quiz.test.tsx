import { courses, places, quizzes } from '@qubloom/contract';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lesson, listed, press } from '../../../testing/course-page.ts';
import { courseServer, dashboardServer, firstRipple, resultOf } from '../../../testing/lessons.ts';
import { signedIn } from '../../../testing/people.ts';
import { pressEveryButton } from '../../../testing/press-every-button.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, refuses, replies, unreachable } from '../../../testing/server.ts';

const quizForm = () => within(screen.getByRole('form', { name: 'Check yourself' }));

async function openQuiz() {
  const page = await renderPage('/courses/1?lesson=11');
  await page.user.click(await screen.findByRole('tab', { name: 'Quiz' }));
  await screen.findByText('What is question 1?');
  const answer = async (number: number, choice: string) =>
    page.user.click(screen.getByRole('radio', { name: `${choice} of ${number}` }));
  const answerAll = async () => {
    for (const number of [1, 2, 3]) await answer(number, 'A');
  };
  return { ...page, answer, answerAll };
}

// Shows: 2 course quiz; 7 GET /api/lessons/{id}/quiz; 7 GET /api/quizzes/{quizId}/questions
test('a quiz has numbered questions with four options', async () => {
  fakeServer(signedIn(), ...courseServer());
  const page = await openQuiz();
  expect(screen.getByRole('heading', { name: 'Check yourself' })).toBeInTheDocument();
  expect(quizForm().getAllByRole('radio')).toHaveLength(12);
  expect(screen.getByRole('group', { name: '2. What is question 2?' })).toBeInTheDocument();
  expect(page.path()).toBe('/courses/1?lesson=11&tab=quiz');
});

// Shows: 5 quiz submit
test('a quiz with an unanswered question is not sent', { tags: ['exhaustive'] }, async () => {
  const server = fakeServer(signedIn(), ...courseServer());
  const page = await openQuiz();
  await page.answer(1, 'A');
  await press(page, 'Submit Answers');
  expect(await screen.findByText("Can't Submit")).toBeInTheDocument();
  expect(screen.getByText('Please answer all questions before submitting')).toBeInTheDocument();
  expect(server.bodiesOf(quizzes.submit)).toEqual([]);
  expect(screen.getByRole('radio', { name: 'A of 2' })).toHaveFocus();
});

test(
  'the result of missed questions says how many flashcards come because of them',
  { tags: ['exhaustive'] },
  async () => {
    fakeServer(
      signedIn(),
      ...courseServer(),
      ...dashboardServer(),
      replies(quizzes.submit, resultOf(1, { cardsBrought: 2 })),
    );
    const page = await openQuiz();
    await page.answerAll();
    await press(page, 'Submit Answers');
    expect(
      await screen.findByText('2 flashcards about what you missed are due today.'),
    ).toBeVisible();
  },
);

// Shows: 2 course quiz results; 8 quiz submit success; 7 POST /api/quizzes/{quizId}/submit
test('the result says the score and the reasons', async () => {
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
  expect(results.getByText('7 points earned for this quiz')).toBeInTheDocument();
  expect(results.getByText('First Ripple')).toBeInTheDocument();
  expect(results.getByRole('button', { name: 'Back to Lesson' })).toBeInTheDocument();
  expect(results.queryByRole('button', { name: 'Next Lesson' })).not.toBeInTheDocument();
  expect(screen.getByText(/Reason for A of 1/)).toBeInTheDocument();
  expect(screen.getByText(/Reason for the right one of 3/)).toBeInTheDocument();
});

// Shows: 4 toast variants; 8 quiz submit success
test('below half the toast is of the destructive kind', async () => {
  fakeServer(signedIn(), ...courseServer(), replies(quizzes.submit, resultOf(1)));
  const page = await openQuiz();
  await page.answerAll();
  await press(page, 'Submit Answers');
  const toast = await screen.findByText('You scored 1 out of 3!');
  expect(toast.closest('[data-variant]')).toHaveAttribute('data-variant', 'destructive');
});

// Shows: 8 quiz submit failure
test(
  'answers stay if the server cannot take them, and can be sent again',
  { tags: ['exhaustive'] },
  async () => {
    const server = fakeServer(signedIn(), ...courseServer(), refuses(quizzes.submit, 'internal'));
    const page = await openQuiz();
    await page.answerAll();
    await press(page, 'Submit Answers');
    expect(await screen.findByText('Failed to submit quiz')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'A of 3' })).toBeChecked();
    server.use(replies(quizzes.submit, resultOf(3)));
    await press(page, 'Submit Answers');
    expect(await screen.findByRole('heading', { name: 'Quiz Results' })).toBeInTheDocument();
  },
);

test(
  'answers that cannot be sent are stored, and scored when the site is back',
  { tags: ['exhaustive'] },
  async () => {
    const server = fakeServer(signedIn(), ...courseServer(), unreachable(quizzes.submit));
    const page = await openQuiz();
    await page.answerAll();
    await press(page, 'Submit Answers');
    expect(
      await screen.findByRole('heading', { name: 'Your answers are kept' }),
    ).toBeInTheDocument();
    expect(screen.queryByText('Failed to submit quiz')).not.toBeInTheDocument();
    // The next button does not wait for the network.
    expect(screen.getByRole('button', { name: 'Finish Lesson' })).toBeInTheDocument();
    server.use(replies(quizzes.submit, resultOf(3)));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Quiz Results' })).toBeInTheDocument();
    expect(await screen.findByText('What you did offline is saved now.')).toBeInTheDocument();
  },
);

test(
  'the answers are scored in the open quiz, even if the place of the lesson could not be loaded before',
  { tags: ['exhaustive'] },
  async () => {
    const server = fakeServer(
      signedIn(),
      ...courseServer(),
      unreachable(places.find),
      unreachable(quizzes.submit),
    );
    const page = await openQuiz();
    await page.answerAll();
    await press(page, 'Submit Answers');
    await screen.findByRole('heading', { name: 'Your answers are kept' });
    server.use(replies(quizzes.submit, resultOf(3)));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Quiz Results' })).toBeInTheDocument();
  },
);

// Shows: 4 quiz retake
test(
  'a retake begins without answers; going back to the lesson keeps the result',
  { tags: ['exhaustive'] },
  async () => {
    fakeServer(signedIn(), ...courseServer(), replies(quizzes.submit, resultOf(1)));
    const page = await openQuiz();
    await page.answerAll();
    await press(page, 'Submit Answers');
    await press(page, 'Back to Lesson');
    expect(screen.getByRole('tab', { name: 'Content' })).toHaveAttribute('aria-selected', 'true');
    await page.user.click(screen.getByRole('tab', { name: 'Quiz' }));
    await press(page, 'Retake Quiz');
    expect(screen.queryByRole('heading', { name: 'Quiz Results' })).not.toBeInTheDocument();
    for (const radio of quizForm().getAllByRole('radio')) expect(radio).not.toBeChecked();
  },
);

test(
  'after the quiz of a completed lesson, the next lesson is one press away',
  { tags: ['exhaustive'] },
  async () => {
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
  },
);

test('a reload in the middle of a quiz keeps its answers', { tags: ['exhaustive'] }, async () => {
  fakeServer(signedIn(), ...courseServer());
  const page = await openQuiz();
  await page.answer(2, 'C');
  page.unmount();
  await renderPage('/courses/1?lesson=11&tab=quiz');
  expect(await screen.findByRole('radio', { name: 'C of 2' })).toBeChecked();
});

// Shows: 4 another lesson clears the quiz
test('another lesson begins its quiz without answers', { tags: ['exhaustive'] }, async () => {
  fakeServer(signedIn(), ...courseServer(11));
  const page = await renderPage('/courses/1?lesson=11&tab=quiz');
  await page.user.click(await screen.findByRole('radio', { name: 'B of 1' }));
  await page.user.click(await listed(/Meet the qubit/));
  await lesson('Meet the qubit');
  await page.user.click(await listed(/Bits and switches/));
  await page.user.click(screen.getByRole('tab', { name: 'Quiz' }));
  expect(await screen.findByRole('radio', { name: 'B of 1' })).not.toBeChecked();
});

// Shows: 8 fetch errors
test('a quiz and its questions that fail to load are announced', async () => {
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

// Shows: 2 course without a quiz
test('a lesson whose quiz is gone says so', async () => {
  fakeServer(signedIn(), ...courseServer(), refuses(quizzes.lessonQuiz, 'not-found'));
  const page = await renderPage('/courses/1?lesson=11&tab=quiz');
  expect(await screen.findByText('No quiz available for this lesson.')).toBeInTheDocument();
  await press(page, 'Back to Lesson');
  expect(await screen.findByRole('heading', { name: 'Place a gate' })).toBeVisible();
});

test(
  'a quiz that is taken before its lesson is completed offers to finish the lesson',
  { tags: ['exhaustive'] },
  async () => {
    const server = fakeServer(
      signedIn(),
      ...courseServer(),
      ...dashboardServer(),
      replies(quizzes.submit, resultOf(3)),
    );
    const page = await openQuiz();
    await page.answerAll();
    await press(page, 'Submit Answers');
    await press(page, 'Finish Lesson');
    expect(await screen.findByRole('heading', { name: 'Lesson 1 is done!' })).toBeVisible();
    // Its steps were not all opened.
    expect(server.bodiesOf(courses.completeLesson)).toEqual([{ completedAs: 'marked' }]);
  },
);

test.each([
  ['a quiz that is answered in part', 0],
  ['a quiz that is answered', 3],
])(
  'no button of %s loses the focus when it is pressed',
  { tags: ['exhaustive'], timeout: 180_000 },
  async (_, count) => {
    const { pressed, lost } = await pressEveryButton(async () => {
      fakeServer(
        signedIn(),
        ...courseServer(),
        ...dashboardServer(),
        replies(quizzes.submit, resultOf(1)),
      );
      const { answer } = await openQuiz();
      for (let number = 1; number <= count; number++) await answer(number, 'A');
    }, /^(Do|Predict|Content|Quiz|\dLesson|Show all|Continue)/);
    expect(lost).toEqual([]);
    expect(pressed).toContain(count === 3 ? 'Submit Answers > Retake Quiz' : 'Submit Answers');
  },
);
