import type { QuizId, QuizResult, SubmitQuizBody } from '@qubloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { quizzes } from '../../lib/endpoints.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { toast } from '../../lib/toast.ts';
import { achievementToast, toastsInTurn } from '../../lib/toasts-in-turn.ts';
import { scoreToast } from './quiz-state.ts';

/** Hands the answers in. When that fails they stay where they are. */
export function useSubmitQuiz(quizId: QuizId, onResult: (result: QuizResult) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: SubmitQuizBody) => call(quizzes.submit, { params: { quizId }, body }),
    onError: () => {
      toast({ title: 'Error', description: 'Failed to submit quiz', variant: 'destructive' });
    },
    onSuccess: (result) => {
      toastsInTurn([scoreToast(result), ...result.newAchievements.map(achievementToast)]);
      onResult(result);
      void queries.invalidateQueries({ queryKey: queryKeys.dashboard });
      void queries.invalidateQueries({ queryKey: queryKeys.user });
      if (result.newAchievements.length > 0) {
        void queries.invalidateQueries({ queryKey: queryKeys.achievements });
      }
    },
  });
}
