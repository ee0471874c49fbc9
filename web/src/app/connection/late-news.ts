/** Reacts when something that a learner did earlier has reached the server, or was refused. */
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../product/api/api.ts';
import { queryKeys } from '../../product/api/query-keys.ts';
import type { OutgoingListener } from '../../product/outgoing/outgoing.ts';
import type { ToastStore } from '../../ui/feedback/toast.ts';

export interface LateNewsParts {
  readonly queryClient: QueryClient;
  readonly toasts: ToastStore;
  readonly onSessionEnded: () => void;
}

export function lateNews({ queryClient, toasts, onSessionEnded }: LateNewsParts): OutgoingListener {
  const refresh = () => void queryClient.invalidateQueries();
  return {
    onSentLater: (answered) => {
      refresh();
      // Only learners who were offline fetch this code.
      void import('./late-news-toasts.ts').then(({ toastsOf }) =>
        toasts.showInTurn(toastsOf(answered)),
      );
    },
    onRefusedLater: (entry, error) => {
      refresh();
      void import('./late-news-toasts.ts').then(({ refusalToast }) =>
        toasts.show(refusalToast(entry, error instanceof ApiError ? error.body : '')),
      );
    },
    // The numbers on the screen stay; the dashboard fetches them again when it opens.
    onSentQuietly: () =>
      void queryClient.invalidateQueries({ queryKey: queryKeys.dashboard, refetchType: 'none' }),
    onSentElsewhere: refresh,
    onSignedOut: onSessionEnded,
    onBack: refresh,
  };
}
