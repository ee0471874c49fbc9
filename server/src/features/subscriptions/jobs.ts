/** What comes by the clock: ends that nobody told of, mails before a trial ends, and a comparison every night. */
import type { UserId } from '@qubloom/contract';
import { forAll } from '../../platform/jobs/for-all.ts';
import type { QueueMail } from '../../platform/mail/outbox.ts';
import { allPayers, endedBefore, trialEndsWithin, type Payer } from './queries.ts';
import type { SubscriptionsOptions } from './service.ts';
import { sync, type SyncOptions } from './sync.ts';

const hour = 3_600_000;
/** Before the first charge. */
export const warningTime = 3 * 24 * hour;

/** Periods that are over and of which no event has said what came after. */
export async function followEnds({ checkouts, now }: SubscriptionsOptions): Promise<void> {
  if (checkouts === null) return;
  await syncAll(checkouts, allPayers(checkouts.database, endedBefore(now())));
}

/** Compares everybody with the provider and mends what is different. */
export async function compareAll({ checkouts }: SubscriptionsOptions): Promise<void> {
  if (checkouts !== null) await syncAll(checkouts, allPayers(checkouts.database));
}

function syncAll(options: SyncOptions, payers: AsyncIterable<Payer>): Promise<void> {
  return forAll(payers, 'compared', async ({ id, customerId }) => {
    if (customerId !== null) await sync(options, id, customerId);
  });
}

export interface WarningOptions extends SubscriptionsOptions {
  readonly queueMail: QueueMail;
  addressOf(id: UserId): Promise<string | null>;
}

/** Queued once for each trial. */
export async function warnOfTrialEnds(options: WarningOptions): Promise<void> {
  const { database, now, queueMail, addressOf } = options;
  const until = new Date(now().getTime() + warningTime);
  for await (const { id, subscriptionId } of allPayers(database, trialEndsWithin(now(), until))) {
    const to = await addressOf(id);
    if (to === null || subscriptionId === null) continue;
    await database.transaction((tx) =>
      queueMail(tx, {
        key: `trial-ends:${subscriptionId}`,
        kind: 'trial-ends',
        to,
        payload: { userId: id },
        importance: 'notice',
      }),
    );
  }
}
