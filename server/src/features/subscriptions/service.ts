/** Reads a learner's subscription, and cancels or resumes it. */
import {
  planOf,
  type BodyOf,
  type OwnSubscription,
  type subscriptions,
  type UserId,
} from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { daysBetween, localDay } from '../../domain/local-day.ts';
import type { Learner } from '../../platform/caller.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { Refusal } from '../../platform/errors.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { EndedPayments } from '../accounts/index.ts';
import { beginCheckout, closeOpenCheckout, cancelAgain, findSyncedPayer } from './checkout.ts';
import { allowToPay, type CheckoutBody } from './policy.ts';
import { findPayer, setEndsUnlessChanged, type Payer } from './queries.ts';
import type { ProviderSession } from './provider.ts';
import {
  cannotEndPayments,
  noSubscription,
  nothingToCancel,
  nothingToKeep,
  providerAway,
} from './refusals.ts';
import type { StoredSubscription } from './stored-subscription.ts';
import { endAll, providerOf, sync } from './sync.ts';
import { paymentTries } from './throttles.ts';

export async function statusOf(
  { database, now }: Context,
  { id, timeZone }: Pick<Learner, 'id' | 'timeZone'>,
): Promise<OwnSubscription> {
  return ownSubscriptionOf(await findPayer(database, id), now(), timeZone);
}

export function ownSubscriptionOf(
  stored: StoredSubscription & Pick<Payer, 'customerId'>,
  now: Date,
  timeZone: string,
): OwnSubscription {
  const { tier, status, endDate, billingCycle, trialEnd, card, hasPaymentProblem } = stored;
  const isTrialActive = status !== 'inactive' && trialEnd !== null && trialEnd > now;
  const daysLeft = trialEnd && daysBetween(localDay(now, timeZone), localDay(trialEnd, timeZone));
  return {
    tier,
    status,
    isTrialActive,
    daysLeftInTrial: isTrialActive ? Math.max(0, daysLeft ?? 0) : 0,
    trialEnd: trialEnd?.toISOString() ?? null,
    isCancelling: status === 'cancelling',
    currentPeriodEnd: endDate?.toISOString() ?? null,
    billingCycle,
    card,
    hasPaymentProblem,
    hasReceipts: stored.customerId !== null,
  };
}

export async function checkout(
  context: Context,
  learner: Learner,
  body: CheckoutBody,
): Promise<{ sessionUrl: string; sessionId: string }> {
  // Refuses first if nothing can be bought.
  providerOf(context);
  const session = await inTime(beginCheckout(context, learner, body));
  return sessionReply(session);
}

/** Cancelling a second time changes nothing. */
export async function cancel(context: Context, learner: Learner) {
  await paymentTries.take(context, String(learner.id));
  const payer = await findPayer(context.database, learner.id);
  if (payer.subscriptionId === null) throw nothingToCancel();
  return inTime(setEnding(context, payer, true));
}

export async function resume(
  context: Context,
  learner: Learner,
  body: BodyOf<typeof subscriptions.resume>,
) {
  // Refuses first if nothing can be bought.
  providerOf(context);
  await allowToPay(context, learner, body?.grownUp);
  await paymentTries.take(context, String(learner.id));
  const payer = await findPayer(context.database, learner.id);
  if (payer.subscriptionId === null) throw noSubscription();
  return inTime(setEnding(context, payer, false));
}

export async function portal(context: Context, learner: Learner) {
  await paymentTries.take(context, String(learner.id));
  const { customerId } = await findPayer(context.database, learner.id);
  if (customerId === null) throw noSubscription();
  return sessionReply(await inTime(providerOf(context).openPortal(customerId)));
}

/** Runs after the time for upgrading a cancelled plan. */
export async function cancelAgainUnlessPaid(context: Context, id: UserId): Promise<void> {
  if (context.payments.provider !== null) await cancelAgain(context, id);
}

/** Prevents all further charges. What has been paid for stays open until its period ends. */
export async function stopCharges(context: Context, id: UserId): Promise<void> {
  await endForPayer(context, id, async (customerId) => {
    await closeOpenCheckout(context, id, customerId);
    const payer = await findSyncedPayer(context, id);
    if (payer.subscriptionId !== null) await setEnding(context, payer, true);
  });
}

/** Does the same soon after the transaction, and repeats it until it succeeds. */
export const stopChargesSoon = (tx: Transaction, id: UserId): Promise<void> =>
  addJob(tx, { task: 'stop-charges', payload: { id }, key: `stop-charges:${String(id)}` });

/** Runs before an account is erased. The provider keeps only what the law requires. */
export async function endPayments(context: Context, id: UserId): Promise<EndedPayments> {
  const { tier, payerEmail } = await findPayer(context.database, id);
  await endForPayer(context, id, async (customerId) => {
    await closeOpenCheckout(context, id, customerId);
    await endAll(context, customerId);
    await providerOf(context).forgetCustomer(customerId);
  });
  return { plan: tier === 'free' ? null : planOf(tier).name, payerEmail };
}

/** Does nothing for a learner who has never gone to pay. */
async function endForPayer(
  context: Context,
  id: UserId,
  end: (customerId: string) => Promise<void>,
): Promise<void> {
  const { database, payments } = context;
  const { customerId, subscriptionId } = await findPayer(database, id);
  // Without a provider, a learner without a stored subscription cannot be charged.
  if (customerId === null || (payments.provider === null && subscriptionId === null)) return;
  try {
    // Refuses if no provider can end what was bought.
    providerOf(context);
    await inTime(end(customerId));
  } catch (error) {
    if (error instanceof Refusal) throw cannotEndPayments(error);
    throw error;
  }
}

async function setEnding(context: Context, payer: Payer, ends: boolean) {
  const { id, customerId, subscriptionId } = payer;
  const nothingThere = ends ? nothingToCancel : nothingToKeep;
  if (customerId === null || subscriptionId === null) throw nothingThere();
  // Removes what an unpaid upgrade may have left.
  await setEndsUnlessChanged(context.database, id, false);
  await providerOf(context).endWithPeriod(subscriptionId, ends);
  const after = await sync(context, id, customerId);
  const endDate = after?.endDate;
  if (!endDate) throw nothingThere();
  if (after.status === (ends ? 'active' : 'cancelling')) throw providerAway();
  return { currentPeriodEnd: endDate.toISOString() };
}

const sessionReply = ({ url, id }: ProviderSession) => ({ sessionUrl: url, sessionId: id });

/** Milliseconds. The caller gets an answer within ten seconds. */
const replyTimeout = 8000;

/** Work that has begun continues after the timeout, and the next try finds its result. */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(providerAway()), replyTimeout);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
