import type { QuizId, QuizResult, SubmitQuizBody } from '@qubloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { quizzes } from '../../lib/api/endpoints.ts';
import { queryKeys } from '../../lib/api/query-keys.ts';
import { useToasts } from '../../ui/feedback/toast.ts';
import { achievementToast } from '../../product/rewards/achievement-toast.ts';
import { scoreToast } from './quiz-state.ts';

/** Hands the answers in. When that fails they stay where they are. */
export function useSubmitQuiz(quizId: QuizId, onResult: (result: QuizResult) => void) {
  const queries = useQueryClient();
  const toasts = useToasts();
  return useMutation({
    mutationFn: (body: SubmitQuizBody) => call(quizzes.submit, { params: { quizId }, body }),
    onError: () => {
      toasts.show({ title: 'Error', description: 'Failed to submit quiz', variant: 'destructive' });
    },
    onSuccess: (result) => {
      toasts.showInTurn([scoreToast(result), ...result.newAchievements.map(achievementToast)]);
      onResult(result);
      void queries.invalidateQueries({ queryKey: queryKeys.dashboard });
      void queries.invalidateQueries({ queryKey: queryKeys.user });
      if (result.newAchievements.length > 0) {
        void queries.invalidateQueries({ queryKey: queryKeys.achievements });
      }
    },
  });
}
