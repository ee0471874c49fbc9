/**
 * Copies the provider's state, which always counts: it is fetched again for every event, and written together with the
 * event. Each fetch draws a ticket first. A state is written unless one with a later ticket was written before, so an
 * older state never overwrites a newer one. This is safe because each change at the provider has an event, whose own
 * ticket is drawn after the change.
 */
import { tiers, type Tier } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { recordSubscription, withLearner } from '../accounts/index.ts';
import { isPaidByAnother, lockClassOf } from './class-queries.ts';
import type { Payer } from './payer.ts';
import { queuePlanChangeMails } from './plan-changes.ts';
import { mayHold, type PlanHolder } from './plan-holder.ts';
import {
  isLive,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderSubscription,
} from './provider.ts';
import { drawTicket, findPayer, insertEvent, writeDetails } from './queries.ts';
import { notConfigured } from './refusals.ts';
import { chooseLive, subscriptionOf, type StoredSubscription } from './stored-subscription.ts';

/**
 * Fetches and writes a subscription.
 * @param event the message that caused the fetch; each counts once
 */
export async function sync(
  context: Context,
  holder: PlanHolder,
  customerId: string,
  event?: Pick<ProviderEvent, 'id' | 'money'>,
): Promise<Payer | null> {
  const { database, now } = context;
  const ticket = await drawTicket(database, holder);
  if (ticket === null) return null;
  const found = await onlyOne(context, holder, customerId);
  const { after, surplus } = await withHolder(context, holder, async (tx) => {
    const before = await findPayer(tx, holder);
    // Another payer has become another customer in the meantime, with tickets of its own.
    if (before.customerId !== customerId) return { after: before, surplus: null };
    if (event !== undefined && !(await insertEvent(tx, event.id, now()))) {
      return { after: before, surplus: null };
    }
    const isSecond = found !== null && (await isSecondOfClass(tx, before, found));
    const stored =
      found === null && keepsPaidTime(before, now())
        ? before
        : subscriptionOf(isSecond ? null : found, before);
    const isNewest = await writeDetails(tx, holder, ticket, stored);
    if (isNewest) await recordPlan(context, tx, before, stored);
    const after = isNewest ? { ...before, ...stored } : before;
    await queuePlanChangeMails(context, tx, { before, after, money: event?.money ?? null });
    return { after, surplus: isSecond ? found : null };
  });
  if (surplus !== null) await endSurplus(context, holder, surplus);
  return after;
}

/** The account of the grown-up who paid is being erased or is gone, and the learner keeps what was paid for. */
export function keepsPaidTime(
  { payerErasureAskedAt, subscriptionId, plan, endDate }: Payer,
  now: Date,
): boolean {
  const hasLostPayer = payerErasureAskedAt !== null || subscriptionId === null;
  return hasLostPayer && plan !== 'free' && endDate !== null && endDate > now;
}

/** Changes of one holder run one after another. */
export function withHolder<Result>(
  context: Context,
  { id, classId }: PlanHolder,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  if (classId === null) return withLearner(context, id, work);
  return context.database.transaction(async (tx) => {
    await lockClassOf(tx, classId);
    return work(tx);
  });
}

/** If two teachers have paid for a class at the same time, the plan that was written first stays. */
async function isSecondOfClass(
  tx: Transaction,
  { id, classId, subscriptionId }: Payer,
  found: ProviderSubscription,
): Promise<boolean> {
  if (classId === null || subscriptionId === found.id) return false;
  return isPaidByAnother(tx, id, classId);
}

/** Milliseconds for which a plan of a class counts beyond its period, because its renewal is reported a little later. */
const renewalTime = 3 * 24 * 3_600_000;

async function recordPlan(
  { payments }: Context,
  tx: Transaction,
  { id, classId, erasureAskedAt, plan: planBefore }: Payer,
  stored: StoredSubscription,
): Promise<void> {
  const { plan, status, endDate } = stored;
  if (classId === null) return recordSubscription(tx, id, { ...stored, tier: tierOf(stored) });
  if (plan !== 'free' && endDate !== null) {
    const more = status === 'cancelling' ? 0 : renewalTime;
    return payments.tellClass(tx, classId, new Date(endDate.getTime() + more));
  }
  // With the payer's account, the customer goes at once. The class keeps what was paid for until the period ends.
  if (erasureAskedAt !== null) return;
  // A teacher who has paid nothing ends nothing: the paid time may be left by one whose account is gone.
  if (planBefore === 'free') return;
  // Another teacher's plan stays.
  if (await isPaidByAnother(tx, id, classId)) return;
  await payments.tellClass(tx, classId, null);
}

/** A learner holds no other plan. */
export function tierOf({ plan }: Pick<StoredSubscription, 'plan'>): Tier {
  return tiers.find((tier) => tier === plan) ?? 'free';
}

/** Nobody pays for two subscriptions: any surplus ones end at once. */
async function onlyOne(
  context: Context,
  holder: PlanHolder,
  customerId: string,
): Promise<ProviderSubscription | null> {
  const all = await providerOf(context).subscriptionsOf(customerId);
  const { chosen, surplus } = chooseLive(all.map((one) => withOwnPrice(holder, one)));
  for (const subscription of surplus) await endSurplus(context, holder, subscription);
  if (chosen !== null && chosen.priced === null) {
    context.log.error({ holder, subscription: chosen.id }, 'a subscription has an unknown price');
  }
  return chosen;
}

/** A price of a plan that the holder cannot have is as good as unknown. */
function withOwnPrice(holder: PlanHolder, one: ProviderSubscription): ProviderSubscription {
  return one.priced === null || mayHold(holder, one.priced.plan) ? one : { ...one, priced: null };
}

async function endSurplus(
  context: Context,
  holder: PlanHolder,
  { id }: ProviderSubscription,
): Promise<void> {
  context.log.error({ holder, subscription: id }, 'a second subscription was ended');
  await providerOf(context).endNow(id);
}

/** @throws {PaymentRefused} if nothing can be bought here */
export function providerOf({ payments }: Context): PaymentProvider {
  if (payments.provider === null) throw notConfigured();
  return payments.provider;
}

/** Ends all of the customer's subscriptions now. */
export async function endAll(context: Context, customerId: string): Promise<void> {
  const provider = providerOf(context);
  const all = await provider.subscriptionsOf(customerId);
  for (const { id } of all.filter(isLive)) await provider.endNow(id);
}
