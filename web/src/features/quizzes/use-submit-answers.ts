import type { SubmitQuizBody } from '@qubloom/contract';
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { queryKeys } from '../../product/api/query-keys.ts';
import { useToasts } from '../../ui/feedback/toast.ts';
import { achievementToast } from '../../product/rewards/achievement-toast.ts';
import type { AnswersCall } from './answers-call.ts';
import { type ScoredAnswers, scoreToast } from './quiz-state.ts';

export interface Submission {
  /** Without a connection, the submission is stored and sent later. If it is refused, the answers stay. */
  readonly submit: UseMutationResult<unknown, Error, SubmitQuizBody>;
  /** Submitted here, maybe before a reload, and not scored yet. */
  readonly isKept: boolean;
}

/** Submits the answers. */
export function useSubmitAnswers(
  { send, waiting: kept, failure, tellsScore }: AnswersCall,
  courseId: string,
  onResult: (result: ScoredAnswers) => void,
): Submission {
  const queries = useQueryClient();
  const toasts = useToasts();
  const submit = useMutation({
    mutationFn: send,
    onError: () => {
      toasts.show({ title: 'Error', description: failure, variant: 'destructive' });
    },
    onSuccess: (sent) => {
      if (sent.isKept) return;
      const result = sent.reply;
      toasts.showInTurn([
        ...(tellsScore ? [scoreToast(result)] : []),
        ...result.newAchievements.map(achievementToast),
      ]);
      onResult(result);
      void queries.invalidateQueries({ queryKey: queryKeys.courseProgress(courseId) });
      void queries.invalidateQueries({ queryKey: queryKeys.dashboard });
      void queries.invalidateQueries({ queryKey: queryKeys.user });
      void queries.invalidateQueries({ queryKey: queryKeys.dueFlashcards });
      void queries.invalidateQueries({ queryKey: queryKeys.daily });
      if (result.newAchievements.length > 0) {
        void queries.invalidateQueries({ queryKey: queryKeys.achievements });
      }
    },
  });
  const waiting = submit.isPending ? undefined : kept;
  // Elsewhere, the site announces what is sent later; here the page shows its result.
  const key = waiting?.key;
  const followUp = useEffectEvent(() => {
    waiting?.answer().then(onResult, () => undefined);
  });
  useEffect(() => followUp(), [key]);
  return { submit, isKept: waiting !== undefined };
}
