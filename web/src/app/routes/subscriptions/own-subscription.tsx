/** The dashboard's Subscription tab. Its code loads when it is opened. */
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useFreshSubscription } from '../../../features/subscriptions/own/use-own-subscription.ts';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { MissingPart } from '../../missing-part.tsx';
import { Part } from '../../part.tsx';

const Panel = lazyPart(
  async () =>
    (await import('../../../features/subscriptions/own/subscription-panel.tsx')).SubscriptionPanel,
  MissingPart,
);

export function OwnSubscription() {
  return (
    <Part label="Loading your subscription" height={360}>
      <Panel />
    </Part>
  );
}

const route = getRouteApi('/dashboard');

/** After the return from the payment provider: announces it once, and polls until our server knows of it. */
export function useCheckoutReturn(): void {
  const { checkout } = route.useSearch();
  const navigate = route.useNavigate();
  const toasts = useToasts();
  const [isBack] = useState(checkout === 'success');
  useFreshSubscription(isBack);
  useEffect(() => {
    if (!isBack) return;
    toasts.show({
      title: 'Thank you!',
      description: 'Your plan shows here as soon as the payment is confirmed.',
    });
    // After a reload, or from a bookmark, the page announces nothing.
    void navigate({ search: { tab: 'subscription' }, replace: true });
  }, [isBack, navigate, toasts]);
}
