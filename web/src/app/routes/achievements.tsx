import { AchievementsPage } from '../../features/progress/achievements-page.tsx';

export function AchievementsRoute() {
  return <AchievementsPage />;
}
