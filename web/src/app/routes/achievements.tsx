import { AchievementsPage } from '../../features/achievements/achievements-page.tsx';
import { Certificates } from '../../features/resources/certificates/certificates.tsx';

export function AchievementsRoute() {
  return <AchievementsPage certificates={<Certificates />} />;
}
