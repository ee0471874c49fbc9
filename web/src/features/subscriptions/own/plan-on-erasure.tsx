import type { AgeRange } from '@qubloom/contract';
import { formatDay } from '../../../lib/dates/format-day.ts';
import { useOwnSubscription } from './use-own-subscription.ts';

/** Shown before an account is erased: what happens to its plan, and to plans that a grown-up pays for others. */
export function PlanOnErasure({ ageRange }: { readonly ageRange: AgeRange }) {
  return (
    <>
      <OwnPlan />
      {ageRange === '18-plus' && (
        <p>
          If you pay for a class or for a learner in your family, we cancel that plan, so nothing
          more is charged. They keep it until the time that&apos;s paid for is over.
        </p>
      )}
    </>
  );
}

/** Renders nothing if there is none. */
function OwnPlan() {
  const { own, plan, retry } = useOwnSubscription();
  if (retry) return <p>If there is a paid plan, it is cancelled now and ends with the account.</p>;
  if (!own || own.tier === 'free') return null;
  const paidUntil =
    own.currentPeriodEnd !== null && !own.isTrialActive
      ? `, even though it is paid until ${formatDay(own.currentPeriodEnd)}`
      : '';
  return (
    <p role="status">
      <strong>The {plan?.name ?? 'paid'} plan</strong>{' '}
      {own.isCancelling ? 'is cancelled already' : 'is cancelled now'}, so nothing more is charged.
      It ends with the account{paidUntil}. The person who pays for it gets an email.
    </p>
  );
}
