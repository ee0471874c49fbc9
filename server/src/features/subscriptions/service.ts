/** Reads subscriptions, and cancels or resumes them. */
import type {
  BillingCycle,
  BodyOf,
  ClassId,
  ClassPlanStatus,
  FamilyPlan,
  OwnSubscription,
  subscriptions,
  UserId,
} from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { daysBetween, localDay } from '../../domain/local-day.ts';
import type { Learner } from '../../platform/caller.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { Refusal } from '../../platform/errors.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { EndedPayments } from '../accounts/index.ts';
import {
  beginCheckout,
  beginClassCheckout,
  beginFamilyCheckout,
  cancelAgain,
  closeOpenCheckout,
  findSyncedPayer,
  type FamilyOrder,
} from './checkout.ts';
import { findClassesPaidBy, findPayerOfClass, findPayersOfClass } from './class-queries.ts';
import { findLearnersOfPayer } from './family-queries.ts';
import { forgetPayer } from './forget-payer.ts';
import type { Payer } from './payer.ts';
import {
  nameOfHolder,
  nameOfPlan,
  ownPlanOf,
  planOfClass,
  type PlanHolder,
} from './plan-holder.ts';
import { allowPayer, allowToPay, allowToStay, type CheckoutBody } from './policy.ts';
import { returnUrls, type ProviderSession } from './provider.ts';
import { findPayer, setEndsUnlessChanged } from './queries.ts';
import {
  cannotEndPayments,
  noSubscription,
  nothingToCancel,
  nothingToKeep,
  providerAway,
} from './refusals.ts';
import type { StoredSubscription } from './stored-subscription.ts';
import { endAll, providerOf, sync, tierOf, withHolder } from './sync.ts';
import { paymentTries } from './throttles.ts';

export async function statusOf(
  { database, now }: Context,
  { id, timeZone }: Pick<Learner, 'id' | 'timeZone'>,
): Promise<OwnSubscription> {
  const payer = await findPayer(database, ownPlanOf(id));
  const status = { tier: tierOf(payer), ...statusOfPlan(payer, now(), timeZone) };
  const isPaidByFamily = payer.paidBy !== null && payer.subscriptionId !== null;
  if (payer.paidBy === null) return { ...status, isPaidByFamily };
  // The card, the receipts, and what is owed are the payer's own affair.
  return { ...status, isPaidByFamily, card: null, hasReceipts: false, hasPaymentProblem: false };
}

/** Returns a learner's plan for a grown-up of the family. */
export async function statusForFamily(
  { database, now }: Context,
  { id, timeZone }: Pick<Learner, 'id' | 'timeZone'>,
  learnerId: UserId,
): Promise<FamilyPlan> {
  const payer = await findPayer(database, ownPlanOf(learnerId));
  const { paidBy, subscriptionId, customerId, status, endDate } = payer;
  const isOwn = paidBy === id;
  const who = isOwn ? 'caller' : paidBy === null ? 'learner' : 'another';
  return {
    tier: tierOf(payer),
    currentPeriodEnd: endDate?.toISOString() ?? null,
    isCancelling: status === 'cancelling',
    paidBy: subscriptionId === null ? null : who,
    own: isOwn && customerId !== null ? statusOfPlan(payer, now(), timeZone) : null,
  };
}

/** Returns who pays for a class, and what the teacher has paid for it. */
export async function statusForClass(
  { database, now }: Context,
  { id, timeZone }: Pick<Learner, 'id' | 'timeZone'>,
  classId: ClassId,
): Promise<Pick<ClassPlanStatus, 'own'> & { readonly payer: Payer | null }> {
  const [own, payer] = await Promise.all([
    findPayer(database, planOfClass(id, classId)),
    findPayerOfClass(database, classId),
  ]);
  return { payer, own: own.customerId === null ? null : statusOfPlan(own, now(), timeZone) };
}

export function statusOfPlan(
  stored: StoredSubscription & Pick<Payer, 'customerId'>,
  now: Date,
  timeZone: string,
): Omit<OwnSubscription, 'tier' | 'isPaidByFamily'> {
  const { status, endDate, billingCycle, trialEnd, card, hasPaymentProblem } = stored;
  const isTrialActive = status !== 'inactive' && trialEnd !== null && trialEnd > now;
  const daysLeft = trialEnd && daysBetween(localDay(now, timeZone), localDay(trialEnd, timeZone));
  return {
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

/** The caller has checked that the grown-up is linked to the learner. */
export async function checkoutForFamily(
  context: Context,
  grownUp: Learner,
  learnerId: UserId,
  body: FamilyOrder,
): Promise<{ sessionUrl: string; sessionId: string }> {
  providerOf(context);
  return sessionReply(await inTime(beginFamilyCheckout(context, grownUp, learnerId, body)));
}

/** The caller has checked that the teacher may buy a plan for this class. */
export async function checkoutForClass(
  context: Context,
  teacher: Learner,
  classId: ClassId,
  billingCycle: BillingCycle,
): Promise<{ sessionUrl: string; sessionId: string }> {
  providerOf(context);
  return sessionReply(await inTime(beginClassCheckout(context, teacher, classId, billingCycle)));
}

/** Cancelling a second time changes nothing. */
export const cancel = (context: Context, learner: Learner) =>
  cancelPlan(context, ownPlanOf(learner.id));

export const cancelForClass = (context: Context, teacher: Learner, classId: ClassId) =>
  cancelPlan(context, planOfClass(teacher.id, classId));

export const cancelForFamily = (context: Context, payer: UserId, learnerId: UserId) =>
  cancelPlan(context, ownPlanOf(learnerId), payer);

/** @param paidBy the grown-up of the family who asks; null for the holder */
async function cancelPlan(context: Context, holder: PlanHolder, paidBy: UserId | null = null) {
  await paymentTries.take(context, String(paidBy ?? holder.id));
  const payer = await findPayer(context.database, holder);
  allowPayer(payer, paidBy);
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
  return resumePlan(context, ownPlanOf(learner.id));
}

export async function resumeForClass(context: Context, teacher: Learner, classId: ClassId) {
  providerOf(context);
  await allowToPay(context, teacher, undefined);
  return resumePlan(context, planOfClass(teacher.id, classId));
}

export async function resumeForFamily(context: Context, grownUp: Learner, learnerId: UserId) {
  providerOf(context);
  await allowToPay(context, grownUp, undefined);
  allowToStay(await findPayer(context.database, ownPlanOf(learnerId)));
  return resumePlan(context, ownPlanOf(learnerId), grownUp.id);
}

async function resumePlan(context: Context, holder: PlanHolder, paidBy: UserId | null = null) {
  await paymentTries.take(context, String(paidBy ?? holder.id));
  const payer = await findPayer(context.database, holder);
  allowPayer(payer, paidBy);
  if (payer.subscriptionId === null) throw noSubscription();
  return inTime(setEnding(context, payer, false));
}

export const portal = (context: Context, learner: Learner) =>
  openPortal(context, ownPlanOf(learner.id));

export const portalForClass = (context: Context, teacher: Learner, classId: ClassId) =>
  openPortal(context, planOfClass(teacher.id, classId));

export const portalForFamily = (context: Context, payer: UserId, learnerId: UserId) =>
  openPortal(context, ownPlanOf(learnerId), payer);

async function openPortal(context: Context, holder: PlanHolder, paidBy: UserId | null = null) {
  await paymentTries.take(context, String(paidBy ?? holder.id));
  const payer = await findPayer(context.database, holder);
  const { customerId } = payer;
  if (customerId === null || payer.paidBy !== paidBy) throw noSubscription();
  const returnTo = returnUrls(context.publicOrigin, payer);
  return sessionReply(await inTime(providerOf(context).openPortal(customerId, returnTo)));
}

/** Runs after the time for upgrading a cancelled plan. */
export async function cancelAgainUnlessPaid(context: Context, id: UserId): Promise<void> {
  if (context.payments.provider !== null) await cancelAgain(context, id);
}

/** Prevents all further charges. What has been paid for stays open until its period ends. */
export async function stopCharges(context: Context, id: UserId): Promise<void> {
  for (const holder of await plansPaidBy(context, id)) await stopChargesFor(context, holder);
}

export async function stopChargesFor(context: Context, holder: PlanHolder): Promise<void> {
  await endForPayer(context, holder, async (customerId) => {
    await closeOpenCheckout(context, await findPayer(context.database, holder), customerId);
    const payer = await findSyncedPayer(context, holder);
    if (payer.subscriptionId !== null) await setEnding(context, payer, true);
  });
}

/** Does the same soon after the transaction, and repeats it until it succeeds. */
export const stopChargesSoon = (tx: Transaction, id: UserId): Promise<void> =>
  stopSoon(tx, ownPlanOf(id));

/** @param payer the teacher who no longer pays; if left out, nobody does */
export async function stopClassChargesSoon(
  tx: Transaction,
  classId: ClassId,
  payer?: UserId,
): Promise<void> {
  const all = payer ? [planOfClass(payer, classId)] : await findPayersOfClass(tx, classId);
  for (const holder of all) await stopSoon(tx, holder);
}

/** The same for all learners for whom somebody pays who is no grown-up. */
export async function stopFamilyChargesSoon(tx: Transaction, id: UserId): Promise<void> {
  for (const learnerId of await findLearnersOfPayer(tx, id)) {
    await stopSoon(tx, ownPlanOf(learnerId));
  }
}

/** The same for all classes for which somebody pays who can no longer teach. */
export async function stopTeachersChargesSoon(tx: Transaction, id: UserId): Promise<void> {
  for (const classId of await findClassesPaidBy(tx, id)) {
    await stopSoon(tx, planOfClass(id, classId));
  }
}

const stopSoon = (tx: Transaction, holder: PlanHolder): Promise<void> =>
  addJob(tx, {
    task: 'stop-charges',
    payload: { id: holder.id, classId: holder.classId },
    key: `stop-charges:${nameOfHolder(holder)}`,
  });

async function plansPaidBy({ database }: Context, id: UserId): Promise<PlanHolder[]> {
  const classIds = await findClassesPaidBy(database, id);
  const learners = await findLearnersOfPayer(database, id);
  return [
    ownPlanOf(id),
    ...classIds.map((classId) => planOfClass(id, classId)),
    ...learners.map(ownPlanOf),
  ];
}

/** Runs before an account is erased. The provider keeps only what the law requires. */
export async function endPayments(context: Context, id: UserId): Promise<EndedPayments> {
  const { payerEmail } = await findPayer(context.database, ownPlanOf(id));
  const ended: string[] = [];
  for (const holder of await plansPaidBy(context, id)) {
    const { plan } = await findPayer(context.database, holder);
    await endPaymentsOf(context, holder);
    if (holder.id !== id) await forgetFamilyPayer(context, holder, id);
    if (plan !== 'free') ended.push(nameOfPlan(plan));
  }
  return { plan: ended.length === 0 ? null : ended.join(' and '), payerEmail };
}

/** The learner keeps what was paid for until the period ends. */
function forgetFamilyPayer(context: Context, holder: PlanHolder, id: UserId): Promise<void> {
  return withHolder(context, holder, async (tx) => {
    const payer = await findPayer(tx, holder);
    if (payer.paidBy === id) await forgetPayer(context, tx, payer);
  });
}

/** Runs before a class is deleted. */
export async function endClassPayments(context: Context, classId: ClassId): Promise<void> {
  for (const holder of await findPayersOfClass(context.database, classId)) {
    await endPaymentsOf(context, holder);
  }
}

const endPaymentsOf = (context: Context, holder: PlanHolder): Promise<void> =>
  endForPayer(context, holder, async (customerId) => {
    await closeOpenCheckout(context, await findPayer(context.database, holder), customerId);
    await endAll(context, customerId);
    await providerOf(context).forgetCustomer(customerId);
  });

/** Does nothing for a holder who has never gone to pay. */
async function endForPayer(
  context: Context,
  holder: PlanHolder,
  end: (customerId: string) => Promise<void>,
): Promise<void> {
  const { database, payments } = context;
  const { customerId, subscriptionId } = await findPayer(database, holder);
  // Without a provider, a holder without a stored subscription cannot be charged.
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
  const { id, classId, customerId, subscriptionId } = payer;
  const nothingThere = ends ? nothingToCancel : nothingToKeep;
  if (customerId === null || subscriptionId === null) throw nothingThere();
  // Removes what an unpaid upgrade may have left.
  if (classId === null) await setEndsUnlessChanged(context.database, id, false);
  await providerOf(context).endWithPeriod(subscriptionId, ends);
  const after = await sync(context, payer, customerId);
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
