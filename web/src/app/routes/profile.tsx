import { getRouteApi } from '@tanstack/react-router';
import { ProfilePage } from '../../features/accounts/profile/profile-page.tsx';
import { AchievementStrip } from '../../features/achievements/components/achievement-strip.tsx';
import { OwnSchools } from '../../features/lti/own-schools.tsx';
import { Certificates } from '../../features/resources/certificates/certificates.tsx';
import { PlanOnErasure } from '../../features/subscriptions/own/plan-on-erasure.tsx';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import { useSearchParam } from '../../lib/navigation/use-search-param.ts';
import { OwnQubi } from '../../product/qubi/own-qubi.tsx';
import { useAuth } from '../../product/learner/auth.tsx';
import { MissingPart } from '../missing-part.tsx';
import { Part } from '../part.tsx';
import { ConsentOfChild } from './consent-of-child.tsx';

const route = getRouteApi('/profile');

const OwnProgress = lazyPart(
  async () => (await import('../../features/families/own-progress.tsx')).OwnProgress,
  MissingPart,
);

const Workbench = lazyPart(
  async () => (await import('../../features/workbench/workbench.tsx')).Workbench,
  MissingPart,
);

export function ProfileRoute() {
  const { user } = useAuth();
  const [tab, setTab] = useSearchParam(route.useSearch(), 'tab', 'account');
  // Keeps the page visible while a learner who signs out is redirected to /auth.
  return (
    user && (
      <ProfilePage
        user={user}
        tab={tab}
        onTab={setTab}
        consentCard={<ConsentOfChild place="profile" />}
        certificates={<Certificates />}
        progress={
          <div className="flex flex-col gap-6">
            <AchievementStrip />
            <Part label="Getting your progress..." height={400}>
              <OwnProgress />
            </Part>
          </div>
        }
        workbench={
          <Part label="Getting your workbench..." height={400}>
            <Workbench learner={user.id} />
          </Part>
        }
        qubi={<OwnQubi className="size-16 sm:size-20" />}
        schools={<OwnSchools />}
        beforeErasure={<PlanOnErasure ageRange={user.ageRange} />}
      />
    )
  );
}
