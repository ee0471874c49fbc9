import { chargeOf, type OwnSubscription, type Plan } from '@qubloom/contract';
import { formatDay } from '../../../lib/dates/format-day.ts';
import { periodOf, formatPrice } from '../words.ts';

/** The next event of a paid plan, in one sentence. */
export function nextChargeText(
  own: Omit<OwnSubscription, 'tier' | 'isPaidByFamily'>,
  plan: Pick<Plan, 'price'> | undefined,
): string {
  const { isCancelling, isTrialActive, currentPeriodEnd, billingCycle } = own;
  if (currentPeriodEnd === null) return '';
  const day = formatDay(currentPeriodEnd);
  if (isCancelling) return `It's yours until ${day}. Nothing more is charged.`;
  if (!plan || billingCycle === null) return `The next charge is on ${day}.`;
  const price = formatPrice(chargeOf(plan, billingCycle));
  const charge = isTrialActive ? 'The first charge' : 'The next charge';
  return `${charge} is ${price} on ${day}, then every ${periodOf(billingCycle)}.`;
}
