/** Where a learner stands and where to go on, in a wide and in a small shape. */
import type { ReactNode } from 'react';
import { isSmall, useScreen } from '../../lib/browser/screen.ts';
import { DashboardError } from './components/dashboard-error.tsx';
import { SmallDashboard } from './components/small-dashboard.tsx';
import { WideDashboard, type DashboardTab } from './components/wide-dashboard.tsx';
import { useDashboard } from './use-dashboard.ts';

export interface DashboardProps {
  readonly tab: DashboardTab;
  readonly onTab: (tab: DashboardTab) => void;
  /** How far a parent's consent is, for a child. */
  readonly consentCard: ReactNode;
  /** The achievements, which are a feature of their own: a few for a small screen, all for a tab. */
  readonly achievementStrip: ReactNode;
  readonly achievementGrid: ReactNode;
}

export function Dashboard({ tab, onTab, achievementGrid, ...parts }: DashboardProps) {
  const view = useDashboard();
  const screen = useScreen() ?? 'desktop';
  if (view.retry) return <DashboardError onRetry={view.retry} />;
  return isSmall(screen) ? (
    <SmallDashboard view={view} {...parts} />
  ) : (
    <WideDashboard
      view={view}
      tab={tab}
      onTab={onTab}
      consentCard={parts.consentCard}
      achievementGrid={achievementGrid}
    />
  );
}
