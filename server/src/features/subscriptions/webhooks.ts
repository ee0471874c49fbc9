/** What the payment provider tells: heeded once, in any order, however late. */
import {
  deletePayer,
  findPayer,
  findPayerByCustomer,
  isEventHeeded,
  noteEvent,
} from './queries.ts';
import type { UserId } from '@qubloom/contract';
import { isLive, type ProviderEvent } from './provider.ts';
import { sync, type SyncOptions } from './sync.ts';

/** @throws {BadRequest} for what the provider has not signed. */
export async function heed(options: SyncOptions, body: Buffer, signature: string): Promise<void> {
  const { database, provider } = options;
  const event = await provider.readEvent(body, signature);
  if (event.customerId === null || (await isEventHeeded(database, event.id))) return;
  const payer = await findPayerByCustomer(database, event.customerId);
  // Somebody else's: the account at the provider may serve other sites, too.
  if (payer === null) return;
  if (event.isCustomerGone) return forgetPayer(options, payer.id, event.customerId, event.id);
  await endWhatWasTakenBack(options, event.customerId, event);
  await sync(options, payer.id, event.customerId, event);
}

/** With the next checkout they are a new customer. */
function forgetPayer(
  { withLearner, forgetCustomer, now }: SyncOptions,
  id: UserId,
  customerId: string,
  eventId: string,
): Promise<void> {
  return withLearner(id, async (tx) => {
    const isHeeded = !(await noteEvent(tx, eventId, now()));
    if (isHeeded || (await findPayer(tx, id)).customerId !== customerId) return;
    await deletePayer(tx, id);
    await forgetCustomer(tx, id);
  });
}

/** Who has the money for the running period back has no subscription any more, and is not charged again. */
async function endWhatWasTakenBack(
  { provider, logger }: SyncOptions,
  customerId: string,
  { takesBack, type }: ProviderEvent,
): Promise<void> {
  if (takesBack === null) return;
  for (const { id, currentPeriodStart, ...rest } of await provider.subscriptionsOf(customerId)) {
    if (!isLive(rest) || currentPeriodStart > takesBack.paidAt) continue;
    logger.warn({ subscription: id, type }, 'a subscription was ended with its payment');
    await provider.endNow(id);
  }
}
