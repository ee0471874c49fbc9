import { getRouteApi } from '@tanstack/react-router';
import { FamilyPage } from '../../../features/families/family-page.tsx';
import {
  FamilyPlanCard,
  LeftPlanCard,
} from '../../../features/subscriptions/of-family/family-plan-card.tsx';
import { useAuth } from '../../../product/learner/auth.tsx';

const route = getRouteApi('/family');

export function FamilyRoute() {
  const { user } = useAuth();
  const { learner: learnerId, checkout } = route.useSearch();
  const navigate = route.useNavigate();
  // Keeps the page visible while somebody who signs out is redirected to /auth.
  if (!user) return null;
  return (
    <FamilyPage
      user={user}
      learnerId={learnerId}
      onLearner={(learner) =>
        void navigate({ search: { learner }, hash: true, replace: true, resetScroll: false })
      }
      planCard={(learner) => (
        <FamilyPlanCard
          learner={learner}
          checkout={learner.id === learnerId ? checkout : undefined}
        />
      )}
      leftPlanCard={(learner) => <LeftPlanCard learner={learner} />}
    />
  );
}
