import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ownConsentQuery } from '../../../features/consent/child/own-consent.ts';
import { SubscribePage } from '../../../features/subscriptions/subscribe-page.tsx';
import { useAuth } from '../../../product/learner/auth.tsx';

const route = getRouteApi('/subscribe');

export function SubscribeRoute() {
  const { plan, cycle = 'monthly', checkout } = route.useSearch();
  const navigate = route.useNavigate();
  const { user } = useAuth();
  const isChild = user?.ageRange === 'under-13';
  const own = useQuery({ ...ownConsentQuery, enabled: isChild && plan !== undefined });
  // Where it cannot be had the server still asks.
  const answer = own.isError ? 'confirmed' : own.data === null ? 'pending' : own.data?.state;
  return (
    <SubscribePage
      planId={plan}
      cycle={cycle}
      onCycle={(next) =>
        void navigate({
          search: next === 'annually' ? { cycle: next } : {},
          replace: true,
          resetScroll: false,
        })
      }
      isCancelled={checkout === 'cancelled'}
      consent={isChild ? answer : null}
    />
  );
}
