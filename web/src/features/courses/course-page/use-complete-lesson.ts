import type { CompletedAs, CourseProgress, LessonId } from '@qubloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { courses } from '../../../product/api/endpoints.ts';
import { queryKeys } from '../../../product/api/query-keys.ts';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { useOutgoing } from '../../../product/outgoing/use-outgoing.ts';
import { achievementToast } from '../../../product/rewards/achievement-toast.ts';
import { completionKey } from '../queries.ts';

export interface CompleteLessonOptions {
  /** Reports the result in toasts. Without toasts, the page itself shows it. */
  readonly hasToasts: boolean;
}

export interface Completion {
  readonly id: LessonId;
  readonly completedAs: CompletedAs;
}

/**
 * Marks a lesson as complete. The page shows this at once, and undoes it if the server refuses. Without a
 * connection, the completion is stored and sent later.
 */
export function useCompleteLesson(courseId: string, { hasToasts }: CompleteLessonOptions) {
  const queries = useQueryClient();
  const toasts = useToasts();
  const { send } = useOutgoing(courses.completeLesson);
  const progressKey = queryKeys.courseProgress(courseId);
  return useMutation({
    mutationKey: completionKey,
    mutationFn: ({ id, completedAs }: Completion) =>
      send({ params: { id }, body: { completedAs } }),
    onMutate: async ({ id }) => {
      await queries.cancelQueries({ queryKey: progressKey });
      const before = queries.getQueryData<CourseProgress>(progressKey);
      queries.setQueryData<CourseProgress>(progressKey, (progress) =>
        progress && !progress.completedLessons.includes(id)
          ? { ...progress, completedLessons: [...progress.completedLessons, id] }
          : progress,
      );
      return { before };
    },
    onError: (_error, _completion, context) => {
      queries.setQueryData(progressKey, context?.before);
      toasts.show({
        title: 'Error',
        description: 'Failed to mark lesson as complete',
        variant: 'destructive',
      });
    },
    onSuccess: (sent) => {
      if (sent.isKept) return;
      const { newAchievements } = sent.reply;
      if (hasToasts) {
        toasts.showInTurn([
          { title: 'Progress Saved', description: 'Lesson marked as complete!' },
          ...newAchievements.map(achievementToast),
        ]);
      }
      void queries.invalidateQueries({ queryKey: progressKey });
      void queries.invalidateQueries({ queryKey: queryKeys.dashboard });
      void queries.invalidateQueries({ queryKey: queryKeys.dueFlashcards });
      if (newAchievements.length > 0) {
        void queries.invalidateQueries({ queryKey: queryKeys.achievements });
        void queries.invalidateQueries({ queryKey: queryKeys.user });
      }
    },
  });
}
