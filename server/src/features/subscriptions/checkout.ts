/**
 * Leads to the provider's page. A plan's holder has at most one open checkout: the same choice returns the same session, and
 * another choice closes it first, so nobody can pay twice.
 */
import type { BillingCycle, ClassId, PlanId, UserId } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import type { Learner } from '../../platform/caller.ts';
import { Conflict } from '../../platform/errors.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { isPaidByAnother } from './class-queries.ts';
import { writePayer } from './family-queries.ts';
import { forgetPayer } from './forget-payer.ts';
import type { Payer } from './payer.ts';
import { ownPlanOf, planOfClass, type Customer, type PlanHolder } from './plan-holder.ts';
import {
  allowFirstPlan,
  allowLateUpgrade,
  allowPayer,
  allowToPay,
  allowToStay,
  chooseCheckoutKind,
  payerEmailOf,
  type CheckoutBody,
} from './policy.ts';
import {
  checkoutLifetime,
  minCheckoutLifetime,
  returnUrls,
  type ProviderSession,
} from './provider.ts';
import {
  abandonCheckout,
  customerKeyOf,
  findOpenCheckout,
  findPayer,
  setEndsUnlessChanged,
  insertCheckout,
  recordCustomer,
  saveSession,
  replaceCustomerKey,
  settleCheckout,
  type Checkout,
} from './queries.ts';
import { ProviderFailed } from './refusals.ts';
import { providerOf, sync, withHolder } from './sync.ts';
import { paymentTries } from './throttles.ts';

/** Milliseconds: more than the time that a page for an upgrade is open. */
export const upgradeTime = 2 * 3_600_000;

/** More than two rounds happen only if somebody pays or chooses again during this call. */
const maxRounds = 4;

export async function beginCheckout(
  context: Context,
  learner: Learner,
  body: CheckoutBody,
): Promise<ProviderSession> {
  await allowToPay(context, learner, body.grownUp);
  await paymentTries.take(context, String(learner.id));
  return beginLearnersCheckout(context, ownPlanOf(learner.id), {
    ...body,
    paidBy: null,
    emailOf: () => payerEmailOf(learner, body),
  });
}

/** The caller has checked that the grown-up is linked to the learner. */
export async function beginFamilyCheckout(
  context: Context,
  grownUp: Learner,
  learnerId: UserId,
  body: FamilyOrder,
): Promise<ProviderSession> {
  const { database } = context;
  await allowToPay(context, grownUp, undefined);
  allowToStay(await findPayer(database, ownPlanOf(learnerId)));
  await paymentTries.take(context, String(grownUp.id));
  const { email } = await findPayer(database, ownPlanOf(grownUp.id));
  return beginLearnersCheckout(context, ownPlanOf(learnerId), {
    ...body,
    paidBy: grownUp.id,
    emailOf: () => email,
  });
}

export type FamilyOrder = Pick<CheckoutBody, 'planId' | 'billingCycle'>;

interface LearnersOrder extends FamilyOrder {
  /** The grown-up of the family who wants to pay; null for the learner. */
  readonly paidBy: UserId | null;
  /** Called only for a first checkout. */
  readonly emailOf: () => string | null;
}

function beginLearnersCheckout(
  context: Context,
  holder: PlanHolder,
  { paidBy, emailOf, ...order }: LearnersOrder,
): Promise<ProviderSession> {
  return inRounds(context, holder, async (payer) => {
    allowPayer(payer, paidBy);
    const kind = chooseCheckoutKind(payer, order);
    if (payer.paidBy !== paidBy) return changePayer(context, payer, paidBy);
    if (kind === 'upgrade') return openUpgrade(context, payer, order);
    return tryCheckout(context, payer, { ...order, payerEmail: emailOf() });
  });
}

/** Another payer becomes another customer, so that nobody gets to somebody else's card and receipts. */
async function changePayer(context: Context, payer: Payer, paidBy: UserId | null): Promise<null> {
  const { customerId } = payer;
  if (customerId !== null) {
    await closeOpenCheckout(context, payer, customerId);
    // The checkout that was just closed may have been paid.
    if ((await findPayer(context.database, payer)).subscriptionId !== null) return null;
    await providerOf(context).forgetCustomer(customerId);
  }
  await withHolder(context, payer, async (tx) => {
    const current = await findPayer(tx, payer);
    if (current.customerId !== customerId || current.subscriptionId !== null) return;
    if (customerId !== null) await forgetPayer(context, tx, current);
    await writePayer(tx, payer.id, paidBy);
  });
  return null;
}

/** The caller has checked that the teacher may buy a plan for this class. */
export async function beginClassCheckout(
  context: Context,
  teacher: Learner,
  classId: ClassId,
  billingCycle: BillingCycle,
): Promise<ProviderSession> {
  await allowToPay(context, teacher, undefined);
  await paymentTries.take(context, String(teacher.id));
  return inRounds(context, planOfClass(teacher.id, classId), async (payer) => {
    allowFirstPlan(payer, await isPaidByAnother(context.database, teacher.id, classId));
    return tryCheckout(context, payer, { planId: 'classroom', billingCycle, payerEmail: null });
  });
}

/** @param open returns null if an obstacle was found and removed */
async function inRounds(
  context: Context,
  holder: PlanHolder,
  open: (payer: Payer) => Promise<ProviderSession | null>,
): Promise<ProviderSession> {
  await findSyncedPayer(context, holder);
  for (let round = 0; round < maxRounds; round += 1) {
    const session = await open(await findPayer(context.database, holder));
    if (session !== null) return session;
  }
  throw new Conflict('Another checkout is being opened right now. Please try again in a moment.');
}

/** Makes sure that the subscription still exists before it is changed, even if no event has reported its end. */
export async function findSyncedPayer(context: Context, holder: PlanHolder): Promise<Payer> {
  const payer = await findPayer(context.database, holder);
  const { customerId, subscriptionId } = payer;
  if (customerId === null || subscriptionId === null) return payer;
  return (await sync(context, holder, customerId)) ?? payer;
}

async function openUpgrade(
  context: Context,
  { id, classId, paidBy, customerId, subscriptionId, status, endDate }: Payer,
  { planId, billingCycle }: FamilyOrder,
): Promise<ProviderSession> {
  const { now } = context;
  const provider = providerOf(context);
  if (customerId === null || subscriptionId === null) throw new Error('Nothing to upgrade.');
  if (status === 'cancelling') {
    allowLateUpgrade(endDate, now());
    await context.database.transaction(async (tx) => {
      await setEndsUnlessChanged(tx, id, true);
      await addJob(tx, {
        task: 'end-again',
        payload: { id },
        key: `end-again:${String(id)}`,
        delay: upgradeTime,
      });
    });
    // The provider does not change a subscription that is set to end.
    await provider.endWithPeriod(subscriptionId, false);
  }
  // Many clicks at once open one page. A learner who comes back from it and clicks again gets a new one.
  const tenSeconds = now().toISOString().slice(0, 18);
  return provider.openUpgrade({
    customerId,
    subscriptionId,
    plan: planId,
    cycle: billingCycle,
    key: `upgrade-${String(id)}-${subscriptionId}-${planId}-${billingCycle}-${tenSeconds}`,
    returnTo: returnUrls(context.publicOrigin, { id, classId, paidBy }),
  });
}

/** Cancels a cancelled plan again if its upgrade was not paid. */
export async function cancelAgain(context: Context, id: UserId): Promise<void> {
  const { customerId, subscriptionId, endsUnlessChanged } = await findPayer(
    context.database,
    ownPlanOf(id),
  );
  if (!endsUnlessChanged || customerId === null || subscriptionId === null) return;
  await providerOf(context).endWithPeriod(subscriptionId, true);
  await sync(context, ownPlanOf(id), customerId);
  await setEndsUnlessChanged(context.database, id, false);
}

interface Order extends Pick<Checkout, 'billingCycle' | 'payerEmail'> {
  readonly planId: PlanId;
}

/** Returns null if an obstacle was found and removed, so the caller should try again. */
async function tryCheckout(
  context: Context,
  payer: Payer,
  { planId: plan, billingCycle, payerEmail }: Order,
): Promise<ProviderSession | null> {
  const customerId = payer.customerId ?? (await makeCustomer(context, payer));
  const checkout = await withHolder(context, payer, async (tx) => {
    const current = await findPayer(tx, payer);
    if (current.paidBy !== payer.paidBy) return null;
    const open = await findOpenCheckout(tx, payer);
    if (open !== null) return open;
    // The checkout that was just settled may have been paid.
    if (current.subscriptionId !== null) return null;
    return insertCheckout(tx, payer, {
      plan,
      billingCycle,
      payerEmail,
      createdAt: context.now(),
    });
  });
  if (checkout === null) return null;
  const session = await sessionOf(context, { ...payer, customerId }, checkout);
  const isWanted =
    checkout.plan === plan &&
    checkout.billingCycle === billingCycle &&
    checkout.payerEmail === payerEmail;
  if (session !== null && isWanted) return session;
  if (session !== null) await providerOf(context).closeCheckout(session.id);
  await settle(context, payer, customerId, checkout);
  return null;
}

/** Returns null if nobody can pay it any more. */
async function sessionOf(
  context: Context,
  { customerId, ...customer }: Customer & { readonly customerId: string },
  { plan, billingCycle: cycle, key, payerEmail, createdAt: begunAt, ...checkout }: Checkout,
): Promise<ProviderSession | null> {
  const { database, now } = context;
  const provider = providerOf(context);
  const left = begunAt.getTime() + checkoutLifetime - now().getTime();
  if (left < 0) return null;
  if (checkout.sessionId !== null) {
    const { state, ...session } = await provider.findCheckout(checkout.sessionId);
    return state === 'open' ? session : null;
  }
  // No browser knows the page yet, so nobody can pay on it.
  if (left < minCheckoutLifetime) return null;
  try {
    const session = await provider.openCheckout({
      customerId,
      plan,
      cycle,
      key,
      begunAt,
      payerEmail,
      returnTo: returnUrls(context.publicOrigin, customer),
    });
    await saveSession(database, checkout, session.id);
    return session;
  } catch (error) {
    if (error instanceof ProviderFailed) await abandonCheckout(database, checkout, now());
    throw error;
  }
}

/** Fetches what was paid in the meantime before the next checkout begins, whether or not its event has arrived. */
async function settle(
  context: Context,
  holder: PlanHolder,
  customerId: string,
  checkout: Checkout,
): Promise<void> {
  await sync(context, holder, customerId);
  await settleCheckout(context.database, checkout, context.now());
}

async function makeCustomer(context: Context, holder: Payer): Promise<string> {
  const key = await customerKeyOf(context.database, holder);
  try {
    const customerId = await providerOf(context).makeCustomer(holder, key);
    await recordCustomer(context.database, holder, customerId);
    return customerId;
  } catch (error) {
    if (error instanceof ProviderFailed) await replaceCustomerKey(context.database, holder, key);
    throw error;
  }
}

/** Nobody can pay afterward on a page that is still open somewhere. */
export async function closeOpenCheckout(
  context: Context,
  holder: Customer,
  customerId: string,
): Promise<void> {
  const checkout = await findOpenCheckout(context.database, holder);
  if (checkout === null) return;
  const session = await sessionOf(context, { ...holder, customerId }, checkout);
  if (session !== null) await providerOf(context).closeCheckout(session.id);
  await settle(context, holder, customerId, checkout);
}
