import type { CourseProgress, LessonId } from '@qubloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { courses } from '../../lib/endpoints.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { toast } from '../../lib/toast.ts';
import { achievementToast, toastsInTurn } from '../../lib/toasts-in-turn.ts';
import { completion } from './queries.ts';

/** Marks a lesson as complete: shown at once, taken back when the server does not agree. */
export function useCompleteLesson(courseId: string) {
  const queries = useQueryClient();
  const progressKey = queryKeys.courseProgress(courseId);
  return useMutation({
    mutationFn: (id: LessonId) => {
      const saved = call(courses.completeLesson, { params: { id } });
      completion.underWay = saved.catch(() => null);
      return saved;
    },
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
      toast({
        title: 'Error',
        description: 'Failed to mark lesson as complete',
        variant: 'destructive',
      });
    },
    onSuccess: ({ newAchievements }) => {
      toastsInTurn([
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
