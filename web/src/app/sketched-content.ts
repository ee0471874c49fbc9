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

/** Done when everything has come, or could not be had: the page itself says so then. */
export async function fetchSketched({ queryClient, router }: Site): Promise<void> {
  const { pathname, search } = router.latestLocation;
  const id = /^\/courses\/(\d+)$/.exec(pathname)?.[1];
  if (id === undefined) return queryClient.prefetchQuery(courseListQuery);
  const lesson = async () => {
    const lessons = await queryClient.fetchQuery(courseLessonsQuery(id));
    const shown = placeToShow(placesOf(lessons, []), courseSearch(search).lesson);
    if (shown) await queryClient.prefetchQuery(lessonQuery(shown.lesson.id));
  };
  await Promise.allSettled([queryClient.prefetchQuery(courseQuery(id)), lesson()]);
}
