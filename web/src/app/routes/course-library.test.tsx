import { courses } from '@qubloom/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { basics, gates } from '../../testing/lessons.ts';
import { signedIn, signedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { fakeServer, neverReplies, refuses, replies } from '../../testing/server.ts';

const card = (title: string) => screen.findByRole('article', { name: title });

// Shows: 2 library cards; 7 GET /api/courses
test('the library shows each course with its facts', async () => {
  fakeServer(signedIn(), replies(courses.list, [basics, gates]));
  await renderPage('/courses');
  const first = within(await card(basics.title));
  expect(first.getByText('BEGINNER')).toBeInTheDocument();
  expect(first.getByText(basics.description)).toBeInTheDocument();
  expect(first.getByText('3 lessons')).toBeInTheDocument();
  expect(first.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/courses/1');
  expect(document.title).toBe('Course Library | Qubloom');
});

// Shows: 9 course hours
test('minutes are shown as hours rounded down', async () => {
  fakeServer(signedIn(), replies(courses.list, [basics]));
  await renderPage('/courses');
  expect(within(await card(basics.title)).getByText('3 hours')).toBeInTheDocument();
});

// Shows: 2 library cards; 9 rating stars
test('four and a half stars, and the number of ratings', async () => {
  fakeServer(signedIn(), replies(courses.list, [basics]));
  await renderPage('/courses');
  const stars = within(await card(basics.title)).getByRole('img', { name: 'Rated 4.5 of 5 by 12' });
  const kinds = [...stars.querySelectorAll('[data-star]')].map((star) =>
    star.getAttribute('data-star'),
  );
  expect(kinds).toEqual(['full', 'full', 'full', 'full', 'half']);
  expect(stars).toHaveTextContent('(12)');
});

test('a course that nobody has rated says so beside its empty stars', async () => {
  const unrated = { ...basics, averageRating: 0, ratingCount: 0 };
  fakeServer(signedIn(), replies(courses.list, [unrated]));
  await renderPage('/courses');
  const stars = within(await card(basics.title)).getByRole('img', { name: 'Not rated yet' });
  expect(stars.querySelectorAll('[data-star=empty]')).toHaveLength(5);
  expect(stars).toHaveTextContent('(0) Not rated yet');
});

// Shows: 2 library locked course
test('a course above the plan is locked and says which plan opens it', async () => {
  fakeServer(signedOut(), replies(courses.list, [gates]));
  await renderPage('/courses');
  const locked = within(await card(gates.title));
  expect(locked.queryByRole('link', { name: 'Start' })).not.toBeInTheDocument();
  const link = locked.getByRole('link', { name: 'Locked' });
  expect(link).toHaveAccessibleDescription('Opens with the Basic plan.');
  expect(link).toHaveAttribute('href', '/subscribe');
});

// Shows: 2 library filters; 9 levels
test('the filters keep one level, also in the address', { tags: ['exhaustive'] }, async () => {
  fakeServer(signedIn(), replies(courses.list, [basics, gates]));
  const page = await renderPage('/courses');
  await card(basics.title);
  await page.user.click(screen.getByRole('button', { name: 'Intermediate' }));
  expect(screen.queryByRole('article', { name: basics.title })).not.toBeInTheDocument();
  expect(await card(gates.title)).toBeInTheDocument();
  expect(page.path()).toBe('/courses?level=intermediate');
  await page.user.click(screen.getByRole('button', { name: 'All Levels' }));
  expect(await card(basics.title)).toBeInTheDocument();
});

// Shows: 2 library empty
test('a level without courses leads back to all of them', async () => {
  fakeServer(signedIn(), replies(courses.list, [basics]));
  const page = await renderPage('/courses?level=advanced');
  expect(await screen.findByRole('heading', { name: 'No courses found' })).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'View All Courses' }));
  expect(await card(basics.title)).toBeInTheDocument();
});

// Shows: 2 library error
test('courses that fail to load are announced, and can be requested again', async () => {
  const server = fakeServer(signedIn(), refuses(courses.list, 'internal'));
  const page = await renderPage('/courses');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error!Unable to load course data. Please try again later.');
  server.use(replies(courses.list, [basics]));
  await page.user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await card(basics.title)).toBeInTheDocument();
});

test('while courses load, their skeletons are shown', async () => {
  fakeServer(signedIn(), neverReplies(courses.list));
  await renderPage('/courses');
  expect(await screen.findByText('Loading courses')).toBeInTheDocument();
});
