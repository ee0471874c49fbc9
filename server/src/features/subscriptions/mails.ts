/** The mail before the first charge. */
import { brand, chargeOf, planOf, type UserId } from '@qubloom/contract';
import { localDay } from '../../domain/local-day.ts';
import type { MailWriter } from '../../platform/mail/outbox.ts';
import { findPayer } from './queries.ts';
import { shownAs } from './service.ts';

/** @param origin Of the site, from its settings. */
export function subscriptionMails(origin: string): Readonly<Record<string, MailWriter>> {
  return {
    'trial-ends': {
      async write(tx, { payload, now }) {
        const { userId } = payload as { userId: UserId };
        const payer = await findPayer(tx, userId);
        const { trialEnd, billingCycle, tier, timeZone } = payer;
        const { isTrialActive, isCancelling } = shownAs(payer, now, timeZone);
        if (!isTrialActive || isCancelling || trialEnd === null || billingCycle === null)
          return null;
        const plan = planOf(tier);
        const price = dollars.format(chargeOf(plan, billingCycle));
        const each = billingCycle === 'monthly' ? 'month' : 'year';
        const day = days.format(new Date(localDay(trialEnd, timeZone)));
        return {
          subject: `Your free trial ends on ${day}`,
          parts: [
            'Hello,',
            `The free trial of ${brand.name} ${plan.name} ends on ${day}. On that day the card is charged ${price}, and then every ${each}.`,
            'If you want to keep the plan, there is nothing to do. If not, cancel it before the trial ends and nothing is charged.',
            { label: 'See or cancel the plan', url: `${origin}/dashboard?tab=subscription` },
          ],
          reason: `You get this because somebody with your address began a free trial at ${brand.name}.`,
        };
      },
    },
  };
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
/** Of a day that is midnight in UTC. */
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
