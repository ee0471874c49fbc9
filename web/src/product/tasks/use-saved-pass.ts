/** A circuit that has passed a task. It is shown at once, and undone if it is not saved or the server disagrees. */
import type { TaskVerdict } from '@qubloom/contract';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys.ts';
import type { Sent } from '../outgoing/outgoing.ts';
import { useToasts } from '../../ui/feedback/toast.ts';
import { useAuth } from '../learner/auth.tsx';
import { achievementToast } from '../rewards/achievement-toast.ts';

/** The reason why a circuit is not right yet, and what to try. */
export type Reason = NonNullable<TaskVerdict['diagnosis']>;

export type Disagree = (diagnosis: Reason, nearness: number) => void;

export interface SavedPass {
  /** The circuit that the server has saved, or will save when it can be reached or when a visitor signs in. */
  readonly circuit: string | undefined;
  readonly isSignedIn: boolean;
  /** Retries to save a pass; undefined if none has failed. */
  readonly retry: (() => void) | undefined;
  /** Has the server grade the circuit, too; for visitors, once they sign in. Does nothing if a pass is saved. */
  readonly save: (circuit: string, onDisagree: Disagree) => void;
}

export interface PassPlace<Data> {
  readonly circuit: string | undefined;
  /** Key of the query that returns the passes. */
  readonly queryKey: QueryKey;
  /** Returns that query's data with this pass, or without it. */
  readonly withPass: (data: Data | undefined, circuit: string | null) => Data | undefined;
  readonly send: (circuit: string) => Promise<Sent<TaskVerdict>>;
}

interface Attempt {
  readonly built: string;
  readonly onDisagree: Disagree;
}

export function useSavedPass<Data>(place: PassPlace<Data>): SavedPass {
  const { circuit, queryKey, withPass, send } = place;
  const queries = useQueryClient();
  const toasts = useToasts();
  const isSignedIn = useAuth().user !== null;
  const change = (to: string | null) =>
    queries.setQueryData<Data>(queryKey, (data) => withPass(data, to));
  const attempt = useMutation({
    mutationFn: ({ built }: Attempt) => send(built),
    onMutate: async ({ built }) => {
      await queries.cancelQueries({ queryKey });
      change(built);
    },
    onError: () => change(null),
    // Fetches of passes that were running when this pass came may lack it.
    onSettled: () => queries.invalidateQueries({ queryKey }),
    onSuccess: (sent, { onDisagree }) => {
      if (sent.isKept) return;
      const { diagnosis, nearness, newAchievements } = sent.reply;
      if (diagnosis) {
        change(null);
        onDisagree(diagnosis, nearness);
        return;
      }
      toasts.showInTurn(newAchievements.map(achievementToast));
      // A pass begins the lesson, and maybe the course.
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
    isSignedIn,
    retry: isError ? () => mutate(variables) : undefined,
    save: (built, onDisagree) => {
      if (circuit === undefined) mutate({ built, onDisagree });
    },
  };
}
