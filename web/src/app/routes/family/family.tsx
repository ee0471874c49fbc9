import { getRouteApi } from '@tanstack/react-router';
import { FamilyPage } from '../../../features/families/family-page.tsx';
import { useSearchParam } from '../../../lib/navigation/use-search-param.ts';
import { useAuth } from '../../../product/learner/auth.tsx';

const route = getRouteApi('/family');

export function FamilyRoute() {
  const { user } = useAuth();
  const [learnerId, setLearnerId] = useSearchParam(route.useSearch(), 'learner', undefined);
  // Keeps the page visible while somebody who signs out is redirected to /auth.
  return user && <FamilyPage user={user} learnerId={learnerId} onLearner={setLearnerId} />;
}
