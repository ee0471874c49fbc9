import type { GuidedPathId, GuidedPathProgress } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { useAuth } from '../../product/learner/auth.tsx';
import { myGuidedPathsQuery } from '../../product/guided-paths/my-paths-query.ts';

export interface MyPaths {
  /** Undefined for a path that was not started, for a visitor, and if it could not be loaded. */
  readonly progressOf: (path: GuidedPathId) => GuidedPathProgress | undefined;
  readonly isLoading: boolean;
}

/** The learner's progress on each path. */
export function useMyPaths(): MyPaths {
  const { user, isLoading } = useAuth();
  const { data, isPending } = useQuery({ ...myGuidedPathsQuery, enabled: user !== null });
  return {
    progressOf: (id) => data?.find(({ path }) => path.id === id)?.progress,
    isLoading: isLoading || (user !== null && isPending),
  };
}
