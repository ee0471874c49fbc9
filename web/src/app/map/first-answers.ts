/** The first calls of a page, made while its code loads, so that its components find the answers. */
import type { QueryClient } from '@tanstack/react-query';
import { courseProgressQuery, courseQuery, lessonQuery } from '../../features/courses/queries.ts';
import { myAssignmentsQuery } from '../../product/classes/my-assignments-query.ts';
import { courseLessonsQuery } from '../../product/courses/course-queries.ts';
import { familyQuery } from '../../features/families/queries.ts';
import { ownRecordQuery } from '../../product/record/own-record-query.ts';
import { dueQuery } from '../../product/flashcards/due-query.ts';
import { myGuidedPathsQuery } from '../../product/guided-paths/my-paths-query.ts';
import { currentUserQuery } from '../../product/learner/auth.tsx';
import { dashboardQuery } from '../../product/rewards/dashboard-query.ts';

export function askForDashboard(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(dashboardQuery);
  void queryClient.prefetchQuery(dueQuery);
  void queryClient.prefetchQuery(myAssignmentsQuery);
  void queryClient.prefetchQuery(myGuidedPathsQuery);
}

export function askForCourse(
  queryClient: QueryClient,
  courseId: string,
  lessonId: number | undefined,
): void {
  void queryClient.prefetchQuery(courseQuery(courseId));
  void queryClient.prefetchQuery(courseLessonsQuery(courseId));
  if (lessonId !== undefined) void queryClient.prefetchQuery(lessonQuery(lessonId));
  void askForProgress(queryClient, courseId);
}

export function askForRecord(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(ownRecordQuery);
  askForFamily(queryClient);
}

export function askForFamily(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(familyQuery);
}

/** The page itself shows what failed to load. */
async function askForProgress(queryClient: QueryClient, courseId: string): Promise<void> {
  const user = await queryClient.ensureQueryData(currentUserQuery).catch(() => null);
  if (user) await queryClient.prefetchQuery(courseProgressQuery(courseId));
}

/** Resolves when all these calls have been answered or have failed. */
export function answered(queryClient: QueryClient): Promise<void> {
  if (queryClient.isFetching() === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = queryClient.getQueryCache().subscribe(() => {
      if (queryClient.isFetching() > 0) return;
      stop();
      resolve();
    });
  });
}
