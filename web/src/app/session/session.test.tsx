import { courses, progress } from '@qubloom/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { courseServer } from '../../testing/lessons.ts';
import { ada, signedIn, signedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { fakeServer, replies } from '../../testing/server.ts';

const learnerKey = 'qubloom.learner';

/** Fakes the browser's event after another tab has changed who is signed in. */
function otherTabNotes(learner: string | null): void {
  if (learner === null) localStorage.removeItem(learnerKey);
  else localStorage.setItem(learnerKey, learner);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: learnerKey, newValue: learner }));
  });
}

const notice = () => screen.findByRole('heading', { level: 1, name: "You've been signed out" });

test(
  'signing out in one tab removes the page in the others, and Sign In leads back to it',
  { tags: ['exhaustive'] },
  async () => {
    fakeServer(signedIn(), ...courseServer(11));
    await renderPage('/courses/1?lesson=12&tab=quiz');
    expect(await screen.findByRole('button', { name: 'Submit Answers' })).toBeInTheDocument();
    otherTabNotes(null);
    expect(await notice()).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Submit Answers' })).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(ada.firstName);
    const back = screen.getByRole('main').querySelector('a');
    expect(back).toHaveTextContent('Sign In');
    const target = new URL(back?.href ?? '').searchParams.get('returnTo');
    expect(target).toBe('/courses/1?lesson=12&tab=quiz');
  },
);

test('a learner who keeps browsing continues as a visitor', { tags: ['exhaustive'] }, async () => {
  fakeServer(signedIn(), replies(courses.list, []));
  const page = await renderPage('/courses');
  await screen.findByRole('heading', { level: 1, name: 'Course Library' });
  otherTabNotes(null);
  await notice();
  await page.user.click(screen.getByRole('button', { name: 'Look Around' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Course Library' }),
  ).toBeInTheDocument();
});

test('a page that is only for learners asks to sign in', async () => {
  fakeServer(signedIn(), replies(progress.achievements, []));
  const page = await renderPage('/achievements');
  await screen.findByRole('heading', { level: 1 });
  otherTabNotes(null);
  expect(await screen.findByText(/^You've been signed out\. Sign in,/)).toBeInTheDocument();
  expect(page.path()).toBe('/auth?returnTo=%2Fachievements');
});

test('signing in in one tab applies to the others, also as somebody else', async () => {
  const server = fakeServer(signedOut(), ...courseServer(11), replies(courses.list, []));
  await renderPage('/courses');
  server.use(signedIn());
  otherTabNotes(String(ada.id));
  await waitFor(() => expect(screen.getAllByRole('banner')[0]).toHaveTextContent('120'));
  server.use(signedIn({ ...ada, id: 2 as typeof ada.id, firstName: 'Grace', points: 7 }));
  otherTabNotes('2');
  await waitFor(() => expect(screen.getAllByRole('banner')[0]).toHaveTextContent('7'));
});

test('a learner who returns after the session has ended is told so, and sees the page', async () => {
  localStorage.setItem(learnerKey, String(ada.id));
  fakeServer(signedOut(), replies(courses.list, []));
  await renderPage('/courses');
  expect(
    await screen.findByText("You've been signed out. Sign in to find your progress."),
  ).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Course Library' })).toBeInTheDocument();
});

test('a visitor who was never signed in here is told nothing', async () => {
  fakeServer(signedOut(), replies(courses.list, []));
  await renderPage('/courses');
  await screen.findByRole('heading', { level: 1, name: 'Course Library' });
  expect(screen.queryByText(/signed out/)).not.toBeInTheDocument();
});
