/** What comes by the clock: ends that nobody told of, mails before a trial ends, and a comparison every night. */
import { forAll } from '../../platform/jobs/for-all.ts';
import type { QueueMail } from '../../platform/mail/outbox.ts';
import { allPayers, endedBefore, trialEndsWithin, type Payer } from './queries.ts';
import type { SubscriptionsOptions } from './service.ts';
import { queueToPayers } from './moves.ts';
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
}

/** Queued once for each trial. */
export async function warnOfTrialEnds({ database, now, queueMail }: WarningOptions): Promise<void> {
  const until = new Date(now().getTime() + warningTime);
  for await (const payer of allPayers(database, trialEndsWithin(now(), until))) {
    if (payer.subscriptionId === null) continue;
    const mail = {
      key: `trial-ends:${payer.subscriptionId}`,
      kind: 'trial-ends',
      payload: { userId: payer.id },
    };
    await database.transaction((tx) => queueToPayers({ queueMail }, tx, payer, mail));
  }
}
