/** Loads after the dashboard, because few people have links. */
import { Suspense } from 'react';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import { useAuth } from '../../../product/learner/auth.tsx';

const FamilyCard = lazyPart(
  async () => (await import('../../../features/families/family-card.tsx')).FamilyCard,
);

export function FamilyOnDashboard() {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <Suspense>
      <FamilyCard user={user} />
    </Suspense>
  );
}
