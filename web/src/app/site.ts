import type { RouterHistory } from '@tanstack/react-router';
import { createQueryClient } from '../product/api/query-client.ts';
import { Outgoing } from '../product/outgoing/outgoing.ts';
import { currentUserQuery, endSession } from '../product/learner/auth.tsx';
import { createToastStore } from '../ui/feedback/toast.ts';
import { lateNews } from './connection/late-news.ts';
import { createSiteRouter } from './router.tsx';
import { loadLearnerBar } from './shell/wide-header.tsx';

/**
 * Connects the router, the queries, and the queue. If the session has ended elsewhere, the page is guarded again.
 */
export function createSite(history?: RouterHistory) {
  const toasts = createToastStore();
  const onSessionEnded = () => {
    if (!queryClient.getQueryData(currentUserQuery.queryKey)) return;
    endSession(queryClient);
    toasts.clear();
    void router.invalidate();
  };
  const queryClient = createQueryClient(onSessionEnded);
  const router = createSiteRouter(queryClient, history);
  const outgoing = new Outgoing(lateNews({ queryClient, toasts, onSessionEnded }));
  return { router, queryClient, toasts, outgoing, onSessionEnded };
}

export type Site = ReturnType<typeof createSite>;

/** Resolves when the page's code has loaded and it is known who reads it. */
export async function ready({ router, queryClient, outgoing }: Site): Promise<void> {
  const reader = queryClient
    .fetchQuery(currentUserQuery)
    .then(async (user) => {
      if (!user) return;
      // Before the page renders, because a waiting call may unlock the lesson that the address names.
      outgoing.setLearner(user.id);
      const { sendTimeZone } = await loadLearnerBar();
      void sendTimeZone(user, queryClient);
    })
    // The pages themselves say what could not be reached.
    .catch(() => null);
  await Promise.all([reader, router.load()]);
}
