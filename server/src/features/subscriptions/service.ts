/** How a subscription stands, and what its learner does about it. */
import {
  planOf,
  type BodyOf,
  type OwnSubscription,
  type subscriptions,
  type UserId,
} from '@qubloom/contract';
import type { EndedPayments } from '../../domain/last-mails.ts';
import { daysBetween, localDay } from '../../domain/local-day.ts';
import type { Learner } from '../../platform/caller.ts';
import type { Database } from '../../platform/database/client.ts';
import { Refusal } from '../../platform/errors.ts';
import {
  beginCheckout,
  closeOpenCheckout,
  endAgain,
  findRunning,
  type CheckoutOptions,
} from './checkout.ts';
import { allowToPay, type CheckoutBody } from './policy.ts';
import { findPayer, holdCancelled, type Payer } from './queries.ts';
import type { ProviderSession } from './provider.ts';
import {
  cannotEndPayments,
  notConfigured,
  noSubscription,
  nothingToCancel,
  nothingToKeep,
  providerAway,
} from './refusals.ts';
import type { StoredSubscription } from './standing.ts';
import { endAll, sync } from './sync.ts';

export interface SubscriptionsOptions {
  readonly database: Database;
  readonly now: () => Date;
  /** Null where nothing can be bought. */
  readonly checkouts: CheckoutOptions | null;
}

export async function statusOf(
  { database, now }: SubscriptionsOptions,
  { id, timeZone }: Pick<Learner, 'id' | 'timeZone'>,
): Promise<OwnSubscription> {
  return shownAs(await findPayer(database, id), now(), timeZone);
}

export function shownAs(
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
  { checkouts }: SubscriptionsOptions,
  learner: Learner,
  body: CheckoutBody,
): Promise<{ sessionUrl: string; sessionId: string }> {
  const session = await inTime(beginCheckout(offered(checkouts), learner, body));
  return sessionReply(session);
}

/** Again changes nothing. */
export async function cancel({ checkouts, database }: SubscriptionsOptions, learner: Learner) {
  await checkouts?.tries.take(String(learner.id));
  const payer = await findPayer(database, learner.id);
  if (payer.subscriptionId === null) throw nothingToCancel();
  return inTime(setEnding(offered(checkouts), payer, true));
}

export async function resume(
  { checkouts, database }: SubscriptionsOptions,
  learner: Learner,
  body: BodyOf<typeof subscriptions.resume>,
) {
  const options = offered(checkouts);
  await allowToPay(options.allowWithConsent, learner, body?.grownUp);
  await options.tries.take(String(learner.id));
  const payer = await findPayer(database, learner.id);
  if (payer.subscriptionId === null) throw noSubscription();
  return inTime(setEnding(options, payer, false));
}

export async function portal({ checkouts, database }: SubscriptionsOptions, learner: Learner) {
  await checkouts?.tries.take(String(learner.id));
  const { customerId } = await findPayer(database, learner.id);
  if (customerId === null) throw noSubscription();
  return sessionReply(await inTime(offered(checkouts).provider.openPortal(customerId)));
}

/** After the time for an upgrade of a cancelled plan. */
export async function endUnlessChanged(
  { checkouts }: SubscriptionsOptions,
  id: UserId,
): Promise<void> {
  if (checkouts !== null) await endAgain(checkouts, id);
}

/** No charge comes any more; what has been paid for stays open until its period ends. */
export async function stopCharges(
  { checkouts, database }: SubscriptionsOptions,
  id: UserId,
): Promise<void> {
  await endForPayer({ checkouts, database }, id, async (options, customerId) => {
    await closeOpenCheckout(options, id, customerId);
    const payer = await findRunning(options, id);
    if (payer.subscriptionId !== null) await setEnding(options, payer, true);
  });
}

/** Before an account is erased. Nothing of it stays at the provider but what the law has it keep. */
export async function endPayments(
  { checkouts, database }: SubscriptionsOptions,
  id: UserId,
): Promise<EndedPayments> {
  const { tier, payerEmail } = await findPayer(database, id);
  await endForPayer({ checkouts, database }, id, async (options, customerId) => {
    await closeOpenCheckout(options, id, customerId);
    await endAll(options, customerId);
    await options.provider.forgetCustomer(customerId);
  });
  return { plan: tier === 'free' ? null : planOf(tier).name, payerEmail };
}

/** Nothing is done for who has never gone to pay. */
async function endForPayer(
  { checkouts, database }: Pick<SubscriptionsOptions, 'checkouts' | 'database'>,
  id: UserId,
  end: (options: CheckoutOptions, customerId: string) => Promise<void>,
): Promise<void> {
  const { customerId, subscriptionId } = await findPayer(database, id);
  // Where no provider is set up any more, what is not known of cannot be charged either.
  if (customerId === null || (checkouts === null && subscriptionId === null)) return;
  try {
    await inTime(end(offered(checkouts), customerId));
  } catch (error) {
    if (error instanceof Refusal) throw cannotEndPayments(error);
    throw error;
  }
}

async function setEnding(options: CheckoutOptions, payer: Payer, ends: boolean) {
  const { id, customerId, subscriptionId } = payer;
  const nothingThere = ends ? nothingToCancel : nothingToKeep;
  if (customerId === null || subscriptionId === null) throw nothingThere();
  // Whatever an upgrade that was not paid has left.
  await holdCancelled(options.database, id, false);
  await options.provider.endWithPeriod(subscriptionId, ends);
  const after = await sync(options, id, customerId);
  const endDate = after?.endDate;
  if (!endDate) throw nothingThere();
  if (after.status === (ends ? 'active' : 'cancelling')) throw providerAway();
  return { currentPeriodEnd: endDate.toISOString() };
}

const sessionReply = ({ url, id }: ProviderSession) => ({ sessionUrl: url, sessionId: id });

function offered(checkouts: CheckoutOptions | null): CheckoutOptions {
  if (checkouts === null) throw notConfigured();
  return checkouts;
}

/** Milliseconds. Whoever waits hears something within ten seconds. */
const replyTimeout = 8000;

/** What has begun goes on, and the next try finds it. */
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
