import {
  checkpoints,
  courses,
  LessonId,
  QuestionId,
  type CheckpointResult,
  type Question,
} from '@qubloom/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { completeUnread, listed, offered, press } from '../../../testing/course-page.ts';
import { courseServer, dashboardServer, progressOf } from '../../../testing/lessons.ts';
import { signedIn, signedOut } from '../../../testing/people.ts';
import { pressEveryButton } from '../../../testing/press-every-button.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, refuses, replies, unreachable } from '../../../testing/server.ts';

const drawn = (from: number): Question[] =>
  [0, 1].map((index) => ({
    id: QuestionId.parse(200 + from + index),
    question: `What is question ${from + index}?`,
    answerA: `A of ${from + index}`,
    answerB: `B of ${from + index}`,
    answerC: `C of ${from + index}`,
    answerD: `D of ${from + index}`,
  }));

/** The first answer is right, and the second is wrong. */
const result: CheckpointResult = {
  score: 1,
  totalQuestions: 2,
  newAchievements: [],
  cardsBrought: 1,
  review: drawn(1).map(({ id }, index) => ({
    questionId: id,
    answer: 'A',
    isCorrect: index === 0,
    correctAnswer: index === 0 ? 'A' : 'B',
    reason: `Reason for A of ${index + 1}.`,
    correctReason: `Reason for the right one of ${index + 1}.`,
    section: 'explain',
    lessonId: LessonId.parse(11 + index),
  })),
};

const address = '/courses/1?checkpoint=3';
const title = 'Checkpoint: lessons 1 to 3';

/** A learner who has completed all three lessons. */
const server = () =>
  fakeServer(
    signedIn(),
    ...courseServer(11, 12, 13),
    ...dashboardServer(),
    replies(checkpoints.questions, drawn(1)),
    replies(checkpoints.submit, result),
  );

async function answerBoth(page: Awaited<ReturnType<typeof renderPage>>) {
  for (const number of [1, 2]) {
    await page.user.click(await screen.findByRole('radio', { name: `A of ${number}` }));
  }
}

test('a checkpoint is between the lessons, and locked until they are completed', async () => {
  fakeServer(signedIn(), ...courseServer(11, 12));
  await renderPage('/courses/1');
  await offered('Superposition with H');
  const row = await listed(/^Checkpoint/);
  expect(row).toBeDisabled();
  expect(row).toHaveTextContent('Opens after lesson 3');
  expect(screen.queryByRole('button', { name: 'Take the Checkpoint' })).not.toBeInTheDocument();
});

test(
  'after its lessons, the course offers both it and the next lesson',
  { tags: ['exhaustive'] },
  async () => {
    server();
    const page = await renderPage('/courses/1');
    await offered('Bits and switches');
    const offer = within(screen.getByRole('region', { name: title }));
    expect(offer.getByText('What stuck from lessons 1 to 3?')).toBeInTheDocument();
    expect(await listed(/^Checkpoint/)).toBeEnabled();
    await press(page, 'Take the Checkpoint');
    expect(await screen.findByRole('heading', { level: 1, name: title })).toHaveFocus();
    expect(page.path()).toBe(address);
    expect(await screen.findByRole('form', { name: 'What stuck?' })).toBeInTheDocument();
    await page.user.click(screen.getByRole('link', { name: 'Back to the course' }));
    await offered('Bits and switches');
  },
);

test('a done checkpoint is marked, and not offered again', async () => {
  fakeServer(
    signedIn(),
    ...courseServer(11, 12, 13),
    replies(courses.progress, { ...progressOf(11, 12, 13), takenCheckpoints: [3] }),
  );
  await renderPage('/courses/1');
  await offered('Bits and switches');
  const row = await listed(/^Checkpoint/);
  expect(row).toBeEnabled();
  expect(row).toHaveTextContent('Six questions from lessons 1 to 3, done');
  expect(screen.queryByRole('button', { name: 'Take the Checkpoint' })).not.toBeInTheDocument();
});

test('its result has a reason and a link to the lesson for each question, and no points', async () => {
  const sent = server();
  const page = await renderPage(address);
  await answerBoth(page);
  await press(page, 'Submit Answers');
  expect(await screen.findByRole('heading', { name: 'Checkpoint Results' })).toHaveFocus();
  expect(sent.bodiesOf(checkpoints.submit)).toEqual([
    {
      answers: [
        { questionId: 201, answer: 'A' },
        { questionId: 202, answer: 'A' },
      ],
    },
  ]);
  expect(screen.queryByText(/You scored/)).not.toBeInTheDocument();
  expect(screen.getByText('1 of 2. Look at this one again.')).toBeInTheDocument();
  expect(screen.getByText('Reason for the right one of 2.')).toBeInTheDocument();
  expect(
    screen
      .getAllByRole('link', { name: /See it in the lesson/ })
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/courses/1?lesson=12&section=explain', '/courses/1?lesson=11&section=explain']);
  expect(screen.getByText('One flashcard about what you missed is due today.')).toBeInTheDocument();
  expect(screen.queryByText(/points? earned|No new points|No points yet/)).not.toBeInTheDocument();
});

test('another try asks other questions', async () => {
  const site = server();
  const page = await renderPage(address);
  await answerBoth(page);
  await press(page, 'Submit Answers');
  await screen.findByRole('heading', { name: 'Checkpoint Results' });
  site.use(replies(checkpoints.questions, drawn(7)));
  await press(page, 'Six More');
  const first = await screen.findByRole('group', { name: '1. What is question 7?' });
  await waitFor(() => expect(first).toHaveFocus());
  expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(8);
});

test('a rerender does not change the questions that are being answered', async () => {
  const site = server();
  const page = await renderPage(address);
  await answerBoth(page);
  site.use(replies(checkpoints.questions, drawn(7)));
  await act(() => page.queryClient.invalidateQueries());
  expect(screen.getByRole('radio', { name: 'A of 2' })).toBeChecked();
  expect(screen.queryByText('What is question 7?')).not.toBeInTheDocument();
});

test('finishing the lesson before it leads to it', { tags: ['exhaustive'] }, async () => {
  const site = fakeServer(signedIn(), ...courseServer(11, 12), ...dashboardServer());
  const page = await renderPage('/courses/1');
  await offered('Superposition with H');
  site.use(...courseServer(11, 12, 13), replies(checkpoints.questions, drawn(1)));
  await completeUnread(page);
  await press(page, 'Take the Checkpoint');
  expect(await screen.findByText('What is question 1?')).toBeInTheDocument();
  expect(page.path()).toBe(address);
});

test.each([
  ['a locked one', 3, [11], 'That checkpoint opens after lesson 3. Here is where you are.'],
  ['none', 2, [11], 'That checkpoint is not in this course. Here is where you are.'],
])('a link to %s leads to the course and says why', async (_, after, done, why) => {
  fakeServer(signedIn(), ...courseServer(...done));
  const page = await renderPage(`/courses/1?checkpoint=${after}`);
  await offered('Meet the qubit');
  await waitFor(() => expect(page.path()).toBe('/courses/1'));
  expect(screen.getByText(why).closest('[role=status]')).toBeInTheDocument();
});

test('a visitor is led to the course', async () => {
  const site = fakeServer(signedOut(), ...courseServer());
  const page = await renderPage(address);
  await offered('Bits and switches');
  await waitFor(() => expect(page.path()).toBe('/courses/1'));
  expect(site.received.map(({ path }) => path)).not.toContain('/api/courses/1/checkpoints/3');
});

test('without questions, the next lesson is open', async () => {
  const site = server();
  site.use(replies(checkpoints.questions, []));
  const page = await renderPage(address);
  expect(await screen.findByText('No questions here yet')).toBeInTheDocument();
  await press(page, 'Back to Course');
  await offered('Bits and switches');
});

test('questions that fail to load can be requested again', async () => {
  const site = server();
  site.use(refuses(checkpoints.questions, 'internal'));
  const page = await renderPage(address);
  expect(await screen.findByText('This checkpoint didn’t load')).toBeInTheDocument();
  site.use(replies(checkpoints.questions, drawn(1)));
  await press(page, 'Try Again');
  expect(await screen.findByText('What is question 1?')).toBeInTheDocument();
});

test('without a network it says that it is not on this device', async () => {
  const site = server();
  site.use(unreachable(checkpoints.questions));
  await renderPage(address);
  expect(await screen.findByText(/This checkpoint isn’t on this device/)).toBeInTheDocument();
});

test('answers that cannot be sent are stored', async () => {
  const site = server();
  const page = await renderPage(address);
  await answerBoth(page);
  site.use(unreachable(checkpoints.submit));
  await press(page, 'Submit Answers');
  expect(await screen.findByText('Your answers are kept')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Back to Course' })).toBeInTheDocument();
});

test(
  'no button of a checkpoint loses the focus when it is pressed',
  { tags: ['exhaustive'], timeout: 180_000 },
  async () => {
    const { pressed, lost } = await pressEveryButton(async () => {
      server();
      await answerBoth(await renderPage(address));
    }, /^(Content|Quiz|Lesson|Read|Take|Next|Checkpoint)/);
    expect(lost).toEqual([]);
    expect(pressed).toContain('Submit Answers > Six More');
  },
);
