/** The plan of a class, for its teachers: bought here, and ended by the teacher who pays. */
import {
  classroomPlan,
  type ClassPlanStatus,
  type OwnSubscription,
  type SchoolClass,
} from '@qubloom/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryKeys } from '../../../product/api/query-keys.ts';
import { useAuth } from '../../../product/learner/auth.tsx';
import { formatDay } from '../../../lib/dates/format-day.ts';
import { CancelDialog } from '../own/cancel-dialog.tsx';
import { nextChargeText } from '../own/charge-words.ts';
import {
  BackFromPaying,
  PaymentMethod,
  PaymentProblem,
  PlanCard,
  PortalButton,
  StateBadge,
} from '../own/plan-parts.tsx';
import { classPlanCalls } from '../own/plan-calls.ts';
import { ResumeDialog } from '../own/resume-dialog.tsx';
import { classPlanQuery } from '../queries.ts';
import { BuyClassPlan } from './buy-class-plan.tsx';

export interface ClassPlanCardProps {
  readonly shown: Pick<SchoolClass, 'id' | 'seats' | 'archivedAt'>;
  /** How the teacher came back from the provider's page. */
  readonly checkout: 'success' | 'cancelled' | undefined;
}

export function ClassPlanCard({ shown, checkout }: ClassPlanCardProps) {
  const isBack = checkout === 'success';
  const query = useQuery(classPlanQuery(shown.id, isBack));
  const hasArrived = isBack && query.data !== undefined && query.data.paidBy !== null;
  const queryClient = useQueryClient();
  useEffect(() => {
    // The class has more seats now.
    if (hasArrived) void queryClient.invalidateQueries({ queryKey: queryKeys.classes });
  }, [hasArrived, queryClient]);
  return (
    <PlanCard title="Plan of this class" query={query}>
      {(status) => <PlanOfClass shown={shown} status={status} checkout={checkout} />}
    </PlanCard>
  );
}

interface PlanOfClassProps extends ClassPlanCardProps {
  readonly status: ClassPlanStatus;
}

function PlanOfClass({ shown, status, checkout }: PlanOfClassProps) {
  const { plan, until, paidBy, own } = status;
  const toWhen = until === null ? '' : ` until ${formatDay(until)}`;
  const isOpen = shown.archivedAt === null;
  const isWaiting = checkout === 'success' && paidBy === null;
  const canBuy = isOpen && plan !== 'school' && paidBy === null && !isWaiting;
  return (
    <>
      {paidBy === null && <BackFromPaying checkout={checkout} />}
      {plan === 'school' && <p>Your School plan opens every course to this class{toWhen}.</p>}
      {own !== null && own.status !== 'inactive' && <OwnPlan shown={shown} own={own} />}
      {paidBy !== null && own?.status !== 'active' && own?.status !== 'cancelling' && (
        <PaidByAnother paidBy={paidBy} />
      )}
      {plan === 'classroom' && paidBy === null && (
        <p>Your plan opens every course to this class{toWhen}.</p>
      )}
      {plan === 'trial' && !isWaiting && (
        <p className="max-w-[65ch]">
          This is a class to try, with {shown.seats} seats and the free courses.
        </p>
      )}
      {canBuy && <BuyClassPlan classId={shown.id} />}
      {own?.status === 'inactive' && <EndedPlan shown={shown} own={own} />}
    </>
  );
}

interface OwnPlanProps {
  readonly shown: ClassPlanCardProps['shown'];
  readonly own: Omit<OwnSubscription, 'tier' | 'isPaidByFamily'>;
}

function OwnPlan({ shown, own }: OwnPlanProps) {
  const { user } = useAuth();
  const calls = classPlanCalls(shown.id);
  const isOpen = shown.archivedAt === null;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <p className="font-heading text-lg font-semibold">You pay for the Classroom plan</p>
        <StateBadge own={own} />
      </div>
      <p>{nextChargeText(own, classroomPlan)}</p>
      <p className="text-[0.9375rem] text-ink-soft">
        If you leave the class or archive it, the plan ends with its period.
      </p>
      {own.hasPaymentProblem && <PaymentProblem />}
      <PaymentMethod card={own.card} />
      <div className="flex flex-wrap gap-3">
        <PortalButton calls={calls} />
        {own.isCancelling && isOpen && user && (
          <ResumeDialog
            calls={calls}
            ageRange={user.ageRange}
            priceText={nextChargeText({ ...own, isCancelling: false }, classroomPlan)}
          />
        )}
        {!own.isCancelling && <CancelDialog calls={calls} own={own} />}
      </div>
    </>
  );
}

/** A payment may still be owed, and there are receipts. */
function EndedPlan({ shown, own }: OwnPlanProps) {
  const calls = classPlanCalls(shown.id);
  return (
    <>
      {own.hasPaymentProblem && <PaymentProblem />}
      <div className="flex flex-wrap gap-3">
        <PortalButton calls={calls} />
        {own.hasPaymentProblem && <CancelDialog calls={calls} own={own} />}
      </div>
    </>
  );
}

function PaidByAnother({ paidBy }: { readonly paidBy: NonNullable<ClassPlanStatus['paidBy']> }) {
  const { firstName, username, isCancelling, currentPeriodEnd } = paidBy;
  const day = formatDay(currentPeriodEnd);
  return (
    <p className="max-w-[65ch] break-words">
      {firstName} ({username}) pays for the Classroom plan, which opens every course to this class.{' '}
      {isCancelling
        ? `It is cancelled and ends on ${day}. After that, you can buy it.`
        : `It goes on after ${day}, and only ${firstName} can cancel it.`}
    </p>
  );
}
