import type { Course } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { courses } from '../../../product/api/endpoints.ts';
import { useAuth } from '../../../product/learner/auth.tsx';
import { useOutgoing } from '../../../product/outgoing/use-outgoing.ts';
import { type LessonEntry, entriesOf } from './lesson-order-state.ts';
import { courseLessonsQuery } from '../../../product/courses/course-queries.ts';
import { courseProgressQuery, courseQuery } from '../queries.ts';

export interface CourseView {
  /** Undefined while it loads. */
  readonly course: Course | undefined;
  /** The lessons with their status for this user; undefined while they load. */
  readonly entries: readonly LessonEntry[] | undefined;
  /** Defined if something failed to load. */
  readonly retry: (() => void) | undefined;
  /** The reason. */
  readonly error: Error | null | undefined;
}

export function useCourse(id: string): CourseView {
  const { user, isLoading } = useAuth();
  const course = useQuery(courseQuery(id));
  const lessons = useQuery(courseLessonsQuery(id));
  const progress = useQuery({ ...courseProgressQuery(id), enabled: user !== null });
  // Completed here, but not saved yet.
  const keptLessons = useOutgoing(courses.completeLesson).kept.map(({ params }) => params.id);
  // Data of a learner whose session has ended must not be shown to a visitor.
  const read = user === null ? [course, lessons] : [course, lessons, progress];
  const failed = read.filter((query) => query.isError);
  const completed = user === null ? [] : progress.data?.completedLessons.concat(keptLessons);
  const opened = user === null ? [] : progress.data?.openedLessons;
  const taken = user === null ? [] : progress.data?.takenCheckpoints;
  const readsAhead = user?.ageRange === '18-plus' && course.data?.isLocked === false;
  return {
    course: course.data,
    entries:
      lessons.data && !isLoading && completed
        ? entriesOf(lessons.data, completed, { takenCheckpoints: taken, opened, readsAhead })
        : undefined,
    error: failed[0]?.error,
    retry: failed.length > 0 ? () => failed.forEach((query) => void query.refetch()) : undefined,
  };
}
