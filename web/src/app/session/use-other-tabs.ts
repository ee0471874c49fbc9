import { useEffect } from 'react';
import { lastLearner, learnerKey } from '../../product/storage/learner-storage.ts';
import { changeUser, currentUserQuery, useAuth } from '../../product/learner/auth.tsx';
import type { Site } from '../site.ts';

/** Signing in or out in one tab of the browser applies to all of them. */
export function useOtherTabs({ queryClient, router, onSessionEnded }: Site): void {
  const { user, isLoading } = useAuth();
  const here = user?.id;
  useEffect(() => {
    if (isLoading) return undefined;
    const ask = async () => {
      // Somebody else has signed in, so the first learner's data is dropped before we ask who it is.
      if (here !== undefined && lastLearner() !== undefined) changeUser(queryClient, null);
      await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 }).catch(() => undefined);
      await router.invalidate();
    };
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key !== learnerKey || lastLearner() === here) return;
      if (newValue === null) onSessionEnded();
      else void ask();
    };
    // A sleeping tab has missed events. If storage is closed, there is nothing to compare.
    const comeBack = () => {
      if (!document.hidden && lastLearner() !== here) void ask();
    };
    window.addEventListener('storage', hear);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      window.removeEventListener('storage', hear);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [here, isLoading, onSessionEnded, queryClient, router]);
}
