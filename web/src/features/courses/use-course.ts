import type { Course } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { useAuth } from '../../lib/auth.tsx';
import { type LessonPlace, placesOf } from './lesson-order-state.ts';
import { courseLessonsQuery, courseProgressQuery, courseQuery } from './queries.ts';

export interface CourseView {
  /** None while it is on its way. */
  readonly course: Course | undefined;
  /** The lessons, each as open as it is for whoever is here; none while they are on their way. */
  readonly places: readonly LessonPlace[] | undefined;
  /** There when something did not come. */
  readonly retry: (() => void) | undefined;
}

export function useCourse(id: string): CourseView {
  const { user, isLoading } = useAuth();
  const course = useQuery(courseQuery(id));
  const lessons = useQuery(courseLessonsQuery(id));
  const progress = useQuery({ ...courseProgressQuery(id), enabled: user !== null });
  const failed = [course, lessons, progress].filter((query) => query.isError);
  const isKnown = !isLoading && (user === null || progress.data !== undefined);
  return {
    course: course.data,
    places:
      lessons.data && isKnown
        ? placesOf(lessons.data, progress.data?.completedLessons ?? [])
        : undefined,
    retry: failed.length > 0 ? () => failed.forEach((query) => void query.refetch()) : undefined,
  };
}
