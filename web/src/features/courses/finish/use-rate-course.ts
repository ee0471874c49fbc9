import type { CourseProgress, Stars } from '@qubloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../../product/api/api.ts';
import { courses } from '../../../product/api/endpoints.ts';
import { queryKeys } from '../../../product/api/query-keys.ts';
import { useToasts } from '../../../ui/feedback/toast.ts';

/** Gives a course its stars, once. */
export function useRateCourse(courseId: string) {
  const queries = useQueryClient();
  const toasts = useToasts();
  return useMutation({
    mutationFn: (rating: Stars) =>
      call(courses.rate, { params: { id: courseId }, body: { rating } }),
    onError: (error) => {
      toasts.show({
        title: 'Error',
        description: 'Your rating was not saved. Try again in a moment.',
        variant: 'destructive',
      });
      // Another window was faster, or a lesson has been added.
      if (error instanceof ApiError) {
        void queries.invalidateQueries({ queryKey: queryKeys.courseProgress(courseId) });
      }
    },
    onSuccess: (_rated, rating) => {
      queries.setQueryData<CourseProgress>(
        queryKeys.courseProgress(courseId),
        (progress) => progress && { ...progress, rating },
      );
      void queries.invalidateQueries({ queryKey: queryKeys.course(courseId), exact: true });
      void queries.invalidateQueries({ queryKey: queryKeys.courses });
    },
  });
}
