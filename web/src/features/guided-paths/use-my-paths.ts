import type { GuidedPathId, GuidedPathProgress } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { useAuth } from '../../product/learner/auth.tsx';
import { myGuidedPathsQuery } from '../../product/guided-paths/my-paths-query.ts';

export interface MyPaths {
  /** Undefined for a path that was not started, for a visitor, and where it could not be read. */
  readonly progressOf: (path: GuidedPathId) => GuidedPathProgress | undefined;
  readonly isLoading: boolean;
}

/** How far the learner is on each path. */
export function useMyPaths(): MyPaths {
  const { user, isLoading } = useAuth();
  const { data, isPending } = useQuery({ ...myGuidedPathsQuery, enabled: user !== null });
  return {
    progressOf: (id) => data?.find(({ path }) => path.id === id)?.progress,
    isLoading: isLoading || (user !== null && isPending),
  };
}
