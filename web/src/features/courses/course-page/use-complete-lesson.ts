import type { CourseProgress, LessonId } from '@qubloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { courses } from '../../../lib/api/endpoints.ts';
import { queryKeys } from '../../../lib/api/query-keys.ts';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { achievementToast } from '../../../product/rewards/achievement-toast.ts';
import { completionKey } from '../queries.ts';

/** Marks a lesson as complete: shown at once, taken back when the server does not agree. */
export function useCompleteLesson(courseId: string) {
  const queries = useQueryClient();
  const toasts = useToasts();
  const progressKey = queryKeys.courseProgress(courseId);
  return useMutation({
    mutationKey: completionKey,
    mutationFn: (id: LessonId) => call(courses.completeLesson, { params: { id } }),
    onMutate: async (id) => {
      await queries.cancelQueries({ queryKey: progressKey });
      const before = queries.getQueryData<CourseProgress>(progressKey);
      queries.setQueryData<CourseProgress>(progressKey, (progress) =>
        progress && !progress.completedLessons.includes(id)
          ? { ...progress, completedLessons: [...progress.completedLessons, id] }
          : progress,
      );
      return { before };
    },
    onError: (_error, _id, context) => {
      queries.setQueryData(progressKey, context?.before);
      toasts.show({
        title: 'Error',
        description: 'Failed to mark lesson as complete',
        variant: 'destructive',
      });
    },
    onSuccess: ({ newAchievements }) => {
      toasts.showInTurn([
        { title: 'Progress Saved', description: 'Lesson marked as complete!' },
        ...newAchievements.map(achievementToast),
      ]);
      void queries.invalidateQueries({ queryKey: progressKey });
      void queries.invalidateQueries({ queryKey: queryKeys.dashboard });
      if (newAchievements.length > 0) {
        void queries.invalidateQueries({ queryKey: queryKeys.achievements });
        void queries.invalidateQueries({ queryKey: queryKeys.user });
      }
    },
  });
}
