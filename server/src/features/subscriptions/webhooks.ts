/** What the payment provider tells: heeded once, in any order, however late. */
import { findPayerByCustomer, isEventHeeded } from './queries.ts';
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
  await endWhatWasTakenBack(options, event.customerId, event);
  await sync(options, payer.id, event.customerId, event.id);
}

/** Who has the money back has no subscription any more, and is not charged again. */
async function endWhatWasTakenBack(
  { provider, logger }: SyncOptions,
  customerId: string,
  { takesBack, type }: ProviderEvent,
): Promise<void> {
  if (takesBack === null) return;
  for (const { id, createdAt, ...rest } of await provider.subscriptionsOf(customerId)) {
    if (!isLive(rest) || createdAt > takesBack.paidAt) continue;
    logger.warn({ subscription: id, type }, 'a subscription was ended with its payment');
    await provider.endNow(id);
  }
}
