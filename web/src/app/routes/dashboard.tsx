import { getRouteApi } from '@tanstack/react-router';
import { AchievementGrid } from '../../features/achievements/components/achievement-grid.tsx';
import { AchievementStrip } from '../../features/achievements/components/achievement-strip.tsx';
import { useAchievements } from '../../features/achievements/use-achievements.ts';
import { Dashboard } from '../../features/dashboard/dashboard.tsx';
import { Certificates } from '../../features/resources/certificates/certificates.tsx';
import { TrialBanner } from '../../features/subscriptions/own/trial-banner.tsx';
import { useIdle } from '../../lib/code-loading/use-idle.ts';
import { useSearchParam } from '../../lib/navigation/use-search-param.ts';
import { ConsentOfChild } from './consent-of-child.tsx';
import { PeopleOnDashboard } from './family/people-on-dashboard.tsx';
import { OwnSubscription, useCheckoutReturn } from './subscriptions/own-subscription.tsx';

const route = getRouteApi('/dashboard');

export function DashboardRoute() {
  const [tab, setTab] = useSearchParam(route.useSearch(), 'tab', 'overview');
  // Prefetches the badges, so that their tab opens at once.
  useAchievements(useIdle());
  useCheckoutReturn();
  return (
    <Dashboard
      tab={tab}
      peopleCards={<PeopleOnDashboard />}
      consentCard={<ConsentOfChild place="dashboard" />}
      achievementStrip={<AchievementStrip />}
      achievementGrid={
        <div className="flex flex-col gap-5">
          <Certificates />
          <AchievementGrid />
        </div>
      }
      trialBanner={<TrialBanner />}
      subscriptionPanel={<OwnSubscription />}
      onTab={setTab}
    />
  );
}
