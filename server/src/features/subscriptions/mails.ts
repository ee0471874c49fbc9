/** The emails to the payers of a plan: before the first charge, when the plan changes, and when money moves. */
import { brand, chargeOf, offerOf, type ClassId, type UserId } from '@qubloom/contract';
import { dayInWords } from '../../domain/local-day.ts';
import type { LetterPart } from '../../platform/mail/letter.ts';
import type { MailWriter } from '../../platform/mail/outbox.ts';
import type { PlanAndCycle, PlanMailFacts } from './plan-changes.ts';
import { nameOfPlan } from './plan-holder.ts';
import { findPayer } from './queries.ts';
import { statusOfPlan } from './service.ts';

/** @param origin the site's origin, from its settings */
export function subscriptionMails(origin: string): Readonly<Record<string, MailWriter>> {
  return { 'trial-ends': trialEnds(origin), ...planMails(origin) };
}

const reason = `You get this because your address belongs to a paid plan at ${brand.name}.`;

const byFamily = 'Your family takes care of the plan, so there is nothing for you to do.';

interface PlanPlace {
  /** True for a learner whose family pays. */
  readonly isToLearner?: boolean | undefined;
  readonly classId?: ClassId | null | undefined;
  readonly familyOf?: UserId | null | undefined;
}

function pageOfPlan(origin: string, { classId = null, familyOf = null, isToLearner }: PlanPlace) {
  const own = `${origin}/dashboard?tab=subscription`;
  if (isToLearner) return { label: 'See your plan', url: own };
  const label = 'See or cancel the plan';
  if (classId !== null) return { label, url: `${origin}/teach/${String(classId)}` };
  if (familyOf !== null) return { label, url: `${origin}/family?learner=${String(familyOf)}` };
  return { label, url: own };
}

const trialEnds = (origin: string): MailWriter => ({
  async write(tx, { payload, now }) {
    // Emails that were queued before classes could have a plan name no class.
    const {
      userId,
      classId = null,
      isToLearner,
    } = payload as { userId: UserId; classId?: ClassId | null; isToLearner?: boolean };
    const payer = await findPayer(tx, { id: userId, classId });
    const { trialEnd, billingCycle, plan, className, timeZone } = payer;
    const { isTrialActive, isCancelling } = statusOfPlan(payer, now, timeZone);
    if (!isTrialActive || isCancelling || trialEnd === null || billingCycle === null) return null;
    const offer = offerOf(plan);
    const forClass = className === null ? '' : ` for the class ${className}`;
    const price = dollars(chargeOf(offer, billingCycle));
    const day = dayInWords(trialEnd, timeZone);
    return {
      subject: `Your free trial ends on ${day}`,
      parts: [
        'Hello,',
        `The free trial of ${brand.name} ${offer.name}${forClass} ends on ${day}. On that day, the card is charged ${price}, and then again every ${eachOf(billingCycle)}.`,
        isToLearner
          ? byFamily
          : 'If you want to keep the plan, there is nothing to do. If not, cancel it before the trial ends, and nothing is charged.',
        pageOfPlan(origin, { classId, familyOf: payer.paidBy && userId, isToLearner }),
      ],
      reason,
    };
  },
});

interface PlanMailText {
  readonly subject: string;
  /** The sentence that states what happened. */
  readonly what: string;
  /** The sentence about what happens next, if it differs from the one for every plan. */
  readonly next?: string;
}

/** The texts of the emails, by the kind of email. */
const texts: Readonly<Record<string, (words: Words, facts: PlanMailFacts) => PlanMailText>> = {
  'plan-started': ({ plan, price, account, day, end }, { running }) =>
    running?.isTrial === true
      ? {
          subject: `Your free trial of ${plan} has begun`,
          what: `On ${day} a free trial of ${plan} began ${account}.`,
          next: `It costs nothing until ${end}. From that day on, the card is charged ${price}, unless you cancel before.`,
        }
      : {
          subject: `Your plan ${plan} has begun`,
          what: `On ${day} the plan ${plan} (${price}) began ${account}.`,
        },
  'plan-cancelled': ({ plan, price, account, day, end }) => ({
    subject: `${plan} is cancelled`,
    what: `On ${day} the plan ${plan} (${price}) was cancelled ${account}.`,
    next: `Everything stays open until ${end}, and nothing more is charged. If that was a mistake, you can keep the plan until then.`,
  }),
  'plan-resumed': ({ plan, price, account, day }) => ({
    subject: `${plan} continues`,
    what: `On ${day}, the cancellation of the plan ${plan} (${price}) was undone ${account}.`,
  }),
  'plan-changed': ({ plan, price, before, account, day }) => ({
    subject: `Your plan is ${plan} now`,
    what: `On ${day} the plan was changed from ${before} to ${plan} (${price}) ${account}. If there is a charge for the time until then, another email says how much.`,
  }),
  'plan-ended': ({ plan, price, account, day }) => ({
    subject: `${plan} has ended`,
    what: `On ${day} the plan ${plan} (${price}) ended ${account}.`,
  }),
  'payment-paid': ({ plan, amount, account, day }) => ({
    subject: `We received ${amount}`,
    what: `On ${day} the card was charged ${amount} for the plan ${plan} ${account}.`,
  }),
  'payment-failed': ({ plan, amount, account, day, nextTry, end }, { running }) => ({
    subject: `A payment of ${amount} did not go through`,
    what: `On ${day}, we tried to charge the card ${amount} for the plan ${plan} ${account}, but the payment failed. Nothing was charged.`,
    next:
      running === null
        ? 'The plan has ended, and nothing more is charged.'
        : `Everything stays open for now. The charge will be tried again${nextTry === null ? '' : ` on ${nextTry}`}, and you can use another card.${running.isCancelling ? ` The plan is cancelled and ends on ${String(end)}.` : ''}`,
  }),
  'payment-given-back': ({ plan, amount, account, day }) => ({
    subject: `We refunded ${amount}`,
    what: `On ${day}, we refunded ${amount} that was paid for the plan ${plan} ${account}. It can take a few days until your bank shows it.`,
  }),
  'payment-taken-back': ({ plan, amount, account, day }) => ({
    subject: `Your bank has taken back ${amount}`,
    what: `On ${day}, we learned that your bank has taken back ${amount} that was paid for the plan ${plan} ${account}.`,
  }),
};

function planMails(origin: string): Record<string, MailWriter> {
  const writers = Object.entries(texts).map(([kind, text]): [string, MailWriter] => [
    kind,
    {
      write(_tx, { payload }) {
        const facts = payload as PlanMailFacts;
        const words = wordsOf(facts);
        const { subject, what, next } = text(words, facts);
        const { isToLearner } = facts;
        const parts: LetterPart[] = isToLearner
          ? ['Hello,', what, planNow(words, facts), byFamily]
          : ['Hello,', what, next ?? nextOf(words, facts)];
        const stop = isToLearner ? null : stopOf(words, facts);
        if (stop !== null) parts.push(stop);
        return Promise.resolve({
          subject: `${brand.name}: ${subject}`,
          parts: [
            ...parts,
            pageOfPlan(origin, {
              classId: facts.ofClass?.id,
              familyOf: facts.familyOf,
              isToLearner,
            }),
          ],
          reason,
        });
      },
    },
  ]);
  return Object.fromEntries(writers);
}

type Words = ReturnType<typeof wordsOf>;

function wordsOf({
  username,
  ofClass,
  timeZone,
  at,
  about,
  before,
  running,
  amount,
  nextTryAt,
  learnerName,
}: PlanMailFacts) {
  const learner = learnerName ? `of ${learnerName}` : username;
  return {
    plan: nameOf(about),
    before: `${nameOf(before)} (${priceOf(before)})`,
    price: priceOf(about),
    account: ofClass ? `for the class ${ofClass.name}` : `in the account ${learner}`,
    username,
    learner,
    day: dayInWords(new Date(at), timeZone),
    end: running && dayInWords(new Date(running.periodEnd), timeZone),
    amount: dollars(amount ?? 0),
    nextTry: nextTryAt === null ? null : dayInWords(new Date(nextTryAt), timeZone),
  };
}

/** For a learner whose family pays. */
function planNow({ plan, end }: Words, { running }: PlanMailFacts): string {
  if (running === null) return 'Your account has the Free plan now and keeps its progress.';
  return running.isCancelling
    ? `You have ${plan} until ${String(end)}. After that, your account has the Free plan and keeps its progress.`
    : `You have ${plan} now.`;
}

function nextOf({ price, end }: Words, { running, about, ofClass }: PlanMailFacts): string {
  if (running === null) {
    return `The plan has ended, and nothing more is charged. ${
      ofClass
        ? 'The class becomes one to try again. Nobody has to leave it, and what was learned stays.'
        : 'The account continues with the Free plan and keeps its progress.'
    }`;
  }
  if (running.isCancelling) {
    return `The plan is cancelled: everything stays open until ${String(end)}, and nothing more is charged.`;
  }
  if (about.cycle === null) return `The next charge comes on ${String(end)}.`;
  return `The next charge comes on ${String(end)}: ${price}.`;
}

/** Returns null if there is nothing to cancel. */
function stopOf(
  { username, end }: Words,
  { running, ofClass, familyOf, learnerName }: PlanMailFacts,
): string | null {
  if (running === null || running.isCancelling) return null;
  const then = running.isTrial ? 'nothing is charged' : 'nothing more is charged';
  if (familyOf !== undefined) {
    return `To stop it, the grown-up who pays cancels the plan of ${learnerName || username} on the family page before ${String(end)}, and ${then}.`;
  }
  return `To stop it, cancel the plan before ${String(end)}, and ${then}: sign in as ${username}, and ${
    ofClass
      ? `open the class ${ofClass.name} under Teach`
      : 'look under Subscription on the dashboard'
  }.`;
}

const nameOf = ({ plan }: PlanAndCycle): string => nameOfPlan(plan);

/** Returns a price in words, such as `$9.99 every month`. */
function priceOf({ plan, cycle }: PlanAndCycle): string {
  if (cycle === null) return 'at a special price';
  return `${dollars(chargeOf(offerOf(plan), cycle))} every ${eachOf(cycle)}`;
}

const eachOf = (cycle: 'monthly' | 'annually'): string => (cycle === 'monthly' ? 'month' : 'year');

const inDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const dollars = (amount: number): string => inDollars.format(amount);
