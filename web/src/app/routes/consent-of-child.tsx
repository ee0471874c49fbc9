/** Learners who are 13 or older fetch neither its code nor its data. */
import { Suspense } from 'react';
import type { ConsentCardProps } from '../../features/consent/child/consent-card.tsx';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import { useAuth } from '../../product/learner/auth.tsx';

const ConsentCard = lazyPart(
  async () => (await import('../../features/consent/child/consent-card.tsx')).ConsentCard,
);

export function ConsentOfChild({ place }: Pick<ConsentCardProps, 'place'>) {
  const { user } = useAuth();
  if (user?.ageRange !== 'under-13') return null;
  return (
    <Suspense>
      <ConsentCard user={user} place={place} />
    </Suspense>
  );
}
