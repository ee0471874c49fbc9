/** The messages of the payment provider: each counts once, in any order, however late. */
import type { UserId } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { forgetCustomer, withLearner } from '../accounts/index.ts';
import {
  deletePayer,
  findPayer,
  findPayerByCustomer,
  isEventHeeded,
  noteEvent,
} from './queries.ts';
import { isLive, type ProviderEvent } from './provider.ts';
import { providerOf, sync } from './sync.ts';

/** @throws {BadRequest} for what the provider has not signed. */
export async function receiveEvent(
  context: Context,
  body: Buffer,
  signature: string,
): Promise<void> {
  const { database } = context;
  const event = await providerOf(context).readEvent(body, signature);
  if (event.customerId === null || (await isEventHeeded(database, event.id))) return;
  const payer = await findPayerByCustomer(database, event.customerId);
  // Somebody else's: the account at the provider may serve other sites, too.
  if (payer === null) return;
  if (event.isCustomerGone) return forgetPayer(context, payer.id, event.customerId, event.id);
  await endWhatWasTakenBack(context, event.customerId, event);
  await sync(context, payer.id, event.customerId, event);
}

/** With the next checkout they are a new customer. */
function forgetPayer(
  context: Context,
  id: UserId,
  customerId: string,
  eventId: string,
): Promise<void> {
  return withLearner(context, id, async (tx) => {
    const isHeeded = !(await noteEvent(tx, eventId, context.now()));
    if (isHeeded || (await findPayer(tx, id)).customerId !== customerId) return;
    await deletePayer(tx, id);
    await forgetCustomer(tx, id);
  });
}

/** Who has the money for the running period back has no subscription any more, and is not charged again. */
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
