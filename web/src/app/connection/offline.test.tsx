import { courses } from '@qubloom/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { completeUnread } from '../../testing/course-page.ts';
import { courseServer, dashboardServer } from '../../testing/lessons.ts';
import { signedIn } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { fakeServer, refuses, replies, unreachable } from '../../testing/server.ts';

const isBack = () => act(() => void window.dispatchEvent(new Event('online')));
const strip = () => screen.queryByText(/What you do is kept here and sent later\.$/);

async function completeWithoutConnection() {
  const server = fakeServer(
    signedIn(),
    ...courseServer(),
    ...dashboardServer(),
    unreachable(courses.completeLesson),
  );
  const page = await renderPage('/courses/1');
  await completeUnread(page);
  await waitFor(() => expect(strip()).toBeInTheDocument());
  return { ...page, server };
}

test(
  'work without a connection is stored, and sent automatically',
  { tags: ['exhaustive'] },
  async () => {
    const { server } = await completeWithoutConnection();
    expect(await screen.findByText(/^This lesson waits here until/)).toBeInTheDocument();
    expect(screen.queryByText('Failed to mark lesson as complete')).not.toBeInTheDocument();
    server.use(
      ...courseServer(11),
      replies(courses.completeLesson, { pointsEarned: 0, newAchievements: [] }),
    );
    isBack();
    expect(await screen.findByText('What you did offline is saved now.')).toBeInTheDocument();
    expect(strip()).not.toBeInTheDocument();
    expect(screen.queryByText(/^This lesson waits here until/)).not.toBeInTheDocument();
  },
);

test('it is still there after a reload', { tags: ['exhaustive'] }, async () => {
  const { server, unmount } = await completeWithoutConnection();
  unmount();
  await renderPage('/courses/1');
  expect(await screen.findByText('1 / 3 Completed')).toBeInTheDocument();
  server.use(
    ...courseServer(11),
    replies(courses.completeLesson, { pointsEarned: 0, newAchievements: [] }),
  );
  isBack();
  expect(await screen.findByText('Progress Saved')).toBeInTheDocument();
  expect(localStorage.getItem('qubloom.learner')).toBe('1');
  expect(Object.keys(localStorage).filter((key) => key.includes('outgoing'))).toEqual([]);
});

test(
  'work that is refused for good is taken back with a sentence',
  { tags: ['exhaustive'] },
  async () => {
    const { server } = await completeWithoutConnection();
    server.use(refuses(courses.completeLesson, 'forbidden', 'This lesson is not open yet.'));
    isBack();
    expect(await screen.findByText('Not Saved')).toBeInTheDocument();
    expect(
      screen.getByText(
        'The lesson that you completed while you were offline could not be saved. This lesson is not open yet.',
      ),
    ).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Mark as Complete' })).toBeEnabled();
  },
);
