import type { Course } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { courses } from '../../../lib/api/endpoints.ts';
import { useAuth } from '../../../product/learner/auth.tsx';
import { useOutgoing } from '../../../product/outgoing/outgoing.ts';
import { type LessonEntry, entriesOf } from './lesson-order-state.ts';
import { courseLessonsQuery, courseProgressQuery, courseQuery } from '../queries.ts';

export interface CourseView {
  /** None while it is on its way. */
  readonly course: Course | undefined;
  /** The lessons, each as open as it is for whoever is here; none while they are on their way. */
  readonly entries: readonly LessonEntry[] | undefined;
  /** There when something did not come. */
  readonly retry: (() => void) | undefined;
  /** Why it did not. */
  readonly error: Error | null | undefined;
}

export function useCourse(id: string): CourseView {
  const { user, isLoading } = useAuth();
  const course = useQuery(courseQuery(id));
  const lessons = useQuery(courseLessonsQuery(id));
  const progress = useQuery({ ...courseProgressQuery(id), enabled: user !== null });
  // Completed here, and not saved yet.
  const keptLessons = useOutgoing(courses.completeLesson).kept.map(({ params }) => params.id);
  // What was asked for a learner whose session has ended is no visitor's.
  const read = user === null ? [course, lessons] : [course, lessons, progress];
  const failed = read.filter((query) => query.isError);
  const completed = user === null ? [] : progress.data?.completedLessons.concat(keptLessons);
  const taken = user === null ? [] : progress.data?.takenCheckpoints;
  const readsAhead = user?.ageRange === '18-plus' && course.data?.isLocked === false;
  return {
    course: course.data,
    entries:
      lessons.data && !isLoading && completed
        ? entriesOf(lessons.data, completed, { takenCheckpoints: taken, readsAhead })
        : undefined,
    error: failed[0]?.error,
    retry: failed.length > 0 ? () => failed.forEach((query) => void query.refetch()) : undefined,
  };
}
