import type { Dashboard } from '@qubloom/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useAuth } from '../../product/learner/auth.tsx';
import { myAssignmentsQuery } from '../../product/classes/my-assignments-query.ts';
import { greetingName } from './dashboard-state.ts';
import { dueQuery } from '../../product/flashcards/due-query.ts';
import { myGuidedPathsQuery } from '../../product/guided-paths/my-paths-query.ts';
import { dashboardQuery } from '../../product/rewards/dashboard-query.ts';

export interface DashboardView {
  readonly name: string;
  readonly points: number;
  /** Undefined while it loads, or while something that is shown with it loads. */
  readonly data: Dashboard | undefined;
  readonly retry: (() => void) | undefined;
}

/**
 * Assignments, due cards, and the current path are in the middle of the page, so they must load with it to keep the
 * page from jumping.
 */
const others = [dueQuery, myGuidedPathsQuery, myAssignmentsQuery] as const;

export function useDashboard(): DashboardView {
  const { user } = useAuth();
  const enabled = user !== null;
  const dashboard = useQuery({ ...dashboardQuery, enabled });
  const isWaiting = useQueries({
    queries: others.map((query) => ({ ...query, enabled })),
    combine: (answers) => answers.some(({ isFetched }) => !isFetched),
  });
  return {
    name: greetingName(user ?? undefined),
    points: dashboard.data?.user.points ?? user?.points ?? 0,
    data: isWaiting ? undefined : dashboard.data,
    retry: dashboard.isError ? () => void dashboard.refetch() : undefined,
  };
}
