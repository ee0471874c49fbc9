import type { BillingCycle, Plan, Tier } from '@qubloom/contract';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { DowngradeDialog } from './downgrade-dialog.tsx';
import { cycleSearch } from './cycle-search.ts';
import { choiceOf } from './plan-choice.ts';

export interface PlanButtonProps {
  readonly plan: Plan;
  readonly cycle: BillingCycle;
  readonly ownCycle: BillingCycle | null;
  /** Null for a visitor, undefined while it loads. */
  readonly has: Tier | null | undefined;
}

/** Leads to the checkout of an available plan, for visitors through a new account. */
export function PlanButton(props: PlanButtonProps) {
  const { plan, has } = props;
  switch (choiceOf(plan, has)) {
    case 'unknown':
      return <Skeleton className="h-11" />;
    case 'current':
      return <Unavailable>Current Plan</Unavailable>;
    case 'free':
      return (
        <ButtonLink to="/auth" search={{ mode: 'register' }} variant="secondary">
          Sign Up
        </ButtonLink>
      );
    case 'downgrade':
      return <DowngradeDialog plan={plan} />;
    case 'choose':
    case 'upgrade':
      return <CheckoutLink {...props} />;
  }
}

function CheckoutLink({ plan, cycle, ownCycle, has }: PlanButtonProps) {
  const variant = plan.popular ? 'primary' : 'secondary';
  const choice = { plan: plan.id, ...cycleSearch(cycle, ownCycle) };
  if (has === null) {
    const returnTo = `/subscribe?${String(new URLSearchParams(choice))}`;
    return (
      <ButtonLink to="/auth" search={{ mode: 'register', returnTo }} variant={variant}>
        Choose {plan.name}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to="/subscribe" search={choice} variant={variant}>
      {has === 'free' ? `Choose ${plan.name}` : `Upgrade to ${plan.name}`}
    </ButtonLink>
  );
}

function Unavailable({ children }: { readonly children: string }) {
  return (
    <Button variant="secondary" aria-disabled>
      {children}
    </Button>
  );
}
