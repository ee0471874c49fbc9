import type { AgeRange, OwnSubscription, Plan } from '@qubloom/contract';
import { CreditCard } from 'lucide-react';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { nextChargeText } from './charge-words.ts';
import { ownPlanCalls } from './plan-calls.ts';
import { PaymentMethod, PaymentProblem, PortalButton, StateBadge } from './plan-parts.tsx';
import { ResumeDialog } from './resume-dialog.tsx';

export interface StatusCardProps {
  readonly own: OwnSubscription;
  /** Undefined while it loads. */
  readonly plan: Plan | undefined;
  readonly ageRange: AgeRange;
}

export function StatusCard({ own, plan, ageRange }: StatusCardProps) {
  return (
    <Card as="section" aria-labelledby="subscription" className="flex flex-col gap-4">
      {own.tier === 'free' ? (
        <NoSubscription />
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <CreditCard aria-hidden="true" className="size-8 text-ink-soft" />
            <h2 id="subscription" className="text-xl">
              {plan ? `${plan.name} Plan` : 'Your Plan'}
            </h2>
            <StateBadge own={own} />
          </div>
          <p>{nextChargeText(own, plan)}</p>
        </>
      )}
      {own.hasPaymentProblem && <PaymentProblem />}
      <PaymentMethod card={own.card} />
      {own.isPaidByFamily ? (
        <p>Your family takes care of your plan.</p>
      ) : (
        <PlanButtons own={own} plan={plan} ageRange={ageRange} />
      )}
    </Card>
  );
}

function PlanButtons({ own, plan, ageRange }: StatusCardProps) {
  return (
    <div className="flex flex-wrap gap-3">
      {own.tier === 'free' && <ButtonLink to="/subscribe">View Plans</ButtonLink>}
      {own.tier !== 'free' && !own.isCancelling && (
        <ButtonLink to="/subscribe" variant="secondary">
          Change Plan
        </ButtonLink>
      )}
      {own.hasReceipts && <PortalButton calls={ownPlanCalls} />}
      {own.isCancelling
        ? // Without receipts, the payer's account is gone, so nobody would be charged.
          own.hasReceipts && (
            <ResumeDialog
              calls={ownPlanCalls}
              ageRange={ageRange}
              priceText={nextChargeText({ ...own, isCancelling: false }, plan)}
            />
          )
        : (own.tier !== 'free' || own.hasPaymentProblem) && (
            <CancelDialog calls={ownPlanCalls} own={own} />
          )}
    </div>
  );
}

function NoSubscription() {
  return (
    <>
      <CreditCard aria-hidden="true" className="size-8 text-ink-soft" />
      <h2 id="subscription" className="text-xl">
        No Active Subscription
      </h2>
      <p className="text-ink-soft">
        You are learning on the free plan. It keeps every free course, your points and your badges.
      </p>
    </>
  );
}
