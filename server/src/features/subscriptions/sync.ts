/**
 * Copies the provider's state, which always counts: it is fetched again for every event, and written together with the
 * event. Each fetch draws a ticket first. A state is written unless one with a later ticket was written before, so an
 * older state never overwrites a newer one. This is safe because each change at the provider has an event, whose own
 * ticket is drawn after the change.
 */
import type { UserId } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { recordSubscription, withLearner } from '../accounts/index.ts';
import { queuePlanChangeMails } from './plan-changes.ts';
import {
  isLive,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderSubscription,
} from './provider.ts';
import { drawTicket, findPayer, insertEvent, writeDetails, type Payer } from './queries.ts';
import { notConfigured } from './refusals.ts';
import { chooseLive, subscriptionOf } from './stored-subscription.ts';

/**
 * Fetches and writes a learner's subscription.
 * @param event the message that caused the fetch; each counts once
 */
export async function sync(
  context: Context,
  id: UserId,
  customerId: string,
  event?: Pick<ProviderEvent, 'id' | 'money'>,
): Promise<Payer | null> {
  const { database, now } = context;
  const ticket = await drawTicket(database, id);
  if (ticket === null) return null;
  const chosen = await onlyOne(context, id, customerId);
  return withLearner(context, id, async (tx) => {
    const before = await findPayer(tx, id);
    if (event !== undefined && !(await insertEvent(tx, event.id, now()))) return before;
    const stored = subscriptionOf(chosen, before);
    const isNewest = await writeDetails(tx, id, ticket, stored);
    if (isNewest) await recordSubscription(tx, id, stored);
    const after = isNewest ? { ...before, ...stored } : before;
    await queuePlanChangeMails(context, tx, { before, after, money: event?.money ?? null });
    return after;
  });
}

/** Nobody pays for two subscriptions: any surplus ones end at once. */
async function onlyOne(
  context: Context,
  id: UserId,
  customerId: string,
): Promise<ProviderSubscription | null> {
  const provider = providerOf(context);
  const { log } = context;
  const { chosen, surplus } = chooseLive(await provider.subscriptionsOf(customerId));
  for (const subscription of surplus) {
    log.error({ learner: id, subscription: subscription.id }, 'a second subscription was ended');
    await provider.endNow(subscription.id);
  }
  if (chosen !== null && chosen.priced === null) {
    log.error({ learner: id, subscription: chosen.id }, 'a subscription has an unknown price');
  }
  return chosen;
}

/** @throws {PaymentRefused} if nothing can be bought here */
export function providerOf({ payments }: Context): PaymentProvider {
  if (payments.provider === null) throw notConfigured();
  return payments.provider;
}

/** Ends all of the learner's subscriptions now. */
export async function endAll(context: Context, customerId: string): Promise<void> {
  const provider = providerOf(context);
  const all = await provider.subscriptionsOf(customerId);
  for (const { id } of all.filter(isLive)) await provider.endNow(id);
}
