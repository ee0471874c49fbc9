/** Where a learner stands and where to go on, in a wide and in a small shape. */
import { isSmall, useScreen } from '../../lib/screen.ts';
import { DashboardError } from './components/dashboard-error.tsx';
import { SmallDashboard } from './components/small-dashboard.tsx';
import { WideDashboard, type DashboardTab } from './components/wide-dashboard.tsx';
import { useDashboard } from './use-dashboard.ts';

export interface DashboardProps {
  readonly tab: DashboardTab;
  readonly onTab: (tab: DashboardTab) => void;
}

export function Dashboard({ tab, onTab }: DashboardProps) {
  const view = useDashboard();
  const screen = useScreen() ?? 'desktop';
  if (view.retryDashboard) return <DashboardError onRetry={view.retryDashboard} />;
  return isSmall(screen) ? (
    <SmallDashboard view={view} />
  ) : (
    <WideDashboard view={view} tab={tab} onTab={onTab} />
  );
}
