/** A linked learner's plan, for a grown-up: bought here, and changed by the grown-up who pays. */
import type { FamilyLink, FamilyPlan, OwnSubscription } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../../lib/dates/format-day.ts';
import { nameOf } from '../../../product/learner/names-of.ts';
import { CardSection } from '../../../ui/display/card-section.tsx';
import { CancelDialog } from '../own/cancel-dialog.tsx';
import { nextChargeText } from '../own/charge-words.ts';
import { familyPlanCalls } from '../own/plan-calls.ts';
import {
  BackFromPaying,
  PaymentMethod,
  PaymentProblem,
  PlanCard,
  PortalButton,
  StateBadge,
} from '../own/plan-parts.tsx';
import { ResumeDialog } from '../own/resume-dialog.tsx';
import { familyPlanQuery, plansQuery } from '../queries.ts';
import { BuyFamilyPlan, type ChosenPlan } from './buy-family-plan.tsx';

export interface FamilyPlanCardProps {
  readonly learner: Pick<FamilyLink, 'id' | 'firstName' | 'username'>;
  /** The plan that the grown-up has chosen for the learner elsewhere. */
  readonly chosen?: ChosenPlan | undefined;
  /** How the grown-up came back from the provider's page. */
  readonly checkout: 'success' | 'cancelled' | undefined;
}

export function FamilyPlanCard({ learner, chosen, checkout }: FamilyPlanCardProps) {
  const query = useQuery(familyPlanQuery(learner.id, checkout === 'success'));
  return (
    <PlanCard title="Plan" query={query}>
      {(status) => (
        <PlanOfLearner learner={learner} status={status} chosen={chosen} checkout={checkout} />
      )}
    </PlanCard>
  );
}

/** A failed charge of a plan that the grown-up pays. Renders nothing without one. */
export function FamilyPlanProblem({ learner }: Pick<FamilyPlanCardProps, 'learner'>) {
  const { data: status } = useQuery(familyPlanQuery(learner.id, false));
  if (status?.paidBy !== 'caller' || status.own?.hasPaymentProblem !== true) return null;
  return (
    <p className="rounded-control bg-points-soft px-4 py-3 text-points-ink">
      The last charge for {nameOf(learner)}&apos;s plan didn&apos;t go through. You find it under “
      {nameOf(learner)}&apos;s plan and account”.
    </p>
  );
}

interface PlanOfLearnerProps extends FamilyPlanCardProps {
  readonly status: FamilyPlan;
}

function PlanOfLearner({ learner, status, chosen, checkout }: PlanOfLearnerProps) {
  const { tier, paidBy, own, currentPeriodEnd } = status;
  const isWaiting = checkout === 'success' && paidBy === null;
  const { data: plans } = useQuery({ ...plansQuery, enabled: tier !== 'free' });
  const plan = plans?.find(({ id }) => id === tier);
  const planName = plan ? `the ${plan.name} plan` : 'the plan';
  return (
    <>
      {(paidBy === null ||
        (paidBy === 'caller' && checkout === 'success' && own?.isCancelling !== true)) && (
        <BackFromPaying
          checkout={checkout}
          paidText={
            paidBy === null ? undefined : `Thank you, it worked! This is ${nameOf(learner)}'s plan.`
          }
        />
      )}
      {paidBy === 'caller' && own !== null && own.status !== 'inactive' && (
        <PaidHere learner={learner} status={status} own={own} plan={plan} chosen={chosen} />
      )}
      {(paidBy === 'learner' || paidBy === 'another') && (
        <PaidElsewhere learner={learner} status={status} planName={planName} />
      )}
      {paidBy === null && tier !== 'free' && currentPeriodEnd !== null && (
        <p className="max-w-[65ch] first-letter:uppercase">
          {planName} is paid until {formatDay(currentPeriodEnd)}. Nothing more is charged.
        </p>
      )}
      {paidBy === null && tier === 'free' && !isWaiting && (
        <p className="max-w-[65ch] break-words">
          {nameOf(learner)} learns on the free plan. Here you can buy a plan for {nameOf(learner)};
          the first days are free, and you can cancel whenever you like.
        </p>
      )}
      {paidBy === null && !isWaiting && (
        <BuyFamilyPlan learner={learner} tier={tier} chosen={chosen} />
      )}
      {own?.status === 'inactive' && <EndedPlan learner={learner} own={own} />}
    </>
  );
}

type OwnPlan = NonNullable<FamilyPlan['own']>;

interface PaidHereProps {
  readonly learner: FamilyPlanCardProps['learner'];
  readonly status: FamilyPlan;
  readonly own: OwnPlan;
  readonly plan: { readonly name: string; readonly price: number } | undefined;
  readonly chosen: ChosenPlan | undefined;
}

function PaidHere({ learner, status, own, plan, chosen }: PaidHereProps) {
  const calls = familyPlanCalls(learner.id);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <p className="font-heading text-lg font-semibold">
          You pay for the {plan ? `${plan.name} plan` : 'plan'}
        </p>
        <StateBadge own={own} />
      </div>
      <p>{nextChargeText(own, plan)}</p>
      {own.hasPaymentProblem && <PaymentProblem />}
      <PaymentMethod card={own.card} />
      <div className="flex flex-wrap gap-3">
        <PortalButton calls={calls} />
        {own.isCancelling ? (
          <ResumeDialog
            calls={calls}
            ageRange="18-plus"
            priceText={nextChargeText({ ...own, isCancelling: false }, plan)}
          />
        ) : (
          <CancelDialog calls={calls} own={own} />
        )}
      </div>
      {!own.isCancelling && !own.hasPaymentProblem && (
        <BuyFamilyPlan learner={learner} tier={status.tier} chosen={chosen} />
      )}
    </>
  );
}

interface PaidElsewhereProps {
  readonly learner: FamilyPlanCardProps['learner'];
  readonly status: FamilyPlan;
  readonly planName: string;
}

function PaidElsewhere({ learner, status, planName }: PaidElsewhereProps) {
  const { paidBy, isCancelling, currentPeriodEnd } = status;
  const name = nameOf(learner);
  const when = currentPeriodEnd === null ? null : formatDay(currentPeriodEnd);
  return (
    <p className="max-w-[65ch] break-words">
      {paidBy === 'learner'
        ? `${name} has ${planName}, bought in ${name}'s own account.`
        : `Another grown-up pays for ${planName} of ${name}.`}{' '}
      {when !== null && (isCancelling ? `It ends on ${when}.` : `It goes on after ${when}.`)}{' '}
      {paidBy === 'learner'
        ? 'It is changed and cancelled there, on the dashboard under Subscription.'
        : 'Only they can change or cancel it.'}{' '}
      You can buy a plan here when it has ended, so nobody pays twice.
    </p>
  );
}

/** A payment may still be owed, and there are receipts. */
function EndedPlan({ learner, own }: Pick<PaidHereProps, 'learner' | 'own'>) {
  const calls = familyPlanCalls(learner.id);
  return (
    <>
      {own.hasPaymentProblem && <PaymentProblem />}
      {own.hasReceipts && (
        <div className="flex flex-wrap gap-3">
          <PortalButton calls={calls} />
          {own.hasPaymentProblem && <CancelDialog calls={calls} own={own} />}
        </div>
      )}
    </>
  );
}

export interface LeftPlanCardProps {
  readonly learner: FamilyPlanCardProps['learner'] &
    Pick<OwnSubscription, 'isCancelling' | 'currentPeriodEnd'>;
}

/** A plan that somebody still pays after the link has ended. It can only be cancelled. */
export function LeftPlanCard({ learner }: LeftPlanCardProps) {
  const { isCancelling, currentPeriodEnd, username } = learner;
  const day = currentPeriodEnd === null ? 'its period' : formatDay(currentPeriodEnd);
  return (
    <CardSection title={`A plan that you pay for ${nameOf(learner)}`}>
      <p className="max-w-[65ch] break-words">
        You are not linked to {nameOf(learner)} ({username}) anymore.{' '}
        {isCancelling
          ? `The plan is cancelled and ends on ${day}. Nothing more is charged.`
          : `The plan goes on after ${day} until you cancel it.`}
      </p>
      {!isCancelling && (
        <div>
          <CancelDialog calls={familyPlanCalls(learner.id)} own={learner} />
        </div>
      )}
    </CardSection>
  );
}
