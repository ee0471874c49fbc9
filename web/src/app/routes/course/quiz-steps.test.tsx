import { quizzes } from '@qubloom/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../testing/course-page.ts';
import { deviceWithVoice } from '../../../testing/device-voice.ts';
import { courseServer, resultOf } from '../../../testing/lessons.ts';
import { signedIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { setScreen } from '../../../testing/screen.ts';
import { fakeServer, replies } from '../../../testing/server.ts';

const question = (number: number) =>
  screen.findByRole('group', { name: `${number}. What is question ${number}?` });
const mark = (number: number) =>
  within(screen.getByRole('navigation', { name: 'Questions' })).getByRole('button', {
    name: new RegExp(`^Question ${number},`),
  });

async function openQuiz() {
  setScreen('mobile');
  const page = await renderPage('/courses/1?lesson=11&tab=quiz');
  await question(1);
  const answer = (number: number, choice: string) =>
    page.user.click(screen.getByRole('radio', { name: `${choice} of ${number}` }));
  return { ...page, answer };
}

test('on a small screen one question is shown at a time, with its position among all', async () => {
  fakeServer(signedIn(), ...courseServer());
  const page = await openQuiz();
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  expect(screen.getByText('1 of 3', { exact: false })).toBeInTheDocument();
  await page.answer(1, 'B');
  await press(page, 'Next');
  expect(await question(2)).toHaveFocus();
  expect(screen.getByText('2 of 3', { exact: false })).toBeInTheDocument();
  expect(mark(1)).toHaveAccessibleName('Question 1, answered');
  expect(mark(2)).toHaveAccessibleName('Question 2, not answered');
  expect(mark(2)).toHaveAttribute('aria-current', 'step');
  await press(page, 'Back');
  expect(await question(1)).toHaveFocus();
  expect(screen.getByRole('radio', { name: 'B of 1' })).toBeChecked();
});

test('Back to Lesson is shown if there is no question before', async () => {
  fakeServer(signedIn(), ...courseServer());
  const page = await openQuiz();
  await press(page, 'Back to Lesson');
  expect(page.path()).not.toContain('tab=quiz');
});

test(
  'Submit Answers comes with the last question, and names those without an answer',
  { tags: ['exhaustive'] },
  async () => {
    const server = fakeServer(signedIn(), ...courseServer(), replies(quizzes.submit, resultOf(3)));
    const page = await openQuiz();
    expect(screen.queryByRole('button', { name: 'Submit Answers' })).not.toBeInTheDocument();
    await page.answer(1, 'A');
    await page.user.click(mark(3));
    await page.answer(3, 'A');
    expect(screen.getByText(/Not answered yet/)).toHaveTextContent('Question 2');
    await press(page, 'Submit Answers');
    expect(await screen.findByText("Can't Submit")).toBeInTheDocument();
    expect(await question(2)).toHaveFocus();
    expect(server.bodiesOf(quizzes.submit)).toEqual([]);

    // After the last answer, the quiz can be submitted from here.
    await page.answer(2, 'A');
    await press(page, 'Submit Answers');
    expect(await screen.findByRole('heading', { name: 'Quiz Results' })).toHaveFocus();
  },
);

test('the Enter key leads to the next question', async () => {
  fakeServer(signedIn(), ...courseServer());
  const page = await openQuiz();
  await page.answer(1, 'A');
  await page.user.keyboard('{Enter}');
  expect(await question(2)).toHaveFocus();
  expect(screen.queryByText("Can't Submit")).not.toBeInTheDocument();
});

test('a reload opens the first question without an answer', async () => {
  fakeServer(signedIn(), ...courseServer());
  const page = await openQuiz();
  await page.answer(1, 'A');
  page.unmount();
  await renderPage('/courses/1?lesson=11&tab=quiz');
  expect(await question(2)).toBeInTheDocument();
});

test(
  'missed questions come first, each with its reason and a link to the part of the lesson that explains it',
  { tags: ['exhaustive'] },
  async () => {
    fakeServer(signedIn(), ...courseServer(), replies(quizzes.submit, resultOf(2)));
    const page = await openQuiz();
    for (const number of [1, 2, 3]) {
      await question(number);
      await page.answer(number, 'A');
      if (number < 3) await press(page, 'Next');
    }
    await press(page, 'Submit Answers');
    const missed = await screen.findByRole('region', { name: 'Look at this one again' });
    const right = screen.getByRole('region', { name: 'You got these two' });
    expect(missed.compareDocumentPosition(right)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(missed).getByRole('group', { name: /^3\./ })).toHaveTextContent(
      'Reason for A of 3',
    );
    const back = within(missed).getByRole('link', { name: 'See it in the lesson (question 3)' });
    expect(back).toHaveAttribute('href', '/courses/1?lesson=11&section=explain');
    expect(screen.getByRole('button', { name: 'Back to Lesson' })).toBeInTheDocument();
    await press(page, 'Retake Quiz');
    expect(await question(1)).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'A of 1' })).not.toBeChecked();
  },
);

test(
  'a question is read aloud with its options, and stops when the next one comes',
  { tags: ['exhaustive'] },
  async () => {
    const { spoken, cancel } = deviceWithVoice(true);
    fakeServer(signedIn(), ...courseServer());
    const page = await openQuiz();
    expect(spoken).toEqual([]);
    await press(page, 'Read Aloud: question 1');
    expect(spoken.map(({ text }) => text)).toEqual([
      'What is question 1?',
      'A: A of 1',
      'B: B of 1',
      'C: C of 1',
      'D: D of 1',
    ]);
    cancel.mockClear();
    await press(page, 'Next');
    await question(2);
    expect(cancel).toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Read Aloud: question 2' })).toBeInTheDocument();
  },
);
