/**
 * The way to the provider's page. A learner has one checkout on its way at most: the same again gives the same
 * session, another one closes it first, so that nobody can pay twice.
 */
import type { UserId } from '@qubloom/contract';
import type { AllowWithConsent } from '../../domain/consent.ts';
import type { Learner } from '../../platform/caller.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { Conflict } from '../../platform/errors.ts';
import type { Throttle } from '../../platform/throttle.ts';
import {
  allowLateUpgrade,
  allowToPay,
  chooseWay,
  payerEmailOf,
  type CheckoutBody,
} from './policy.ts';
import { checkoutLifetime, minCheckoutLifetime, type ProviderSession } from './provider.ts';
import {
  abandonCheckout,
  customerKeyOf,
  findOpenCheckout,
  findPayer,
  holdCancelled,
  insertCheckout,
  noteSession,
  replaceCustomerKey,
  settleCheckout,
  type Checkout,
  type Payer,
} from './queries.ts';
import { ProviderFailed } from './refusals.ts';
import { sync, type SyncOptions } from './sync.ts';

/** Milliseconds that a page for an upgrade is open, and some more. */
export const upgradeTime = 2 * 3_600_000;

export interface CheckoutOptions extends SyncOptions {
  /** After that many milliseconds, and again until it is done: `endAgain`. */
  endAgainLater(tx: Transaction, id: UserId, delay: number): Promise<void>;
  readonly allowWithConsent: AllowWithConsent;
  readonly tries: Throttle;
}

/** More than twice only if somebody pays or chooses anew while this call is on its way. */
const maxRounds = 4;

export async function beginCheckout(
  options: CheckoutOptions,
  learner: Learner,
  body: CheckoutBody,
): Promise<ProviderSession> {
  await allowToPay(options.allowWithConsent, learner, body.grownUp);
  await options.tries.take(String(learner.id));
  await findRunning(options, learner.id);
  for (let round = 0; round < maxRounds; round += 1) {
    const payer = await findPayer(options.database, learner.id);
    if (chooseWay(payer, body) === 'upgrade') return openUpgrade(options, payer, body);
    const payerEmail = payerEmailOf(learner, body);
    const session = await tryCheckout(options, payer, { ...body, payerEmail });
    if (session !== null) return session;
  }
  throw new Conflict('Another checkout is just being opened. Please try again in a moment.');
}

/** What is changed must still be there, whether its end has been told or not. */
export async function findRunning(options: CheckoutOptions, id: UserId): Promise<Payer> {
  const payer = await findPayer(options.database, id);
  const { customerId, subscriptionId } = payer;
  if (customerId === null || subscriptionId === null) return payer;
  return (await sync(options, id, customerId)) ?? payer;
}

async function openUpgrade(
  options: CheckoutOptions,
  { id, customerId, subscriptionId, status, endDate }: Payer,
  { planId, billingCycle }: CheckoutBody,
): Promise<ProviderSession> {
  const { provider, now } = options;
  if (customerId === null || subscriptionId === null) throw new Error('Nothing to upgrade.');
  if (status === 'cancelling') {
    allowLateUpgrade(endDate, now());
    await options.database.transaction(async (tx) => {
      await holdCancelled(tx, id, true);
      await options.endAgainLater(tx, id, upgradeTime);
    });
    // The provider changes nothing that is set to end.
    await provider.endWithPeriod(subscriptionId, false);
  }
  // Many clicks at once open one page. Who comes back from it and clicks again gets a fresh one.
  const tenSeconds = now().toISOString().slice(0, 18);
  return provider.openUpgrade({
    customerId,
    subscriptionId,
    plan: planId,
    cycle: billingCycle,
    key: `upgrade-${String(id)}-${subscriptionId}-${planId}-${billingCycle}-${tenSeconds}`,
  });
}

/** A cancelled plan for which no upgrade was paid is cancelled again. */
export async function endAgain(options: CheckoutOptions, id: UserId): Promise<void> {
  const { customerId, subscriptionId, endsUnlessChanged } = await findPayer(options.database, id);
  if (!endsUnlessChanged || customerId === null || subscriptionId === null) return;
  await options.provider.endWithPeriod(subscriptionId, true);
  await sync(options, id, customerId);
  await holdCancelled(options.database, id, false);
}

/** Null where something was in the way that is not there any more. */
async function tryCheckout(
  options: CheckoutOptions,
  payer: Payer,
  {
    planId: plan,
    billingCycle,
    payerEmail,
  }: Omit<CheckoutBody, 'payerEmail'> & Pick<Checkout, 'payerEmail'>,
): Promise<ProviderSession | null> {
  const customerId = payer.customerId ?? (await makeCustomer(options, payer.id));
  const checkout = await options.withLearner(payer.id, async (tx) => {
    const open = await findOpenCheckout(tx, payer.id);
    if (open !== null) return open;
    // What was settled just now may have been paid.
    if ((await findPayer(tx, payer.id)).subscriptionId !== null) return null;
    return insertCheckout(tx, payer.id, {
      plan,
      billingCycle,
      payerEmail,
      createdAt: options.now(),
    });
  });
  if (checkout === null) return null;
  const session = await sessionOf(options, customerId, checkout);
  const isWanted =
    checkout.plan === plan &&
    checkout.billingCycle === billingCycle &&
    checkout.payerEmail === payerEmail;
  if (session !== null && isWanted) return session;
  if (session !== null) await options.provider.closeCheckout(session.id);
  await settle(options, payer.id, customerId, checkout);
  return null;
}

/** Null where nobody can pay it any more. */
async function sessionOf(
  { provider, database, now }: CheckoutOptions,
  customerId: string,
  { plan, billingCycle: cycle, key, payerEmail, createdAt: begunAt, ...checkout }: Checkout,
): Promise<ProviderSession | null> {
  const left = begunAt.getTime() + checkoutLifetime - now().getTime();
  if (left < 0) return null;
  if (checkout.sessionId !== null) {
    const { state, ...session } = await provider.findCheckout(checkout.sessionId);
    return state === 'open' ? session : null;
  }
  // Nobody has heard of its page, so nobody can pay on it.
  if (left < minCheckoutLifetime) return null;
  try {
    const session = await provider.openCheckout({
      customerId,
      plan,
      cycle,
      key,
      begunAt,
      payerEmail,
    });
    await noteSession(database, checkout, session.id);
    return session;
  } catch (error) {
    if (error instanceof ProviderFailed) await abandonCheckout(database, checkout, now());
    throw error;
  }
}

/** What was paid meanwhile is known before the next checkout begins, whether its event has come or not. */
async function settle(
  options: CheckoutOptions,
  id: UserId,
  customerId: string,
  checkout: Checkout,
): Promise<void> {
  await sync(options, id, customerId);
  await settleCheckout(options.database, checkout, options.now());
}

async function makeCustomer(options: CheckoutOptions, id: UserId): Promise<string> {
  const key = await customerKeyOf(options.database, id);
  try {
    const customerId = await options.provider.makeCustomer(id, key);
    await options.recordCustomer(id, customerId);
    return customerId;
  } catch (error) {
    if (error instanceof ProviderFailed) await replaceCustomerKey(options.database, id, key);
    throw error;
  }
}

/** So that nobody pays by a page that is still open somewhere. */
export async function closeOpenCheckout(
  options: CheckoutOptions,
  id: UserId,
  customerId: string,
): Promise<void> {
  const checkout = await findOpenCheckout(options.database, id);
  if (checkout === null) return;
  const session = await sessionOf(options, customerId, checkout);
  if (session !== null) await options.provider.closeCheckout(session.id);
  await settle(options, id, customerId, checkout);
}
