/** Where a learner stands and where to go on, in a wide and in a small shape. */
import type { ReactNode } from 'react';
import { isSmall, useScreen } from '../../lib/browser/screen.ts';
import { DashboardError } from './components/dashboard-error.tsx';
import { SmallSubscription } from './components/small-subscription.tsx';
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
  /** The subscription, which is one as well: what is said in good time, and all about it. */
  readonly trialBanner: ReactNode;
  readonly subscriptionPanel: ReactNode;
}

export function Dashboard(props: DashboardProps) {
  const { tab, subscriptionPanel } = props;
  const view = useDashboard();
  const screen = useScreen() ?? 'desktop';
  if (view.retry) return <DashboardError onRetry={view.retry} />;
  if (!isSmall(screen)) return <WideDashboard view={view} {...props} />;
  return tab === 'subscription' ? (
    <SmallSubscription>{subscriptionPanel}</SmallSubscription>
  ) : (
    <SmallDashboard view={view} {...props} />
  );
}
