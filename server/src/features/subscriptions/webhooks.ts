/** Processes the payment provider's messages. Each counts once, in any order, no matter how late. */
import type { UserId } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { forgetCustomer, withLearner } from '../accounts/index.ts';
import {
  deletePayer,
  findPayer,
  findPayerByCustomer,
  isEventProcessed,
  insertEvent,
} from './queries.ts';
import { isLive, type ProviderEvent } from './provider.ts';
import { providerOf, sync } from './sync.ts';

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
  if (event.isCustomerGone) return forgetPayer(context, payer.id, event.customerId, event.id);
  await endWhatWasTakenBack(context, event.customerId, event);
  await sync(context, payer.id, event.customerId, event);
}

/** The learner becomes a new customer with the next checkout. */
function forgetPayer(
  context: Context,
  id: UserId,
  customerId: string,
  eventId: string,
): Promise<void> {
  return withLearner(context, id, async (tx) => {
    const isHeeded = !(await insertEvent(tx, eventId, context.now()));
    if (isHeeded || (await findPayer(tx, id)).customerId !== customerId) return;
    await deletePayer(tx, id);
    await forgetCustomer(tx, id);
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
