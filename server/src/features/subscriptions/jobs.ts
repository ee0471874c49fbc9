/** What comes by the clock: ends that nobody told of, mails before a trial ends, and a comparison every night. */
import type { Context } from '../../context.ts';
import { forAll } from '../../platform/jobs/for-all.ts';
import { allPayers, endedBefore, trialEndsWithin, type Payer } from './queries.ts';
import { queueToPayers } from './moves.ts';
import { sync } from './sync.ts';
import { receiveEvent } from './webhooks.ts';

const hour = 3_600_000;
/** Before the first charge. */
export const warningTime = 3 * 24 * hour;

/** Periods that are over and of which no event has said what came after. */
export async function followEnds(context: Context): Promise<void> {
  const { database, now, payments } = context;
  if (payments.provider === null) return;
  await syncAll(context, allPayers(database, endedBefore(now())));
}

/** Compares everybody with the provider and mends what is different. */
export async function compareAll(context: Context): Promise<void> {
  if (context.payments.provider !== null) await syncAll(context, allPayers(context.database));
}

function syncAll(context: Context, payers: AsyncIterable<Payer>): Promise<void> {
  return forAll(payers, 'compared', async ({ id, customerId }) => {
    if (customerId !== null) await sync(context, id, customerId);
  });
}

/** Charges by the sandbox's clock, and tells of it as the provider would. */
export async function chargeInSandbox(context: Context): Promise<void> {
  await context.payments.sandbox?.charge((body, signature) =>
    receiveEvent(context, body, signature),
  );
}

/** Queued once for each trial. */
export async function warnOfTrialEnds({ database, now, queueMail }: Context): Promise<void> {
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
