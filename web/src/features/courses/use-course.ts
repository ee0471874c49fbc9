import { useQuery } from '@tanstack/react-query';
import type { Course } from '@qubloom/contract';
import { useAuth } from '../../lib/auth.tsx';
import { type LessonPlace, placesOf } from './lesson-order-state.ts';
import { courseLessonsQuery, courseProgressQuery, courseQuery } from './queries.ts';

export type CourseView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly course: Course; readonly places: readonly LessonPlace[] };

/** A course with its lessons, each as open as it is for whoever is here. */
export function useCourse(id: string): CourseView {
  const { user, isLoading } = useAuth();
  const course = useQuery(courseQuery(id));
  const lessons = useQuery(courseLessonsQuery(id));
  const progress = useQuery({ ...courseProgressQuery(id), enabled: user !== null });
  const failed = [course, lessons, progress].filter((query) => query.isError);
  if (failed.length > 0) {
    return { status: 'failed', retry: () => failed.forEach((query) => void query.refetch()) };
  }
  if (!course.data || !lessons.data || isLoading || (user && !progress.data)) {
    return { status: 'loading' };
  }
  const completed = progress.data?.completedLessons ?? [];
  return { status: 'ready', course: course.data, places: placesOf(lessons.data, completed) };
}
