import type { QuizId, QuizResult, SubmitQuizBody } from '@qubloom/contract';
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { quizzes } from '../../lib/api/endpoints.ts';
import { queryKeys } from '../../lib/api/query-keys.ts';
import { useToasts } from '../../ui/feedback/toast.ts';
import { useOutgoing } from '../../product/outgoing/outgoing.ts';
import { achievementToast } from '../../product/rewards/achievement-toast.ts';
import { scoreToast } from './quiz-state.ts';

export interface Submission {
  /** Without an answer the submission is kept and handed in later; refused, the answers stay where they are. */
  readonly submit: UseMutationResult<unknown, Error, SubmitQuizBody>;
  /** Handed in here, also before a reload, and not scored yet. */
  readonly isKept: boolean;
}

export interface CourseQuiz {
  readonly quizId: QuizId;
  readonly courseId: string;
}

/** Hands the answers in. */
export function useSubmitQuiz(
  { quizId, courseId }: CourseQuiz,
  onResult: (result: QuizResult) => void,
): Submission {
  const queries = useQueryClient();
  const toasts = useToasts();
  const { send, kept, answerTo } = useOutgoing(quizzes.submit);
  const submit = useMutation({
    mutationFn: (body: SubmitQuizBody) => send({ params: { quizId }, body }),
    onError: () => {
      toasts.show({ title: 'Error', description: 'Failed to submit quiz', variant: 'destructive' });
    },
    onSuccess: (sent) => {
      if (sent.isKept) return;
      const result = sent.reply;
      toasts.showInTurn([scoreToast(result), ...result.newAchievements.map(achievementToast)]);
      onResult(result);
      void queries.invalidateQueries({ queryKey: queryKeys.courseProgress(courseId) });
      void queries.invalidateQueries({ queryKey: queryKeys.dashboard });
      void queries.invalidateQueries({ queryKey: queryKeys.user });
      void queries.invalidateQueries({ queryKey: queryKeys.dueFlashcards });
      if (result.newAchievements.length > 0) {
        void queries.invalidateQueries({ queryKey: queryKeys.achievements });
      }
    },
  });
  const waiting = submit.isPending
    ? undefined
    : kept.find(({ params }) => params.quizId === quizId);
  // The site itself tells of what is sent later; here the page goes on to its result.
  const key = waiting?.key;
  const followUp = useEffectEvent(() => {
    if (waiting) answerTo(waiting).then(onResult, () => undefined);
  });
  useEffect(() => followUp(), [key]);
  return { submit, isKept: waiting !== undefined };
}
