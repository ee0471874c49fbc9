/** Leads a teacher to the provider's page for the Classroom plan. */
import { classroomPlan, classSeats, type BillingCycle } from '@qubloom/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { leaveFor, useComeBack } from '../../../lib/browser/leave.ts';
import { call } from '../../../product/api/api.ts';
import { classPayments } from '../../../product/api/endpoints.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Choices } from '../../../ui/controls/choices.tsx';
import { FieldError } from '../../../ui/controls/text-field.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { failureOf } from '../checkout/checkout-failure.ts';
import { PriceWords } from '../checkout/price-words.tsx';
import { Framed, isFramed } from '../checkout/framed.tsx';
import { billingCycles } from '../plans/billing-cycles.ts';
import { formatPrice } from '../words.ts';

export function BuyClassPlan({ classId }: { readonly classId: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="max-w-[65ch]">
        The Classroom plan opens every course to up to {classSeats.classroom} students, for{' '}
        {formatPrice(classroomPlan.price)} a month.
      </p>
      <Button
        variant={isOpen ? 'quiet' : 'primary'}
        className="self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Get the Classroom plan
      </Button>
      {isOpen && <Order classId={classId} />}
      <p className="max-w-[65ch] text-[0.9375rem] text-ink-soft">
        Does your school pay by invoice, or do you need more seats?{' '}
        <TextLink to="/inquiry" search={{ kind: 'school-plan' }}>
          Write to us
        </TextLink>{' '}
        and name class number {classId}.
      </p>
    </>
  );
}

function Order({ classId }: { readonly classId: number }) {
  const [cycle, setCycle] = useState<BillingCycle>('monthly');
  const checkout = useMutation({
    mutationFn: () =>
      call(classPayments.checkout, { params: { id: classId }, body: { billingCycle: cycle } }),
    onSuccess: ({ sessionUrl }) => leaveFor(sessionUrl),
  });
  useComeBack(checkout.reset);
  if (isFramed()) return <Framed />;
  return (
    <div className="flex flex-col items-start gap-4 rounded-control bg-sunken p-4">
      <Choices label="How to pay" options={billingCycles} chosen={cycle} onChoose={setCycle} />
      <p className="text-[0.9375rem] text-ink-soft">A whole year costs 20% less.</p>
      <div className="flex w-full flex-col gap-4">
        <PriceWords plan={classroomPlan} cycle={cycle} replaces={undefined} />
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
