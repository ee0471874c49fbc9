/** What the pages of courses ask the server for before anything else. */
import { courses, pathOf } from '@qubloom/contract';

/** Paths of the calls; none for another page. `url` is an address of the web app. */
export function firstCallsOfCoursePages(url: string): readonly string[] {
  const [path = '', query = ''] = url.split('?');
  if (path === '/courses') return [courses.list.path];
  const id = /^\/courses\/([1-9]\d{0,9})$/.exec(path)?.[1];
  if (id === undefined) return [];
  const calls = [pathOf(courses.course, { id }), pathOf(courses.lessons, { id })];
  const lesson = /(?:^|&)lesson=([1-9]\d{0,9})(?:&|$)/.exec(query)?.[1];
  return lesson === undefined ? calls : [...calls, pathOf(courses.lesson, { id: lesson })];
}
