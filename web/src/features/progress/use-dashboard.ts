import type { Achievement, Dashboard } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { useAuth } from '../../lib/auth.tsx';
import { greetingName } from './dashboard-state.ts';
import { achievementsQuery, dashboardQuery } from './queries.ts';

export interface DashboardView {
  readonly name: string;
  readonly points: number;
  /** None while it is on its way. */
  readonly data: Dashboard | undefined;
  readonly retryDashboard: (() => void) | undefined;
  /** None while they are on their way. */
  readonly achievements: readonly Achievement[] | undefined;
  readonly retryAchievements: (() => void) | undefined;
}

export function useDashboard(): DashboardView {
  const { user } = useAuth();
  const dashboard = useQuery({ ...dashboardQuery, enabled: user !== null });
  const achievements = useQuery({ ...achievementsQuery, enabled: user !== null });
  return {
    name: greetingName(user ?? undefined),
    points: dashboard.data?.user.points ?? user?.points ?? 0,
    data: dashboard.data,
    retryDashboard: dashboard.isError ? () => void dashboard.refetch() : undefined,
    achievements: achievements.data,
    retryAchievements: achievements.isError ? () => void achievements.refetch() : undefined,
  };
}
