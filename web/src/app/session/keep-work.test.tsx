import { flashcards, places, quizzes } from '@qubloom/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../testing/course-page.ts';
import { courseServer, dashboardServer, resultOf } from '../../testing/lessons.ts';
import { signedIn, signedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { fakeServer, replies, type ReceivedCall } from '../../testing/server.ts';

const title = 'Keep what you did before?';
const question = () => screen.findByRole('heading', { level: 1, name: title });

const checked = ({ body }: ReceivedCall) => {
  const { answers } = body as { answers: readonly { questionId: number }[] };
  const { score, totalQuestions, review } = resultOf(2);
  return { score, totalQuestions, review: review.slice(0, answers.length) };
};

/** A visitor answers the quiz of the first lesson. */
async function visitorsQuiz() {
  const server = fakeServer(signedOut(), ...courseServer(), replies(quizzes.check, checked));
  const page = await renderPage('/courses/1?lesson=11&tab=quiz');
  await screen.findByText('What is question 1?');
  for (const number of [1, 2, 3]) {
    await page.user.click(screen.getByRole('radio', { name: `A of ${number}` }));
  }
  await press(page, 'Submit Answers');
  await screen.findByRole('region', { name: 'Quiz Results' });
  return { page, server };
}

test('a visitor learns what is right, what is wrong, and why, and is asked to sign in afterward', async () => {
  const { server } = await visitorsQuiz();
  expect(await screen.findByText('You scored 2 out of 3!')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Look at this one again' })).toBeInTheDocument();
  expect(screen.getByText('Keep your result')).toBeInTheDocument();
  expect(screen.queryByText(/points? earned/)).not.toBeInTheDocument();
  expect(server.bodiesOf(quizzes.submit)).toEqual([]);
});

test(
  'a learner who signs in is asked once, and the work that they keep is sent once',
  { tags: ['exhaustive'] },
  async () => {
    const { page } = await visitorsQuiz();
    page.unmount();
    const server = fakeServer(
      signedIn(),
      ...courseServer(),
      ...dashboardServer(),
      replies(quizzes.submit, resultOf(2, { pointsEarned: 7 })),
    );
    const again = await renderPage('/courses/1?lesson=11&tab=quiz');
    expect(await question()).toBeInTheDocument();
    expect(screen.getByText('A quiz.')).toBeInTheDocument();
    expect(server.bodiesOf(quizzes.submit)).toEqual([]);
    await press(again, 'Keep It');
    expect(await screen.findByText('What is question 1?')).toBeInTheDocument();
    expect(await screen.findByText('What you did before is saved now.')).toBeInTheDocument();
    expect(server.bodiesOf(quizzes.submit)).toHaveLength(1);
    again.unmount();
    await renderPage('/courses');
    expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument();
    expect(server.bodiesOf(quizzes.submit)).toHaveLength(1);
  },
);

test(
  "a learner who starts fresh sends nothing, and nothing of the visitor's work stays",
  { tags: ['exhaustive'] },
  async () => {
    const { page } = await visitorsQuiz();
    page.unmount();
    const server = fakeServer(signedIn(), ...courseServer(), ...dashboardServer());
    const again = await renderPage('/courses/1?lesson=11&tab=quiz');
    await question();
    await press(again, 'Start Fresh');
    expect(await screen.findByText('What is question 1?')).toBeInTheDocument();
    expect(server.bodiesOf(quizzes.submit)).toEqual([]);
    const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    expect(keys.filter((key) => key.includes('visitor'))).toEqual([]);
  },
);

test('a learner without earlier work is asked nothing', async () => {
  localStorage.setItem('qubloom.lab.visitor.displays.explorer', 'bars');
  fakeServer(signedIn(), ...courseServer());
  await renderPage('/courses/1');
  await screen.findByRole('button', { name: 'Start Lesson' });
  expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument();
});

test(
  'a visitor’s place, programs, and circuits are listed, and the place is sent',
  { tags: ['exhaustive'] },
  async () => {
    fakeServer(signedOut(), ...courseServer());
    const page = await renderPage('/courses/1?lesson=11');
    await press(page, 'Continue');
    page.unmount();
    localStorage.setItem('qubloom.code.visitor.lab', 'print(1)');
    localStorage.setItem('qubloom.code.visitor.open', '');
    localStorage.setItem('qubloom.lab.visitor.lab', '{}');
    const server = fakeServer(signedIn(), ...courseServer());
    const again = await renderPage('/courses/1');
    await question();
    expect(screen.getByText('Your place in a lesson, a program, and a circuit.')).toBeVisible();
    await press(again, 'Keep It');
    expect(await screen.findByRole('button', { name: 'Continue Lesson' })).toBeInTheDocument();
    await waitFor(() => expect(server.bodiesOf(places.save)).toHaveLength(1));
    expect(localStorage.getItem('qubloom.code.1.lab')).toBe('print(1)');
  },
);

/** A visitor writes a program in the code lab. */
async function visitorsProgram() {
  fakeServer(signedOut(), ...courseServer());
  const page = await renderPage('/code-lab');
  await page.user.clear(await editor());
  await page.user.type(await editor(), 'print(7)');
  page.unmount();
}

/** Finds the editor, and not the read-only one that is rendered until the open program is known. */
const editor = () =>
  screen.findByLabelText('Python program', { selector: 'textarea:not([readonly])' });
const accountsProgram = (code: string) =>
  replies(places.find, {
    place: { state: JSON.stringify({ code }), at: new Date(Date.now() - 60_000).toISOString() },
  });

test("a visitor's program in the code lab belongs to the learner after signing up, on each device", async () => {
  await visitorsProgram();
  const server = fakeServer(signedIn(), ...courseServer());
  const page = await renderPage('/code-lab');
  await question();
  expect(screen.getByText('A program.')).toBeVisible();
  await press(page, 'Keep It');
  expect(await editor()).toHaveDisplayValue('print(7)');
  await waitFor(() => expect(server.bodiesOf(places.save)).toHaveLength(1));
  const [place] = server.bodiesOf(places.save) as readonly { readonly state: string }[];
  expect(JSON.parse(place?.state ?? '')).toEqual({ code: 'print(7)' });
});

test(
  "a visitor’s program is kept beside the learner's program from another device, which stays open",
  { tags: ['exhaustive'] },
  async () => {
    await visitorsProgram();
    const server = fakeServer(signedIn(), ...courseServer(), accountsProgram('print("mine")'));
    const page = await renderPage('/code-lab');
    await question();
    await press(page, 'Keep It');
    expect(await editor()).toHaveDisplayValue('print("mine")');
    expect(server.bodiesOf(places.save)).toEqual([]);
    await press(page, 'My Programs');
    await page.user.click(await screen.findByRole('button', { name: 'Open Before I signed in' }));
    expect(await editor()).toHaveDisplayValue('print(7)');
  },
);

test('a card that was answered twice is counted once', async () => {
  localStorage.setItem('qubloom.outgoing.visitor.visitor-1', entryOf(1));
  localStorage.setItem('qubloom.outgoing.visitor.visitor-2', entryOf(2));
  localStorage.setItem('qubloom.outgoing.visitor.visitor-3', entryOf(2));
  fakeServer(signedIn(), ...courseServer());
  await renderPage('/courses/1');
  await question();
  expect(screen.getByText('2 flashcards.')).toBeVisible();
});

const entryOf = (id: number): string => {
  const { method, path } = flashcards.review;
  return JSON.stringify({ at: id, route: { method, path }, params: { id }, body: {} });
};
