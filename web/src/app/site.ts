import type { RouterHistory } from '@tanstack/react-router';
import { currentUserQuery, setUser } from '../product/learner/auth.tsx';
import { createQueryClient } from '../lib/api/query-client.ts';
import { createToastStore } from '../ui/feedback/toast.ts';
import { createSiteRouter } from './router.tsx';
import { loadLearnerBar } from './shell/wide-header.tsx';

/** The router and what it fetches, joined: when the session has ended elsewhere, the page is guarded anew. */
export function createSite(history?: RouterHistory) {
  const queryClient = createQueryClient(() => {
    if (!queryClient.getQueryData(currentUserQuery.queryKey)) return;
    setUser(queryClient, null);
    void router.invalidate();
  });
  const router = createSiteRouter(queryClient, history);
  return { router, queryClient, toasts: createToastStore() };
}

export type Site = ReturnType<typeof createSite>;

/** Done when the page's code is here and it is known who reads it. */
export async function ready({ router, queryClient }: Site): Promise<void> {
  const reader = queryClient
    .fetchQuery(currentUserQuery)
    .then(async (user) => {
      if (!user) return;
      const { tellTimeZone } = await loadLearnerBar();
      void tellTimeZone(user, queryClient);
    })
    // The pages themselves say what could not be reached.
    .catch(() => null);
  await Promise.all([reader, router.load()]);
}
