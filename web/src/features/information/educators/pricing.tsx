import { classroomPlan, classSeats, trialDays } from '@qubloom/contract';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { classroomOffer, schoolLicense } from './educators-content.ts';
import { MakeClassLink } from './make-class-link.tsx';

export function Pricing() {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col items-start gap-3 rounded-card bg-points-soft p-5">
        <p className="max-w-[65ch]">
          <strong className="font-semibold">Try it with a class of ten.</strong> It costs nothing:
          the free courses, accounts for your learners, and their progress. A plan opens every
          course. Buy the Classroom plan on the page of your class, or write to us if your school
          pays by invoice.
        </p>
        <MakeClassLink variant="secondary">Make a Class</MakeClassLink>
      </div>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <Offer
          title="Classroom Plan"
          price={
            <>
              <span className="font-heading text-4xl font-bold">${classroomPlan.price}</span> per
              month
            </>
          }
          forWhom={`Up to ${String(classSeats.classroom)} students`}
          features={classroomOffer.features}
          buttons={
            <>
              <MakeClassLink>Get the Classroom plan</MakeClassLink>
              <ButtonLink to="/inquiry" search={{ kind: 'school-plan' }} variant="secondary">
                Contact Sales
              </ButtonLink>
            </>
          }
        >
          <p className="text-[0.9375rem] text-ink-soft">
            The first {trialDays} days are free. A whole year costs 20% less. You buy it on the page
            of your class; to pay by invoice, contact sales.
          </p>
        </Offer>
        <Offer
          title="School License"
          price={<span className="font-heading text-4xl font-bold">Custom pricing</span>}
          forWhom="For whole schools and districts"
          features={schoolLicense.features}
          buttons={
            <ButtonLink to="/inquiry" search={{ kind: 'quote' }}>
              Request Quote
            </ButtonLink>
          }
        />
      </div>
      <Card as="section" aria-labelledby="discounts" className="flex flex-col items-start gap-3">
        <h3 id="discounts" className="text-xl">
          Discounts
        </h3>
        <p className="max-w-[65ch] text-ink-soft">
          Title I schools and institutions in developing countries pay less. Tell us where you
          teach, and we'll find a price together.
        </p>
        <ButtonLink to="/inquiry" search={{ kind: 'education-team' }} variant="secondary">
          Contact Education Team
        </ButtonLink>
      </Card>
    </div>
  );
}

interface OfferProps {
  readonly title: string;
  readonly price: ReactNode;
  readonly forWhom: string;
  readonly features: readonly string[];
  readonly buttons: ReactNode;
  /** More about buying it. */
  readonly children?: ReactNode;
}

function Offer({ title, price, forWhom, features, buttons, children }: OfferProps) {
  return (
    <Card as="section" aria-label={title} className="flex flex-col items-start gap-4">
      <h3 className="text-2xl">{title}</h3>
      <p className="text-ink-soft [&_span]:text-ink">{price}</p>
      <p className="font-medium">{forWhom}</p>
      <ul className="flex flex-1 flex-col gap-2.5">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-good" />
            {feature}
          </li>
        ))}
      </ul>
      {children}
      <div className="flex flex-wrap gap-3">{buttons}</div>
    </Card>
  );
}
