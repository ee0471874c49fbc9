import { AchievementsPage } from '../../features/achievements/achievements-page.tsx';

export function AchievementsRoute() {
  return <AchievementsPage />;
}
