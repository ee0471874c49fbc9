/** The first calls that a page makes; the server lists them for the browser along with the page. */
import {
  accounts,
  courses,
  flashcards,
  guidedPaths,
  pathOf,
  progress,
  subscriptions,
} from '@qubloom/contract';

const ofDashboard = [
  progress.dashboard,
  flashcards.due,
  guidedPaths.mine,
  subscriptions.status,
].map(({ path }) => path);

/**
 * Paths of the calls. `url` is an address of the web app. If the browser has a session, the first call asks
 * whose it is.
 */
export function firstCallsOf(url: string, bringsSession: boolean): readonly string[] {
  const [path = '', query = ''] = url.split('?');
  const calls = firstCallsOfCoursePages(path, query, bringsSession);
  if (!bringsSession) return calls;
  return [accounts.currentUser.path, ...(path === '/dashboard' ? ofDashboard : calls)];
}

function firstCallsOfCoursePages(
  path: string,
  query: string,
  bringsSession: boolean,
): readonly string[] {
  if (path === '/courses') return [courses.list.path];
  const id = /^\/courses\/([1-9]\d{0,9})$/.exec(path)?.[1];
  if (id === undefined) return [];
  const lesson = /(?:^|&)lesson=([1-9]\d{0,9})(?:&|$)/.exec(query)?.[1];
  return [
    pathOf(courses.course, { id }),
    pathOf(courses.lessons, { id }),
    ...(lesson === undefined ? [] : [pathOf(courses.lesson, { id: lesson })]),
    ...(bringsSession ? [pathOf(courses.progress, { id })] : []),
  ];
}
