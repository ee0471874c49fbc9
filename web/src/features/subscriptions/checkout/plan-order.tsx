/** Shows what a plan for a class or for a learner of the family costs, and leads to the provider's page. */
import type { BillingCycle, Plan } from '@qubloom/contract';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { leaveFor, useComeBack } from '../../../lib/browser/leave.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Choices } from '../../../ui/controls/choices.tsx';
import { FieldError } from '../../../ui/controls/text-field.tsx';
import { billingCycles } from '../plans/billing-cycles.ts';
import { failureOf } from './checkout-failure.ts';
import { Framed, isFramed } from './framed.tsx';
import { PriceWords, type ReplacedPlan } from './price-words.tsx';

export interface PlanOrderProps {
  readonly plan: Pick<Plan, 'name' | 'price'>;
  /** The cycle that was chosen before; undefined means monthly. */
  readonly firstCycle?: BillingCycle | undefined;
  /** The plan that it replaces; undefined for the first one. */
  readonly replaces: ReplacedPlan | undefined;
  readonly openCheckout: (cycle: BillingCycle) => Promise<{ readonly sessionUrl: string }>;
  /** The choice of the plan, if there is one. */
  readonly children?: ReactNode;
}

export function PlanOrder({
  plan,
  firstCycle = 'monthly',
  replaces,
  openCheckout,
  children,
}: PlanOrderProps) {
  const [cycle, setCycle] = useState(firstCycle);
  const checkout = useMutation({
    mutationFn: () => openCheckout(cycle),
    onSuccess: ({ sessionUrl }) => leaveFor(sessionUrl),
  });
  useComeBack(checkout.reset);
  if (isFramed()) return <Framed />;
  return (
    <div className="flex flex-col items-start gap-4 rounded-control bg-sunken p-4">
      {children}
      <Choices label="How to pay" options={billingCycles} chosen={cycle} onChoose={setCycle} />
      <p className="text-[0.9375rem] text-ink-soft">A whole year costs 20% less.</p>
      <div className="flex w-full flex-col gap-4">
        <PriceWords plan={plan} cycle={cycle} replaces={replaces} />
      </div>
      <Button
        size="large"
        busy={checkout.isPending || checkout.isSuccess}
        onClick={() => checkout.mutate()}
      >
        {checkout.isPending || checkout.isSuccess
          ? 'Taking you to the payment page...'
          : 'Continue to Payment'}
      </Button>
      {checkout.error && <FieldError>{failureOf(checkout.error).message}</FieldError>}
      <p className="text-sm text-ink-soft">
        You pay on our payment provider&apos;s own page. The number of your card never comes to us.
      </p>
    </div>
  );
}
