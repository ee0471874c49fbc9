/** What tests look for and press on a course page and in its lessons. */
import { screen, within } from '@testing-library/react';
import type { renderPage } from './render-page.tsx';

/** The lesson that comes next, on the page of its course. */
export const offered = (name: string) => screen.findByRole('heading', { level: 2, name });

/** The lesson that is read. */
export const lesson = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The step of a lesson that is shown. */
export const step = (name: string) => screen.findByRole('heading', { level: 2, name });

export const listed = async (name: RegExp) =>
  within(await screen.findByRole('region', { name: 'Course Lessons' })).getByRole('button', {
    name,
  });

export const press = async (page: Awaited<ReturnType<typeof renderPage>>, name: string) =>
  page.user.click(await screen.findByRole('button', { name }));

/** A lesson that was not read is marked as complete on the page of its course, which asks first. */
export async function completeUnread(page: Awaited<ReturnType<typeof renderPage>>) {
  await press(page, 'Mark as Complete');
  await press(page, 'I Know This Already');
}
