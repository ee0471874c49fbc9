/** A circuit that has passed a task: shown at once, taken back when it is not saved or the server disagrees. */
import type { TaskVerdict } from '@qubloom/contract';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../lib/api/query-keys.ts';
import type { Sent } from '../../lib/outgoing/outgoing.ts';
import { useToasts } from '../../ui/feedback/toast.ts';
import { useAuth } from '../learner/auth.tsx';
import { achievementToast } from '../rewards/achievement-toast.ts';

/** Why a circuit is not right yet, and what to try. */
export type Reason = NonNullable<TaskVerdict['diagnosis']>;

export type Disagree = (diagnosis: Reason, nearness: number) => void;

export interface SavedPass {
  /** The circuit that the server has saved, or will when it can be reached, or when a visitor signs in. */
  readonly circuit: string | undefined;
  readonly isSignedIn: boolean;
  /** A pass that could not be saved; call it to try again. */
  readonly retry: (() => void) | undefined;
  /** Has the server grade the circuit too: a visitor's once they sign in. Nothing happens where a pass is saved. */
  readonly save: (circuit: string, onDisagree: Disagree) => void;
}

export interface PassPlace<Data> {
  readonly circuit: string | undefined;
  /** Of the answer in which passes come back. */
  readonly queryKey: QueryKey;
  /** That answer with this pass, or without. */
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
    // The passes that were being fetched when this one came are still to be had.
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
    isSignedIn,
    retry: isError ? () => mutate(variables) : undefined,
    save: (built, onDisagree) => {
      if (circuit === undefined) mutate({ built, onDisagree });
    },
  };
}
