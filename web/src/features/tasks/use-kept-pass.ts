import type { LessonId, LessonTasks } from '@qubloom/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useAuth } from '../../lib/auth.tsx';
import { tasks } from '../../lib/endpoints.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { achievementToast, toastsInTurn } from '../../lib/toasts-in-turn.ts';
import { passedTasksQuery } from './queries.ts';
import type { Reason } from './task-state.ts';

export interface KeptPass {
  /** The circuit that the server keeps, or is about to. */
  readonly circuit: string | undefined;
  readonly isSignedIn: boolean;
  /** A pass that could not be kept; call it to try again. */
  readonly retry: (() => void) | undefined;
  /** Has the server grade the circuit too. Nothing happens for a visitor, and where a pass is kept. */
  readonly keep: (circuit: string) => void;
}

/**
 * The pass of one task of a lesson: shown at once, taken back when it cannot be kept or the server does
 * not agree.
 */
export function useKeptPass(
  lessonId: LessonId,
  task: string,
  onDisagree: (diagnosis: Reason, nearness: number) => void,
): KeptPass {
  const queries = useQueryClient();
  const { user } = useAuth();
  const queryKey = queryKeys.lessonTasks(lessonId);
  const { data } = useQuery({ ...passedTasksQuery(lessonId), enabled: user !== null });
  const circuit = data?.passed.find((one) => one.task === task)?.circuit;

  const change = (by: (passed: LessonTasks['passed']) => LessonTasks['passed']) =>
    queries.setQueryData<LessonTasks>(queryKey, (now) => ({ passed: by(now?.passed ?? []) }));
  const takeBack = () => change((passed) => passed.filter((one) => one.task !== task));

  const attempt = useMutation({
    mutationFn: (built: string) =>
      call(tasks.attempt, { params: { id: lessonId }, body: { task, circuit: built } }),
    onMutate: async (built) => {
      await queries.cancelQueries({ queryKey });
      change((passed) => [...passed, { task, circuit: built }]);
    },
    onError: takeBack,
    // The passes that were being fetched when this one came are still to be had.
    onSettled: () => queries.invalidateQueries({ queryKey }),
    onSuccess: ({ diagnosis, nearness, newAchievements }) => {
      if (diagnosis) {
        takeBack();
        onDisagree(diagnosis, nearness);
        return;
      }
      toastsInTurn(newAchievements.map(achievementToast));
      // A lesson is begun by it, and so may a course be.
      void queries.invalidateQueries({ queryKey: queryKeys.dashboard });
      if (newAchievements.length > 0) {
        void queries.invalidateQueries({ queryKey: queryKeys.achievements });
        void queries.invalidateQueries({ queryKey: queryKeys.user });
      }
    },
  });

  const { isError, variables, mutate } = attempt;
  return {
    circuit,
    isSignedIn: user !== null,
    retry: isError ? () => mutate(variables) : undefined,
    keep: (built) => {
      if (user !== null && circuit === undefined) mutate(built);
    },
  };
}
