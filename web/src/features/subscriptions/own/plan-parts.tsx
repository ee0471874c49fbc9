/** Parts that every plan shows: its card on the page, its state, the payment method, and a problem with a payment. */
import type { OwnSubscription } from '@qubloom/contract';
import { useEffect, useRef, type ReactNode } from 'react';
import { NotLoaded } from '../../../product/site/not-loaded.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
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

interface PlanCardProps<Status> {
  readonly title: string;
  readonly query: {
    readonly data: Status | undefined;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
  readonly children: (status: Status) => ReactNode;
}

/** A card for a plan that is loaded, or could not be. */
export function PlanCard<Status>({ title, query, children }: PlanCardProps<Status>) {
  const { data, isError, refetch } = query;
  return (
    <CardSection title={title}>
      {data === undefined && isError && <NotLoaded onRetry={() => void refetch()} />}
      {data === undefined && !isError && (
        <Loading label="Getting the plan..." className="flex flex-col gap-3">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-11 w-56" />
        </Loading>
      )}
      {data !== undefined && children(data)}
    </CardSection>
  );
}

interface BackFromPayingProps {
  /** How the payer came back from the provider's page. */
  readonly checkout: 'success' | 'cancelled' | undefined;
  /** Said after the payment, once the plan is paid; undefined while it is not. */
  readonly paidText?: string | undefined;
}

/** Says what happened at the provider, and takes the focus there. */
export function BackFromPaying({ checkout, paidText }: BackFromPayingProps) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  if (checkout === undefined) return null;
  return (
    <p ref={words} role="status" tabIndex={-1}>
      {checkout === 'cancelled'
        ? 'You came back without paying. Nothing was charged.'
        : (paidText ??
          'Thank you! The plan shows here as soon as the payment is confirmed. That can take a minute.')}
    </p>
  );
}
