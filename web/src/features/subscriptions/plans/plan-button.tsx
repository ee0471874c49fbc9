import { noDowngrade, type BillingCycle, type Plan, type Tier } from '@qubloom/contract';
import { ButtonLink } from '../../../lib/navigation/button-link.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { choiceOf } from './plan-choice.ts';

export interface PlanButtonProps {
  readonly plan: Plan;
  readonly cycle: BillingCycle;
  /** Null for a visitor, undefined while it is on its way. */
  readonly has: Tier | null | undefined;
}

/** Leads to the checkout of a plan that can be bought, by way of signing in where nobody is. */
export function PlanButton({ plan, cycle, has }: PlanButtonProps) {
  const toasts = useToasts();
  switch (choiceOf(plan, has)) {
    case 'unknown':
      return <Skeleton className="h-11" />;
    case 'current':
      return <Unavailable>Current Plan</Unavailable>;
    case 'coming':
      return <Unavailable>Coming Later</Unavailable>;
    case 'free':
      return (
        <ButtonLink to="/auth" search={{ mode: 'register' }} variant="secondary">
          Sign Up
        </ButtonLink>
      );
    case 'downgrade':
      return (
        <Unavailable
          onClick={() =>
            toasts.show({
              title: 'Cannot Downgrade',
              description: noDowngrade,
              variant: 'destructive',
            })
          }
        >
          Downgrade
        </Unavailable>
      );
    case 'choose':
    case 'upgrade':
      return (
        <ButtonLink
          to="/subscribe"
          search={{ plan: plan.id, ...(cycle === 'annually' && { cycle }) }}
          variant={plan.popular ? 'primary' : 'secondary'}
        >
          {has === null || has === 'free' ? `Choose ${plan.name}` : `Upgrade to ${plan.name}`}
        </ButtonLink>
      );
  }
}

interface UnavailableProps {
  readonly onClick?: () => void;
  readonly children: string;
}

function Unavailable({ onClick, children }: UnavailableProps) {
  return (
    <Button variant="secondary" aria-disabled onClick={onClick}>
      {children}
    </Button>
  );
}
