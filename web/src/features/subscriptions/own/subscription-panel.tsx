/** Shows the grown-up the plan, how to end it, and what it includes. */
import { useAuth } from '../../../product/learner/auth.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Benefits } from './benefits.tsx';
import { StatusCard } from './status-card.tsx';
import { TrialCard } from './trial-card.tsx';
import { useOwnSubscription } from './use-own-subscription.ts';

export function SubscriptionPanel() {
  const { user } = useAuth();
  const { own, plan, retry } = useOwnSubscription();
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      <div className="grid grid-cols-1 gap-5">
        {retry && <NotLoaded onRetry={retry} />}
        {!own && !retry && <PanelSkeleton />}
        {own && user && (
          <>
            <StatusCard own={own} plan={plan} ageRange={user.ageRange} />
            <TrialCard own={own} />
          </>
        )}
      </div>
      <Benefits tier={own?.tier ?? 'free'} />
    </div>
  );
}

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Card as="section" role="alert" aria-labelledby="subscription" className="flex flex-col gap-3">
      <h2 id="subscription" className="text-xl">
        Error Loading Subscription
      </h2>
      <p className="text-ink-soft">
        There was an issue retrieving your subscription information. Please refresh the page or
        contact support.
      </p>
      <Button variant="secondary" className="self-start" onClick={onRetry}>
        Try Again
      </Button>
    </Card>
  );
}

function PanelSkeleton() {
  return (
    <Card>
      <Loading label="Loading your subscription" className="flex flex-col gap-4">
        <Skeleton className="h-8 w-1/2" />
        <Skeleton className="h-6" />
        <Skeleton className="h-12" />
        <Skeleton className="h-11 w-40" />
      </Loading>
    </Card>
  );
}
