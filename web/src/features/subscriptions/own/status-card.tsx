import type { AgeRange, OwnSubscription, Plan } from '@qubloom/contract';
import { CreditCard } from 'lucide-react';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { maskedCard } from '../words.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { nextChargeText } from './charge-words.ts';
import { ResumeDialog } from './resume-dialog.tsx';
import { usePortal } from './use-plan-changes.ts';

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
      <div className="flex flex-wrap gap-3">
        {own.tier === 'free' && <ButtonLink to="/subscribe">View Plans</ButtonLink>}
        {own.tier !== 'free' && !own.isCancelling && (
          <ButtonLink to="/subscribe" variant="secondary">
            Change Plan
          </ButtonLink>
        )}
        {own.hasReceipts && <PortalButton />}
        {own.isCancelling ? (
          <ResumeDialog
            ageRange={ageRange}
            priceText={nextChargeText({ ...own, isCancelling: false }, plan)}
          />
        ) : (
          (own.tier !== 'free' || own.hasPaymentProblem) && <CancelDialog own={own} />
        )}
      </div>
    </Card>
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

function StateBadge({ own: { isCancelling, isTrialActive } }: Pick<StatusCardProps, 'own'>) {
  if (isCancelling) return <Badge tone="neutral">Cancelling</Badge>;
  return isTrialActive ? <Badge tone="action">Trial</Badge> : <Badge tone="good">Active</Badge>;
}

function PaymentProblem() {
  return (
    <p role="status" className="rounded-control bg-points-soft px-4 py-3 text-points-ink">
      The last charge didn&apos;t go through, and it will be tried again. Another card helps.
    </p>
  );
}

function PaymentMethod({ card }: Pick<OwnSubscription, 'card'>) {
  if (!card) return null;
  const { shown, spoken } = maskedCard(card);
  return (
    <dl className="flex flex-wrap justify-between gap-x-6 gap-y-1 rounded-control bg-sunken px-4 py-3">
      <dt className="text-ink-soft">Payment method</dt>
      <dd className="font-medium">
        <span aria-hidden="true">{shown}</span>
        <span className="sr-only">{spoken}</span>
      </dd>
    </dl>
  );
}

function PortalButton() {
  const portal = usePortal();
  return (
    <Button
      variant="secondary"
      busy={portal.isPending || portal.isSuccess}
      onClick={() => portal.mutate()}
    >
      Card and Receipts
    </Button>
  );
}
