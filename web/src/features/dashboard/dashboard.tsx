/** A learner's progress and next steps, in a wide and in a small layout. */
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
  /** The learners of a grown-up, or a goal that a grown-up suggests. */
  readonly peopleCards: ReactNode;
  /** The state of a parent's consent, for a child. */
  readonly consentCard: ReactNode;
  /** The achievements, which are a feature of their own: some for a small screen, all for a tab. */
  readonly achievementStrip: ReactNode;
  readonly achievementGrid: ReactNode;
  /** The subscription, which is a feature of its own: an early warning, and all details. */
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
