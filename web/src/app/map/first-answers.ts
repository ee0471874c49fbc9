/** What a page asks the server for beside its own code: its components then find it here. */
import type { QueryClient } from '@tanstack/react-query';
import {
  courseLessonsQuery,
  courseProgressQuery,
  courseQuery,
  lessonQuery,
} from '../../features/courses/queries.ts';
import { dueQuery } from '../../product/flashcards/due-query.ts';
import { myGuidedPathsQuery } from '../../product/guided-paths/my-paths-query.ts';
import { currentUserQuery } from '../../product/learner/auth.tsx';
import { dashboardQuery } from '../../product/rewards/dashboard-query.ts';

export function askForDashboard(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(dashboardQuery);
  void queryClient.prefetchQuery(dueQuery);
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

/** The page says itself what did not come. */
async function askForProgress(queryClient: QueryClient, courseId: string): Promise<void> {
  const user = await queryClient.ensureQueryData(currentUserQuery).catch(() => null);
  if (user) await queryClient.prefetchQuery(courseProgressQuery(courseId));
}

/** Done when all that was asked for has been answered or has failed. */
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
