import { ProfilePage } from '../../features/accounts/profile/profile-page.tsx';
import { Certificates } from '../../features/resources/certificates/certificates.tsx';
import { PlanOnErasure } from '../../features/subscriptions/own/plan-on-erasure.tsx';
import { useAuth } from '../../product/learner/auth.tsx';
import { ConsentOfChild } from './consent-of-child.tsx';

export function ProfileRoute() {
  const { user } = useAuth();
  // Whoever signs out sees no empty page on the way to /auth.
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
