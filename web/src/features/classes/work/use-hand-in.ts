import type { AssignedWork } from '@qubloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { assignments } from '../../../product/api/endpoints.ts';
import { queryKeys } from '../../../product/api/query-keys.ts';
import { useOutgoing } from '../../../product/outgoing/use-outgoing.ts';
import { assignedWorkQuery } from '../queries.ts';

export interface HandIn {
  readonly handIn: (work: string) => void;
  readonly isPending: boolean;
  readonly error: Error | null;
  /** True while it waits for the site to answer. */
  readonly isWaiting: boolean;
}

/** Hands in a learner's circuit or program, later if the site cannot be reached. */
export function useHandIn({ id }: AssignedWork): HandIn {
  const { send, kept } = useOutgoing(assignments.handIn);
  const queryClient = useQueryClient();
  const { queryKey } = assignedWorkQuery(String(id));
  const { mutate, isPending, error } = useMutation({
    mutationFn: (work: string) => send({ params: { assignmentId: id }, body: { work } }),
    onSuccess: async (sent, work) => {
      if (sent.isKept) return;
      queryClient.setQueryData(
        queryKey,
        (now) => now && { ...now, handedIn: { work, at: sent.reply.at }, mayHandIn: !now.isOver },
      );
      await queryClient.invalidateQueries({ queryKey: queryKeys.myAssignments });
    },
  });
  const isWaiting = kept.some(({ params }) => params.assignmentId === id);
  return { handIn: mutate, isPending, error, isWaiting: isWaiting && !isPending };
}
