import type { OwnConsent } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ownConsentQuery } from '../../../features/consent/child/own-consent.ts';
import type { WordOnBuying } from '../../../features/subscriptions/checkout/consent-first.tsx';
import { familyQuery } from '../../../features/families/queries.ts';
import { SubscribePage } from '../../../features/subscriptions/subscribe-page.tsx';
import { useAuth } from '../../../product/learner/auth.tsx';

const route = getRouteApi('/subscribe');

export function SubscribeRoute() {
  const { plan, cycle, checkout, for: forWhom } = route.useSearch();
  const navigate = route.useNavigate();
  const { user } = useAuth();
  const isChild = user?.ageRange === 'under-13';
  const own = useQuery({ ...ownConsentQuery, enabled: isChild && plan !== undefined });
  const isGrownUp = user?.ageRange === '18-plus';
  const family = useQuery({ ...familyQuery, enabled: isGrownUp && plan !== undefined });
  const learners = family.data?.learners ?? (isGrownUp && family.isPending ? undefined : []);
  // If it is unavailable, the server still checks.
  const answer = own.isError ? 'confirmed' : own.data === undefined ? undefined : wordOf(own.data);
  return (
    <SubscribePage
      planId={plan}
      cycle={cycle}
      onCycle={(search) => void navigate({ search, replace: true, resetScroll: false })}
      isCancelled={checkout === 'cancelled'}
      learners={learners}
      isForMe={forWhom === 'me'}
      consent={isChild ? answer : null}
    />
  );
}

function wordOf(own: OwnConsent | null): WordOnBuying {
  if (own?.state === 'confirmed' && !own.buying) return 'other-things';
  return own?.state ?? 'pending';
}
