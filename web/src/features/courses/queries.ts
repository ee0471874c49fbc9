/** Queries of the course pages. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../product/api/api.ts';
import { courses } from '../../product/api/endpoints.ts';
import { queryKeys } from '../../product/api/query-keys.ts';

export const courseQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.course(id),
    queryFn: ({ signal }) => call(courses.course, { params: { id }, signal }),
  });

/** For signed-in learners. */
export const courseProgressQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.courseProgress(id),
    queryFn: ({ signal }) => call(courses.progress, { params: { id }, signal }),
  });

export const lessonQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.lesson(id),
    queryFn: async ({ signal, client }) => {
      // The pending completion may be the one that unlocks this lesson.
      await waitForCompletion(client);
      return call(courses.lesson, { params: { id }, signal });
    },
    // A preview ends when the lesson before it is completed.
    staleTime: ({ state }) => (state.data?.isPreview ? 0 : Infinity),
  });

/** Key of the mutation that marks a lesson as complete. */
export const completionKey = ['complete-lesson'] as const;

/** Settles when no completion is being saved anymore, even if saving failed. */
function waitForCompletion(client: QueryClient): Promise<void> {
  const isSaved = () => client.isMutating({ mutationKey: completionKey }) === 0;
  if (isSaved()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = client.getMutationCache().subscribe(() => {
      if (!isSaved()) return;
      stop();
      resolve();
    });
  });
}
