/** The cards about other people load after the dashboard, because few people have links or classes. */
import { Suspense } from 'react';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import { useAuth } from '../../../product/learner/auth.tsx';

const FamilyCard = lazyPart(
  async () => (await import('../../../features/families/family-card.tsx')).FamilyCard,
);
const TaughtCard = lazyPart(
  async () => (await import('../../../features/classes/teach/taught-card.tsx')).TaughtCard,
);

export function PeopleOnDashboard() {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <div className="grid gap-5 empty:hidden md:has-[>:nth-child(2)]:grid-cols-2">
      <Suspense>
        <TaughtCard user={user} />
        <FamilyCard user={user} />
      </Suspense>
    </div>
  );
}
