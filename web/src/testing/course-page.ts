/** Queries and actions for tests of a course page and its lessons. */
import { screen, within } from '@testing-library/react';
import type { renderPage } from './render-page.tsx';

/** Finds the lesson that the page of its course offers. */
export const offered = (name: string) => screen.findByRole('heading', { level: 2, name });

/** Finds the open lesson. */
export const lesson = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Finds the visible step of a lesson. */
export const step = (name: string) => screen.findByRole('heading', { level: 2, name });

export const listed = async (name: RegExp) =>
  within(await screen.findByRole('region', { name: 'Course Lessons' })).getByRole('button', {
    name,
  });

export const press = async (page: Awaited<ReturnType<typeof renderPage>>, name: string) =>
  page.user.click(await screen.findByRole('button', { name }));

/** Marks an unread lesson as complete on the page of its course, which asks first. */
export async function completeUnread(page: Awaited<ReturnType<typeof renderPage>>) {
  await press(page, 'Mark as Complete');
  await press(page, 'I Know This Already');
}
