/** Replaces the payment provider's page if none is set up. */
import { offerOf, sandboxNotice, type SandboxSession } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../../product/api/api.ts';
import { leaveFor } from '../../../lib/browser/leave.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { NarrowPage } from '../../../ui/display/narrow-page.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { sandboxSessionQuery } from '../queries.ts';
import { formatDay } from '../../../lib/dates/format-day.ts';
import { periodOf, formatPrice } from '../words.ts';
import { Receipts } from './receipts.tsx';
import { SandboxPayment } from './sandbox-payment.tsx';

export interface SandboxPageProps {
  readonly sessionId: string;
  /** Shown if the server has no such session, for example if a real provider is set up. */
  readonly notFound: ReactNode;
}

export function SandboxPage({ sessionId, notFound }: SandboxPageProps) {
  const { data: session, error, refetch } = useQuery(sandboxSessionQuery(sessionId));
  if (error instanceof ApiError && [404, 422].includes(error.status)) return notFound;
  if (error && !session) {
    return (
      <Notice title="Error!" tone="error" level={1}>
        <p>This page did not load. Please try again.</p>
        <Button onClick={() => void refetch()}>Try Again</Button>
      </Notice>
    );
  }
  if (!session) {
    return (
      <NarrowPage title="One moment...">
        <Loading label="Loading the payment" className="flex flex-col gap-4">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-40" />
        </Loading>
      </NarrowPage>
    );
  }
  const isEnded = session.kind === 'card' && !session.isRunning;
  return (
    <NarrowPage title={titleOf(session)} intro={<SandboxMark />}>
      {session.kind === 'card' && <Receipts session={session} />}
      {isEnded ? <p>There is no plan that a card pays.</p> : <Payment session={session} />}
    </NarrowPage>
  );
}

function Payment({ session }: { readonly session: SandboxSession }) {
  return (
    <>
      {session.kind === 'card' && <h2 className="text-xl">Another Card</h2>}
      <p>{whatOf(session)}</p>
      {session.state === 'open' ? <Open session={session} /> : <Closed session={session} />}
    </>
  );
}

function SandboxMark() {
  return (
    <strong className="mt-2 block rounded-control border border-points bg-points-soft px-4 py-3 text-points-ink">
      {sandboxNotice}
    </strong>
  );
}

function Open({ session }: { readonly session: SandboxSession }) {
  return (
    <>
      <SandboxPayment session={session} />
      <Button variant="quiet" onClick={() => leaveFor(session.leaveUrl)}>
        {session.kind === 'card' ? 'Back to Your Plan' : 'Leave Without Paying'}
      </Button>
    </>
  );
}

function Closed({ session }: { readonly session: SandboxSession }) {
  return (
    <>
      <p role="status">
        {session.state === 'complete'
          ? 'This is done. There is nothing left to do here.'
          : 'This page is no longer open. Please choose the plan again.'}
      </p>
      <ButtonLink to="/subscribe" variant="secondary">
        Back to Plans
      </ButtonLink>
    </>
  );
}

function titleOf({ kind, planId, forWhom }: SandboxSession): string {
  const name = `${offerOf(planId).name}${forWhom === null ? '' : ` for ${forWhom}`}`;
  return { checkout: `Try ${name}`, upgrade: `Change to ${name}`, card: 'Card and Receipts' }[kind];
}

function whatOf({ kind, planId, billingCycle, price, firstChargeAt }: SandboxSession): string {
  const charge = `${formatPrice(price)} every ${periodOf(billingCycle)}`;
  const day = formatDay(firstChargeAt);
  if (kind === 'card') return `The card you choose pays ${charge} from now on, next on ${day}.`;
  return `${offerOf(planId).name} costs ${charge}. The first charge comes on ${day}.`;
}
