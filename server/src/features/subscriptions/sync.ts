/**
 * What the provider says is what holds: the state is fetched anew, whatever led to it, and written with what led to
 * it. Whoever fetches draws a ticket first. A state is written unless one with a later ticket was, so that of two
 * that race the older never lasts: each change at the provider has an event, whose own ticket is drawn after it.
 */
import type { UserId } from '@qubloom/contract';
import type { WithLearner } from '../../domain/learner-lock.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import type { QueueMail } from '../../platform/mail/outbox.ts';
import { tellOfMoves } from './moves.ts';
import {
  isLive,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderSubscription,
} from './provider.ts';
import { drawTicket, findPayer, noteEvent, writeDetails, type Payer } from './queries.ts';
import { chooseLive, subscriptionOf, type StoredSubscription } from './standing.ts';

export interface PaymentLog {
  warn(about: object, what: string): void;
  error(about: object, what: string): void;
}

export interface SyncOptions {
  readonly database: Database;
  readonly now: () => Date;
  readonly provider: PaymentProvider;
  readonly withLearner: WithLearner;
  readonly logger: PaymentLog;
  readonly queueMail: QueueMail;
  /** Writes what stands with the account. */
  recordSubscription(tx: Transaction, id: UserId, stored: StoredSubscription): Promise<void>;
  recordCustomer(id: UserId, customerId: string): Promise<void>;
  /** Takes back what stands with the account. */
  forgetCustomer(tx: Transaction, id: UserId): Promise<void>;
}

/**
 * Fetches and writes how a learner stands.
 * @param event what led to it, heeded once.
 */
export async function sync(
  options: SyncOptions,
  id: UserId,
  customerId: string,
  event?: Pick<ProviderEvent, 'id' | 'money'>,
): Promise<Payer | null> {
  const { database, now, withLearner } = options;
  const ticket = await drawTicket(database, id);
  if (ticket === null) return null;
  const chosen = await onlyOne(options, id, customerId);
  return withLearner(id, async (tx) => {
    const before = await findPayer(tx, id);
    if (event !== undefined && !(await noteEvent(tx, event.id, now()))) return before;
    const stored = subscriptionOf(chosen, before);
    const isNewest = await writeDetails(tx, id, ticket, stored);
    if (isNewest) await options.recordSubscription(tx, id, stored);
    const after = isNewest ? { ...before, ...stored } : before;
    await tellOfMoves(options, tx, { before, after, money: event?.money ?? null });
    return after;
  });
}

/** Nobody pays for two: those that are one too many end at once. */
async function onlyOne(
  { provider, logger }: SyncOptions,
  id: UserId,
  customerId: string,
): Promise<ProviderSubscription | null> {
  const { chosen, surplus } = chooseLive(await provider.subscriptionsOf(customerId));
  for (const subscription of surplus) {
    logger.error({ learner: id, subscription: subscription.id }, 'a second subscription was ended');
    await provider.endNow(subscription.id);
  }
  if (chosen !== null && chosen.priced === null) {
    logger.error({ learner: id, subscription: chosen.id }, 'a subscription has an unknown price');
  }
  return chosen;
}

/** All of the learner's subscriptions end now. */
export async function endAll(
  { provider }: Pick<SyncOptions, 'provider'>,
  customerId: string,
): Promise<void> {
  const all = await provider.subscriptionsOf(customerId);
  for (const { id } of all.filter(isLive)) await provider.endNow(id);
}
