/** Leads a teacher to the provider's page for the Classroom plan. */
import { classroomPlan, classSeats } from '@qubloom/contract';
import { useState } from 'react';
import { call } from '../../../product/api/api.ts';
import { classPayments } from '../../../product/api/endpoints.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { PlanOrder } from '../checkout/plan-order.tsx';
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
      {isOpen && (
        <PlanOrder
          plan={classroomPlan}
          replaces={undefined}
          openCheckout={(billingCycle) =>
            call(classPayments.checkout, { params: { id: classId }, body: { billingCycle } })
          }
        />
      )}
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
