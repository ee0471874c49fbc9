import { courses, progress, quizzes } from '@qubloom/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../testing/course-page.ts';
import {
  courseServer,
  dashboard,
  dashboardServer,
  firstRipple,
  progressOf,
  resultOf,
} from '../../../testing/lessons.ts';
import { signedIn, signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, refuses, replies, unreachable } from '../../../testing/server.ts';

const given = (...badges: (typeof firstRipple)[]) =>
  replies(courses.completeLesson, {
    pointsEarned: 0,
    newAchievements: badges,
  });

const finish = async (name: RegExp) => within(await screen.findByRole('region', { name }));
const buttons = (part: { getAllByRole: typeof screen.getAllByRole }) =>
  part.getAllByRole('button').map((button) => button.textContent);

// Shows: 8 complete lesson success; 8 new achievement
test('the end of a lesson shows the rewards, the week, and the streak', async () => {
  fakeServer(signedIn(), ...courseServer(11), ...dashboardServer(), given(firstRipple));
  const page = await renderPage('/courses/1?lesson=12');
  await press(page, 'Mark as Complete');

  const end = await finish(/Lesson 2 is done!/);
  expect(end.getByRole('heading', { name: 'Lesson 2 is done!' })).toHaveFocus();
  const news = await end.findByText('Progress Saved');
  expect(news.closest('[role=status]')).toHaveTextContent('Lesson marked as complete!');
  expect(end.queryByText(/points earned/)).not.toBeInTheDocument();
  const badge = within(end.getByRole('list', { name: 'New badges' })).getByRole('listitem');
  expect(badge).toHaveTextContent(
    'Achievement Unlocked!First RippleComplete your first lesson. +10 points',
  );
  expect(await end.findByText(/of 3 learning days this week/)).toBeInTheDocument();
  expect(end.getByText('Streak: 3 days')).toBeInTheDocument();
  expect(buttons(end)).toEqual(['Take Quiz', 'Next Lesson', 'Back to Lesson']);
});

test(
  'a lesson that brings no badge says where points can be earned',
  { tags: ['exhaustive'] },
  async () => {
    fakeServer(signedIn(), ...courseServer(11), ...dashboardServer(), given());
    const page = await renderPage('/courses/1?lesson=12');
    await press(page, 'Mark as Complete');
    const end = await finish(/Lesson 2 is done!/);
    expect(await end.findByText('The quiz is where the points are.')).toBeInTheDocument();
    expect(end.queryByText(/points earned/)).not.toBeInTheDocument();
  },
);

test(
  'a learner who has taken the quiz is offered the next lesson, not the quiz again',
  { tags: ['exhaustive'] },
  async () => {
    fakeServer(
      signedIn(),
      ...courseServer(11),
      ...dashboardServer(),
      replies(courses.progress, {
        ...progressOf(11),
        takenQuizzes: progressOf(11, 12).completedLessons,
      }),
    );
    const page = await renderPage('/courses/1?lesson=12');
    await press(page, 'Mark as Complete');
    const end = await finish(/Lesson 2 is done!/);
    expect(buttons(end)).toEqual(['Next Lesson', 'Back to Lesson']);
  },
);

test(
  'a quiz that was just taken is not offered again, even before the completion is saved',
  { tags: ['exhaustive'] },
  async () => {
    const server = fakeServer(
      signedIn(),
      ...courseServer(11),
      ...dashboardServer(),
      replies(quizzes.submit, resultOf(3)),
      unreachable(courses.completeLesson),
    );
    const page = await renderPage('/courses/1?lesson=12');
    await page.user.click(await screen.findByRole('tab', { name: 'Quiz' }));
    for (const number of [1, 2, 3]) {
      await page.user.click(await screen.findByRole('radio', { name: `A of ${number}` }));
    }
    server.use(
      replies(courses.progress, {
        ...progressOf(11),
        takenQuizzes: progressOf(12).completedLessons,
      }),
    );
    await press(page, 'Submit Answers');
    await press(page, 'Back to Lesson');
    await press(page, 'Mark as Complete');
    const end = await finish(/Lesson 2 is done!/);
    expect(buttons(end)).toEqual(['Next Lesson', 'Back to Lesson']);
  },
);

test(
  'the lesson is still there behind its finish, completed',
  { tags: ['exhaustive'] },
  async () => {
    const server = fakeServer(signedIn(), ...courseServer(11), ...dashboardServer());
    const page = await renderPage('/courses/1?lesson=12');
    await screen.findByRole('button', { name: 'Mark as Complete' });
    server.use(...courseServer(11, 12));
    await press(page, 'Mark as Complete');
    await press(page, 'Back to Lesson');
    expect(screen.getByText('First line of Meet the qubit.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Completed' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Take Quiz' })).toHaveFocus();
  },
);

// Shows: 8 complete lesson failure
test(
  'a completion that is not saved is taken back, and the lesson stays',
  { tags: ['exhaustive'] },
  async () => {
    fakeServer(signedIn(), ...courseServer(11), refuses(courses.completeLesson, 'internal'));
    const page = await renderPage('/courses/1?lesson=12');
    await press(page, 'Mark as Complete');
    expect(await screen.findByText('Failed to mark lesson as complete')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /is done/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Mark as Complete' })).toHaveFocus();
  },
);

test('a finished course is rated with the keyboard, once', { tags: ['exhaustive'] }, async () => {
  const server = fakeServer(
    signedIn(),
    ...courseServer(11, 12),
    ...dashboardServer(),
    replies(courses.rate, { averageRating: 4, ratingCount: 1 }),
  );
  const page = await renderPage('/courses/1?lesson=13');
  await screen.findByRole('button', { name: 'Mark as Complete' });
  server.use(replies(courses.progress, progressOf(11, 12, 13)));
  await press(page, 'Mark as Complete');
  const end = await finish(/You finished the course!/);
  expect(end.getByRole('link', { name: 'Find Another Course' })).toBeInTheDocument();

  const rating = within(await screen.findByRole('region', { name: 'Rating' }));
  expect(rating.getByRole('button', { name: 'Send Rating' })).toBeDisabled();
  await page.user.click(rating.getByRole('radio', { name: '3 stars' }));
  await page.user.keyboard('{ArrowRight}{Enter}');
  const thanks = await rating.findByText('Thanks. Your rating counts.');
  expect(thanks.closest('[role=status]')).toBeInTheDocument();
  expect(server.bodiesOf(courses.rate)).toEqual([{ rating: 4 }]);
  expect(rating.queryByRole('radio')).not.toBeInTheDocument();
});

test('a rating that is not saved can be sent again', { tags: ['exhaustive'] }, async () => {
  fakeServer(signedIn(), ...courseServer(11, 12, 13), unreachable(courses.rate));
  const page = await renderPage('/courses/1');
  await page.user.click(await screen.findByRole('radio', { name: '1 star' }));
  await press(page, 'Send Rating');
  expect(
    await screen.findByText('Your rating was not saved. Try again in a moment.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '1 star' })).toBeChecked();
});

test.each([
  ['who has not finished it', signedIn(), courseServer(11)],
  [
    'who has rated it',
    signedIn(),
    [...courseServer(), replies(courses.progress, { ...progressOf(11, 12, 13), rating: 4 })],
  ],
  ['a visitor', signedOut(), courseServer()],
])('the course page asks no stars of %s', async (_who, user, server) => {
  fakeServer(user, ...server, replies(progress.dashboard, dashboard));
  await renderPage('/courses/1');
  await screen.findByText(/\/ 3 Completed/);
  expect(screen.queryByRole('radio', { name: /star/ })).not.toBeInTheDocument();
});
