/** Decides who may buy what. */
import {
  grownUpNeeded,
  grownUpsEmailNeeded,
  isUpgrade,
  noDowngrade,
  type BodyOf,
  type ErrorCode,
  type PaymentErrorCode,
  type subscriptions,
  type UserId,
} from '@qubloom/contract';
import type { Context } from '../../context.ts';
import type { Learner } from '../../platform/caller.ts';
import { Forbidden } from '../../platform/errors.ts';
import { allowWithConsent } from '../consent/index.ts';
import type { Payer } from './payer.ts';
import { PaymentRefused } from './refusals.ts';
import { nameOfPlan } from './plan-holder.ts';
import { tierOf } from './sync.ts';
import type { StoredSubscription } from './stored-subscription.ts';

export type CheckoutBody = BodyOf<typeof subscriptions.checkout>;

/** Below 18, a grown-up must be present. Below 13, a parent must have said yes before. */
export async function allowToPay(
  context: Context,
  learner: Learner,
  grownUp: true | undefined,
): Promise<void> {
  try {
    await allowWithConsent(context, learner, 'buying');
  } catch (error) {
    if (!(error instanceof Forbidden)) throw error;
    throw refused('forbidden', 'consent-needed', error.message);
  }
  allowToStay(learner);
  if (learner.ageRange !== '18-plus' && grownUp !== true) {
    throw refused('forbidden', 'grown-up-needed', `${grownUpNeeded} Only a grown-up can pay.`);
  }
}

export function allowToStay({ erasureAskedAt }: Pick<Payer, 'erasureAskedAt'>): void {
  if (erasureAskedAt === null) return;
  throw refused(
    'conflict',
    'account-ending',
    'This account is set to be erased. Choose to keep it first, then choose a plan.',
  );
}

/**
 * Only the payer may change a running plan.
 * @param paidBy null for the holder
 */
export function allowPayer(payer: Payer, paidBy: UserId | null): void {
  if (payer.subscriptionId === null || payer.paidBy === paidBy) return;
  throw refused(
    'conflict',
    'paid-by-another',
    paidBy === null
      ? 'Your family takes care of your plan.'
      : 'Somebody else pays for this plan, so only they can change it.',
  );
}

/** Milliseconds. While an upgrade is being paid, the period must not end with a charge for the cancelled plan. */
const leftForUpgrade = 3 * 3_600_000;

export function allowLateUpgrade(endDate: Date | null, now: Date): void {
  if (endDate !== null && endDate.getTime() - now.getTime() > leftForUpgrade) return;
  throw refused(
    'conflict',
    'cancelling',
    'Your plan is about to end. Please choose the new one in a few hours, when it has ended.',
  );
}

/** Returns the address that the provider writes to. Below 13, it is the parent's, which the account has. */
export function payerEmailOf(
  { ageRange }: Pick<Learner, 'ageRange'>,
  { payerEmail }: CheckoutBody,
): string | null {
  if (ageRange !== '13-17') return null;
  if (payerEmail === undefined) throw refused('invalid', 'grown-up-needed', grownUpsEmailNeeded);
  return payerEmail;
}

/** Decides whether to begin a first subscription or to change the running one. */
export function chooseCheckoutKind(
  stored: StoredSubscription,
  { planId }: Pick<CheckoutBody, 'planId'>,
): 'checkout' | 'upgrade' {
  if (planId === stored.plan) {
    throw refused('conflict', 'current-plan', `${nameOfPlan(planId)} is already your plan.`);
  }
  if (!isUpgrade(tierOf(stored), planId)) {
    throw refused('conflict', 'downgrade', noDowngrade);
  }
  if (stored.subscriptionId === null) return 'checkout';
  if (stored.hasPaymentProblem) throw unpaid();
  return 'upgrade';
}

/** The plan of a class has no higher one, so it is only begun. */
export function allowFirstPlan(stored: StoredSubscription, isPaidByAnother: boolean): void {
  if (stored.plan !== 'free' || isPaidByAnother) {
    throw refused('conflict', 'current-plan', 'This class already has the Classroom plan.');
  }
  if (stored.subscriptionId !== null) throw unpaid();
}

const unpaid = () =>
  refused(
    'conflict',
    'unpaid',
    "The last payment didn't go through. Please choose another card first.",
  );

const refused = (code: ErrorCode, reason: PaymentErrorCode, sentence: string): PaymentRefused =>
  new PaymentRefused(code, reason, sentence);
