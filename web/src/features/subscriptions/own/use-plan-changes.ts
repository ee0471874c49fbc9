import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../product/api/api.ts';
import { leaveFor, useComeBack } from '../../../lib/browser/leave.ts';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { formatDay } from '../../../lib/dates/format-day.ts';
import type { PlanCalls } from './plan-calls.ts';

/** Shows the server's sentence if there is one. */
function useErrorToast(instead: string) {
  const toasts = useToasts();
  return (error: Error) =>
    toasts.show({
      title: 'Error',
      description: (error instanceof ApiError && error.body) || instead,
      variant: 'destructive',
    });
}

export function useCancel({ cancel, queryKey }: PlanCalls, onDone: () => void) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  return useMutation({
    mutationFn: cancel,
    onSuccess: () => {
      toasts.show({
        title: 'Subscription Cancelled',
        description:
          'Your subscription will remain active until the end of the current billing period.',
      });
      return queryClient.invalidateQueries({ queryKey });
    },
    onError: useErrorToast('Failed to cancel subscription'),
    onSettled: onDone,
  });
}

export function useResume({ resume, queryKey }: PlanCalls, onDone: () => void) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  return useMutation({
    mutationFn: resume,
    onSuccess: ({ currentPeriodEnd }) => {
      toasts.show({
        title: 'Your plan goes on',
        description: `The next charge is on ${formatDay(currentPeriodEnd)}.`,
      });
      return queryClient.invalidateQueries({ queryKey });
    },
    onError: useErrorToast('Failed to keep the subscription'),
    onSettled: onDone,
  });
}

/** Opens the provider's page for the card and the receipts. */
export function usePortal({ portal: open }: PlanCalls) {
  const portal = useMutation({
    mutationFn: open,
    onSuccess: ({ sessionUrl }) => leaveFor(sessionUrl),
    onError: useErrorToast('The page for cards and receipts does not open right now.'),
  });
  useComeBack(portal.reset);
  return portal;
}
