/** What tests look for and press on a course page. */
import { screen, within } from '@testing-library/react';
import type { renderPage } from './render-page.tsx';

export const lesson = (name: string) => screen.findByRole('heading', { level: 2, name });

export const listed = (name: RegExp) =>
  within(screen.getByRole('region', { name: 'Course Lessons' })).getByRole('button', { name });

export const press = async (page: Awaited<ReturnType<typeof renderPage>>, name: string) =>
  page.user.click(await screen.findByRole('button', { name }));
