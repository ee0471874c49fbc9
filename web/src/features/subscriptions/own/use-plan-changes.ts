import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../../product/api/api.ts';
import { subscriptions } from '../../../product/api/endpoints.ts';
import { leaveFor, useComeBack } from '../../../lib/browser/leave.ts';
import { useToasts } from '../../../ui/feedback/toast.ts';
import type { GrownUpConsent } from '../grown-up-check.tsx';
import { formatDay } from '../../../lib/dates/format-day.ts';
import { subscriptionQuery } from '../queries.ts';

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

export function useCancel(onDone: () => void) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  return useMutation({
    mutationFn: () => call(subscriptions.cancel),
    onSuccess: () => {
      toasts.show({
        title: 'Subscription Cancelled',
        description:
          'Your subscription will remain active until the end of the current billing period.',
      });
      return queryClient.invalidateQueries(subscriptionQuery);
    },
    onError: useErrorToast('Failed to cancel subscription'),
    onSettled: onDone,
  });
}

export function useResume(onDone: () => void) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  return useMutation({
    mutationFn: ({ grownUp }: GrownUpConsent) =>
      call(subscriptions.resume, { body: grownUp ? { grownUp } : {} }),
    onSuccess: ({ currentPeriodEnd }) => {
      toasts.show({
        title: 'Your plan goes on',
        description: `The next charge is on ${formatDay(currentPeriodEnd)}.`,
      });
      return queryClient.invalidateQueries(subscriptionQuery);
    },
    onError: useErrorToast('Failed to keep the subscription'),
    onSettled: onDone,
  });
}

/** Opens the provider's page for the card and the receipts. */
export function usePortal() {
  const portal = useMutation({
    mutationFn: () => call(subscriptions.portal),
    onSuccess: ({ sessionUrl }) => leaveFor(sessionUrl),
    onError: useErrorToast('The page for cards and receipts does not open right now.'),
  });
  useComeBack(portal.reset);
  return portal;
}
