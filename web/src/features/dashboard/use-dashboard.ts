import type { Dashboard } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { useAuth } from '../../product/learner/auth.tsx';
import { greetingName } from './dashboard-state.ts';
import { dashboardQuery } from '../../product/rewards/dashboard-query.ts';

export interface DashboardView {
  readonly name: string;
  readonly points: number;
  /** None while it is on its way. */
  readonly data: Dashboard | undefined;
  readonly retry: (() => void) | undefined;
}

export function useDashboard(): DashboardView {
  const { user } = useAuth();
  const dashboard = useQuery({ ...dashboardQuery, enabled: user !== null });
  return {
    name: greetingName(user ?? undefined),
    points: dashboard.data?.user.points ?? user?.points ?? 0,
    data: dashboard.data,
    retry: dashboard.isError ? () => void dashboard.refetch() : undefined,
  };
}
