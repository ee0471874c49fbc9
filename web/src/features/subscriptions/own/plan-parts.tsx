/** Parts that every running plan shows: its state, its card, and a problem with a payment. */
import type { OwnSubscription } from '@qubloom/contract';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { maskedCard } from '../words.ts';
import type { PlanCalls } from './plan-calls.ts';
import { usePortal } from './use-plan-changes.ts';

interface OwnPlan {
  readonly own: Pick<OwnSubscription, 'isCancelling' | 'isTrialActive'>;
}

export function StateBadge({ own: { isCancelling, isTrialActive } }: OwnPlan) {
  if (isCancelling) return <Badge tone="neutral">Cancelling</Badge>;
  return isTrialActive ? <Badge tone="action">Trial</Badge> : <Badge tone="good">Active</Badge>;
}

export function PaymentProblem() {
  return (
    <p role="status" className="rounded-control bg-points-soft px-4 py-3 text-points-ink">
      The last charge didn&apos;t go through, and it will be tried again. Another card helps.
    </p>
  );
}

export function PaymentMethod({ card }: Pick<OwnSubscription, 'card'>) {
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

export function PortalButton({ calls }: { readonly calls: PlanCalls }) {
  const portal = usePortal(calls);
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
