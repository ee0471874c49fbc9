/** What is paid and when, in plain words. */
import { chargeOf, trialDays, type BillingCycle, type Plan } from '@qubloom/contract';
import { useState } from 'react';
import { eachOf, formatDay, formatPrice } from '../words.ts';

export interface PriceWordsProps {
  readonly plan: Plan;
  readonly cycle: BillingCycle;
  /** The name of the plan whose place it takes; none for the first one. */
  readonly replaces: string | undefined;
}

const day = 24 * 3_600_000;

export function PriceWords({ plan, cycle, replaces }: PriceWordsProps) {
  const [today] = useState(() => Date.now());
  const price = formatPrice(chargeOf(plan, cycle));
  const each = eachOf(cycle);
  if (replaces !== undefined) {
    return (
      <p>
        {plan.name} costs{' '}
        <strong>
          {price} every {each}
        </strong>
        . It takes the place of {replaces}, so you never pay for both. The next page says what is
        due and when, before you agree.
      </p>
    );
  }
  const firstCharge = formatDay(new Date(today + trialDays * day));
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <dt className="text-ink-soft">Today</dt>
        <dd className="text-right font-medium">{formatPrice(0)}</dd>
        <dt className="text-ink-soft">{firstCharge}</dt>
        <dd className="text-right font-medium">{price}</dd>
        <dt className="text-ink-soft">Then every {each}</dt>
        <dd className="text-right font-medium">{price}</dd>
      </dl>
      <p>
        The first {trialDays} days are free. The first charge is{' '}
        <strong>
          {price} on {firstCharge}
        </strong>
        . Cancel before that day and nothing is charged.
      </p>
    </>
  );
}
