/** The price and the day of the charge, in plain words. */
import { chargeOf, trialDays, type BillingCycle, type Plan } from '@qubloom/contract';
import { useState } from 'react';
import { formatDay } from '../../../lib/dates/format-day.ts';
import { periodOf, formatPrice } from '../words.ts';

export interface PriceWordsProps {
  readonly plan: Pick<Plan, 'name' | 'price'>;
  readonly cycle: BillingCycle;
  /** The plan that it replaces; undefined for the first one. */
  readonly replaces: ReplacedPlan | undefined;
}

export interface ReplacedPlan {
  readonly name: string;
  /** The day on which a cancelled plan ends; null for a plan that continues. */
  readonly endsOn: string | null;
}

const day = 24 * 3_600_000;

export function PriceWords({ plan, cycle, replaces }: PriceWordsProps) {
  const [today] = useState(() => Date.now());
  const price = formatPrice(chargeOf(plan, cycle));
  const each = periodOf(cycle);
  if (replaces !== undefined) {
    const { name, endsOn } = replaces;
    return (
      <>
        <p>
          {plan.name} costs{' '}
          <strong>
            {price} every {each}
          </strong>
          . It takes the place of {name}, so you never pay for both. The next page says what is due
          and when, before you agree.
        </p>
        {endsOn !== null && (
          <p>
            {name} is cancelled and ends on {formatDay(endsOn)}. If you agree on the next page, you
            go on with {plan.name} instead. If you leave that page, {name} ends all the same.
          </p>
        )}
      </>
    );
  }
  const firstCharge = formatDay(new Date(today + trialDays * day));
  return (
    <>
      <dl className="flex flex-col gap-2">
        {[
          { when: 'Today', amount: formatPrice(0) },
          { when: firstCharge, amount: price },
          { when: `Then every ${each}`, amount: price },
        ].map(({ when, amount }) => (
          <div key={when} className="flex flex-wrap justify-between gap-x-6">
            <dt className="text-ink-soft">{when}</dt>
            <dd className="ml-auto font-medium">{amount}</dd>
          </div>
        ))}
      </dl>
      <p>
        The first {trialDays} days are free. The first charge is{' '}
        <strong>
          {price} on {firstCharge}
        </strong>
        . We write to you before then. Cancel before that day and nothing is charged.
      </p>
    </>
  );
}
