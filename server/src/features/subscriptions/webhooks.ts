/** Processes the payment provider's messages. Each counts once, in any order, no matter how late. */
import type { Context } from '../../context.ts';
import { forgetPayer } from './forget-payer.ts';
import type { PlanHolder } from './plan-holder.ts';
import { findPayer, findPayerByCustomer, isEventProcessed, insertEvent } from './queries.ts';
import { isLive, type ProviderEvent } from './provider.ts';
import { providerOf, sync, withHolder } from './sync.ts';

/** @throws {BadRequest} if the provider has not signed the message */
export async function receiveEvent(
  context: Context,
  body: Buffer,
  signature: string,
): Promise<void> {
  const { database } = context;
  const event = await providerOf(context).readEvent(body, signature);
  if (event.customerId === null || (await isEventProcessed(database, event.id))) return;
  const payer = await findPayerByCustomer(database, event.customerId);
  // The customer belongs to another site that uses the same account at the provider.
  if (payer === null) return;
  if (event.isCustomerGone) return receiveDeletion(context, payer, event.customerId, event.id);
  await endWhatWasTakenBack(context, event.customerId, event);
  await sync(context, payer, event.customerId, event);
}

function receiveDeletion(
  context: Context,
  holder: PlanHolder,
  customerId: string,
  eventId: string,
): Promise<void> {
  return withHolder(context, holder, async (tx) => {
    const isHeeded = !(await insertEvent(tx, eventId, context.now()));
    const payer = await findPayer(tx, holder);
    if (isHeeded || payer.customerId !== customerId) return;
    await forgetPayer(context, tx, payer);
  });
}

/** Ends a subscription whose running period was refunded, so that it is not charged again. */
async function endWhatWasTakenBack(
  context: Context,
  customerId: string,
  { takesBack, type }: ProviderEvent,
): Promise<void> {
  const provider = providerOf(context);
  if (takesBack === null) return;
  for (const { id, currentPeriodStart, ...rest } of await provider.subscriptionsOf(customerId)) {
    if (!isLive(rest) || currentPeriodStart > takesBack.paidAt) continue;
    context.log.warn({ subscription: id, type }, 'a subscription was ended with its payment');
    await provider.endNow(id);
  }
}
