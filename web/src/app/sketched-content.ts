/** Fetches what a sketched page is to show, while its scripts still come. */
import { placesOf, placeToShow } from '../features/courses/lesson-order-state.ts';
import {
  courseLessonsQuery,
  courseListQuery,
  courseQuery,
  lessonQuery,
} from '../features/courses/queries.ts';
import { courseSearch } from './search.ts';
import type { Site } from './site.ts';

/** @throws {Error} when it could not be had. */
export async function fetchSketched({ queryClient, router }: Site): Promise<void> {
  const { pathname, search } = router.latestLocation;
  const id = /^\/courses\/(\d+)$/.exec(pathname)?.[1];
  if (id === undefined) return queryClient.prefetchQuery(courseListQuery);
  const [course, lessons] = await Promise.all([
    queryClient.fetchQuery(courseQuery(id)),
    queryClient.fetchQuery(courseLessonsQuery(id)),
  ]);
  const shown = placeToShow(placesOf(lessons, []), courseSearch(search).lesson);
  if (shown && !course.isLocked) await queryClient.prefetchQuery(lessonQuery(shown.lesson.id));
}
