import { ProfilePage } from '../../features/accounts/profile/profile-page.tsx';
import { Certificates } from '../../features/resources/certificates/certificates.tsx';
import { PlanOnErasure } from '../../features/subscriptions/own/plan-on-erasure.tsx';
import { useAuth } from '../../product/learner/auth.tsx';
import { ConsentOfChild } from './consent-of-child.tsx';

export function ProfileRoute() {
  const { user } = useAuth();
  // Keeps the page visible while a learner who signs out is redirected to /auth.
  return (
    user && (
      <ProfilePage
        user={user}
        consentCard={<ConsentOfChild place="profile" />}
        certificates={<Certificates />}
        beforeErasure={<PlanOnErasure />}
      />
    )
  );
}
