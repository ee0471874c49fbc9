/**
 * What the build writes into its pages, so that they show before any script has come. Drawn while this
 * module is loaded: afterwards the build loads no page's code any more.
 */
import type { Course } from '@qubloom/contract';
import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from './app/app.tsx';
import { PendingScreen } from './app/pending-screen.tsx';
import { contentCourses } from './app/content-courses.ts';
import { createSite, ready } from './app/site.ts';
import { courseListQuery, courseQuery } from './features/courses/queries.ts';
import { currentUserQuery } from './lib/auth.tsx';
import { Logo } from './ui/logo.tsx';

async function draw(path: string, fill?: (client: QueryClient) => void): Promise<string> {
  const site = createSite(createMemoryHistory({ initialEntries: [path] }));
  site.queryClient.setQueryData(currentUserQuery.queryKey, null);
  fill?.(site.queryClient);
  await ready(site);
  return renderToString(
    <StrictMode>
      <App {...site} />
    </StrictMode>,
  );
}

/** Pages as a visitor sees them, for their scripts to take over. */
export const landingMarkup = await draw('/');
export const authMarkup = await draw('/auth');

const courses = contentCourses();

/** A press on what is still to be replaced would be lost: its buttons take none. Its links work. */
const sketch = (markup: string) => markup.replaceAll('<button', '<button inert');

/** The library, for its scripts to replace once they know what the server says. */
export const libraryMarkup = sketch(
  await draw('/courses', (client) => client.setQueryData(courseListQuery.queryKey, courses)),
);

export interface CourseDrawing {
  readonly id: number;
  readonly title: string;
  readonly markup: string;
}

async function drawCourse(course: Course): Promise<CourseDrawing> {
  const { id, title } = course;
  const markup = await draw(`/courses/${id}`, (client) =>
    client.setQueryData(courseQuery(String(id)).queryKey, course),
  );
  return { id, title, markup: sketch(markup) };
}

/** Each course as far as it is the same for everybody: above its lessons. */
export const courseDrawings = await Promise.all(courses.map(drawCourse));

/** Every other page while it is on its way. */
export const pendingMarkup = renderToStaticMarkup(
  <div className="min-h-dvh">
    <header className="border-b border-line">
      <div className="page-width flex h-14 items-center md:h-17">
        <Logo className="max-md:hidden" />
      </div>
    </header>
    <main>
      <PendingScreen />
    </main>
  </div>,
);
