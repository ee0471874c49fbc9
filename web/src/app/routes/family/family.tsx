import { getRouteApi } from '@tanstack/react-router';
import { FamilyPage } from '../../../features/families/family-page.tsx';
import {
  FamilyPlanCard,
  FamilyPlanProblem,
  LeftPlanCard,
} from '../../../features/subscriptions/of-family/family-plan-card.tsx';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import { useAuth } from '../../../product/learner/auth.tsx';
import { MissingPart } from '../../missing-part.tsx';
import { Part } from '../../part.tsx';

const route = getRouteApi('/family');

/** Only parents of children under 13 need these two. */
const LinkedChildCard = lazyPart(
  async () =>
    (await import('../../../features/consent/of-family/linked-child-card.tsx')).LinkedChildCard,
  MissingPart,
);

const WaitsForYes = lazyPart(
  async () => (await import('../../../features/consent/of-family/waits-for-yes.tsx')).WaitsForYes,
  MissingPart,
);

export function FamilyRoute() {
  const { user } = useAuth();
  const { learner: learnerId, plan, cycle, checkout } = route.useSearch();
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
      isPlanFirst={(checkout ?? plan) !== undefined}
      planCard={(learner) => (
        <FamilyPlanCard
          learner={learner}
          chosen={learner.id === learnerId && plan ? { plan, cycle } : undefined}
          checkout={learner.id === learnerId ? checkout : undefined}
        />
      )}
      childCard={(learner) => (
        <Part key={learner.id} label="Getting what you decided..." height={240}>
          <LinkedChildCard learner={learner} />
        </Part>
      )}
      notices={(learner) => (
        <>
          {learner.isOwnChild && (
            <Part label="Getting what you decided..." height={0}>
              <WaitsForYes learner={learner} />
            </Part>
          )}
          <FamilyPlanProblem learner={learner} />
        </>
      )}
      leftPlanCard={(learner) => <LeftPlanCard learner={learner} />}
    />
  );
}
