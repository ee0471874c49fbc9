import type { LessonId, LessonTasks } from '@qubloom/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '../../ui/feedback/toast.ts';
import { useAuth } from '../../product/learner/auth.tsx';
import { useOutgoing } from '../../product/outgoing/outgoing.ts';
import { tasks } from '../../lib/api/endpoints.ts';
import { queryKeys } from '../../lib/api/query-keys.ts';
import { achievementToast } from '../../product/rewards/achievement-toast.ts';
import { passedTasksQuery } from './queries.ts';
import type { Reason } from './task-state.ts';

export interface SavedPass {
  /** The circuit that the server has saved, or will when it can be reached. */
  readonly circuit: string | undefined;
  readonly isSignedIn: boolean;
  /** A pass that could not be saved; call it to try again. */
  readonly retry: (() => void) | undefined;
  /** Has the server grade the circuit too. Nothing happens for a visitor, and where a pass is saved. */
  readonly save: (circuit: string) => void;
}

/**
 * The pass of one task of a lesson: shown at once, taken back when it cannot be saved or the server does
 * not agree.
 */
export function useSavedPass(
  lessonId: LessonId,
  task: string,
  onDisagree: (diagnosis: Reason, nearness: number) => void,
): SavedPass {
  const queries = useQueryClient();
  const toasts = useToasts();
  const { user } = useAuth();
  const queryKey = queryKeys.lessonTasks(lessonId);
  const { data } = useQuery({ ...passedTasksQuery(lessonId), enabled: user !== null });
  const { send, kept } = useOutgoing(tasks.attempt);
  // Passed here, and not saved yet.
  const waiting = kept.find(({ params, body }) => params.id === lessonId && body?.task === task);
  const saved = data?.passed.find((one) => one.task === task);
  const circuit = saved?.circuit ?? waiting?.body?.circuit;

  const change = (by: (passed: LessonTasks['passed']) => LessonTasks['passed']) =>
    queries.setQueryData<LessonTasks>(queryKey, (now) => ({ passed: by(now?.passed ?? []) }));
  const takeBack = () => change((passed) => passed.filter((one) => one.task !== task));

  const attempt = useMutation({
    mutationFn: (built: string) =>
      send({ params: { id: lessonId }, body: { task, circuit: built } }),
    onMutate: async (built) => {
      await queries.cancelQueries({ queryKey });
      change((passed) => [...passed, { task, circuit: built }]);
    },
    onError: takeBack,
    // The passes that were being fetched when this one came are still to be had.
    onSettled: () => queries.invalidateQueries({ queryKey }),
    onSuccess: (sent) => {
      if (sent.isKept) return;
      const { diagnosis, nearness, newAchievements } = sent.reply;
      if (diagnosis) {
        takeBack();
        onDisagree(diagnosis, nearness);
        return;
      }
      toasts.showInTurn(newAchievements.map(achievementToast));
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
    save: (built) => {
      if (user !== null && circuit === undefined) mutate(built);
    },
  };
}
