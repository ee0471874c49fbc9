import type {
  AwardedAchievement,
  CompletedStep,
  GuidedPath,
  GuidedPathProgress,
  GuidedStep,
  GuidedStepId,
} from '@qubloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { guidedPaths } from '../../../product/api/endpoints.ts';
import { queryKeys } from '../../../product/api/query-keys.ts';
import type { Sent } from '../../../product/outgoing/outgoing.ts';
import { useOutgoing } from '../../../product/outgoing/use-outgoing.ts';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { myGuidedPathsQuery } from '../../../product/guided-paths/my-paths-query.ts';
import { withCompleted } from '../path-state.ts';
import { guidedStepsQuery } from '../queries.ts';

/** The result of the step that was last completed on this page. */
export type Completion =
  | { readonly state: 'saving'; readonly step: GuidedStepId }
  /** There is no connection: it is sent later. */
  | { readonly state: 'kept'; readonly step: GuidedStepId }
  | {
      readonly state: 'saved';
      readonly step: GuidedStepId;
      /** Points that the server gave for it. */
      readonly points: number;
      readonly newAchievements: readonly AwardedAchievement[];
    };

export interface StepCompletion {
  readonly last: Completion | undefined;
  readonly complete: (step: GuidedStep, hintsUsed: number) => void;
}

interface CompletedHere {
  readonly step: GuidedStep;
  readonly hintsUsed: number;
}

/**
 * Completes steps. The page shows this at once, undoes it if the server refuses, and stores it while the server
 * cannot be reached.
 */
export function useStepCompletion(
  path: GuidedPath,
  steps: readonly GuidedStep[],
  progress: GuidedPathProgress | undefined,
): StepCompletion {
  const queries = useQueryClient();
  const toasts = useToasts();
  const { send } = useOutgoing(guidedPaths.complete);
  const { queryKey } = myGuidedPathsQuery;
  const change = (to: GuidedPathProgress) =>
    queries.setQueryData(queryKey, (mine) =>
      mine?.map((one) => (one.path.id === path.id ? { ...one, progress: to } : one)),
    );
  const mutation = useMutation({
    mutationFn: ({ step, hintsUsed }: CompletedHere) =>
      send({ params: { id: path.id, stepId: step.id }, body: { hintsUsed } }),
    onMutate: async ({ step }) => {
      await queries.cancelQueries({ queryKey });
      if (progress) change(withCompleted(progress, steps, [step.id]));
      return { before: progress };
    },
    onError: (_error, _input, context) => {
      if (context?.before) change(context.before);
      toasts.show({
        title: 'Error completing step',
        description: 'It was not saved. Try again in a moment.',
        variant: 'destructive',
      });
    },
    onSuccess: (sent) => {
      if (sent.isKept) return;
      const { newAchievements, pathPoints, ...now } = sent.reply;
      change({ ...now, pointsEarned: pathPoints });
      // The server's next answer includes the solution.
      void queries.invalidateQueries({ queryKey: guidedStepsQuery(path.id).queryKey });
      void queries.invalidateQueries({ queryKey: queryKeys.dashboard });
      void queries.invalidateQueries({ queryKey: queryKeys.user, exact: true });
      if (newAchievements.length > 0) {
        void queries.invalidateQueries({ queryKey: queryKeys.achievements });
      }
    },
  });
  const { variables, data, isError } = mutation;
  return {
    last: variables && !isError ? completionOf(variables.step.id, data) : undefined,
    complete: (step, hintsUsed) => mutation.mutate({ step, hintsUsed }),
  };
}

function completionOf(step: GuidedStepId, sent: Sent<CompletedStep> | undefined): Completion {
  if (!sent) return { state: 'saving', step };
  if (sent.isKept) return { state: 'kept', step };
  const { pointsEarned, newAchievements } = sent.reply;
  return {
    state: 'saved',
    step,
    points: pointsEarned,
    newAchievements,
  };
}
