import { annualPricePerMonth, annualTotal, type BillingCycle, type Plan } from '@qubloom/contract';
import { clsx } from 'clsx';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { formatPrice } from '../words.ts';

export interface PlanCardProps {
  readonly plan: Plan;
  readonly cycle: BillingCycle;
  /** The button. */
  readonly children: ReactNode;
}

export function PlanCard({ plan, cycle, children }: PlanCardProps) {
  const titleId = `plan-${plan.id}`;
  return (
    <Card
      as="article"
      aria-labelledby={titleId}
      className={clsx(
        'flex h-full flex-col gap-5',
        plan.popular && '!border-action ring-1 ring-action',
      )}
    >
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id={titleId} className="text-2xl">
            {plan.name}
          </h2>
          {plan.popular && <Badge tone="action">Popular</Badge>}
        </div>
        <p className="text-[0.9375rem] text-ink-soft">{plan.description}</p>
      </header>
      <Price plan={plan} cycle={cycle} />
      {children}
      <ul className="flex flex-col gap-2.5 text-[0.9375rem]">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check
              aria-hidden="true"
              className="mt-0.5 size-5 shrink-0 text-good"
              strokeWidth={2.5}
            />
            <span className="min-w-0 wrap-anywhere">{feature}</span>
          </li>
        ))}
        {plan.excludedFeatures.map((feature) => (
          <li key={feature} className="flex gap-2.5 text-ink-soft">
            <Minus aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              <span className="sr-only">Not included: </span>
              {feature}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Price({ plan, cycle }: Pick<PlanCardProps, 'plan' | 'cycle'>) {
  const isAnnual = cycle === 'annually' && plan.price > 0;
  return (
    <div>
      <p>
        <span className="font-heading text-4xl font-semibold tabular-nums">
          {formatPrice(isAnnual ? annualPricePerMonth(plan) : plan.price)}
        </span>{' '}
        <span className="text-ink-soft">per month</span>
      </p>
      <p className="mt-1 min-h-6 text-sm text-ink-soft">
        {isAnnual && `${formatPrice(annualTotal(plan))} charged once a year`}
        {!isAnnual && plan.price > 0 && 'Charged every month'}
      </p>
    </div>
  );
}
