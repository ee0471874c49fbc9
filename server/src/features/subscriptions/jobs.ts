/** Scheduled work: ends that no event reported, emails before a trial ends, and a nightly comparison. */
import type { Context } from '../../context.ts';
import { forAll } from '../../platform/jobs/for-all.ts';
import { recordSubscription } from '../accounts/index.ts';
import type { Payer } from './payer.ts';
import { allPayers, findPayer } from './queries.ts';
import { queueMailToPayers, queuePlanChangeMails } from './plan-changes.ts';
import { emptySubscription } from './stored-subscription.ts';
import { sync, withHolder } from './sync.ts';
import { receiveEvent } from './webhooks.ts';

const hour = 3_600_000;
/** Milliseconds before the first charge. */
export const warningTime = 3 * 24 * hour;

/** Updates payers whose period is over if no event has reported what came after it. */
export async function syncEndedPeriods(context: Context): Promise<void> {
  const { database, now, payments } = context;
  if (payments.provider === null) return;
  await syncAll(context, allPayers(database, { kind: 'ended-before', moment: now() }));
}

/** Compares every payer with the provider and corrects differences. */
export async function syncAllPayers(context: Context): Promise<void> {
  if (context.payments.provider !== null)
    await syncAll(context, allPayers(context.database, { kind: 'all' }));
}

function syncAll(context: Context, payers: AsyncIterable<Payer>): Promise<void> {
  return forAll(payers, 'compared', async (payer) => {
    if (payer.customerId === null) await endPaidTime(context, payer);
    else await sync(context, payer, payer.customerId);
  });
}

/** Ends the plan of a learner whose payer's account is gone. */
function endPaidTime(context: Context, payer: Payer): Promise<void> {
  return withHolder(context, payer, async (tx) => {
    const before = await findPayer(tx, payer);
    const { customerId, endDate, payerEmail } = before;
    if (customerId !== null || endDate === null || endDate > context.now()) return;
    await recordSubscription(tx, payer.id, { ...emptySubscription, tier: 'free' });
    const after = { ...before, ...emptySubscription, payerEmail };
    await queuePlanChangeMails(context, tx, { before, after, money: null });
  });
}

/** Charges by the sandbox's clock and sends the messages that a provider would send. */
export async function chargeInSandbox(context: Context): Promise<void> {
  await context.payments.sandbox?.charge((body, signature) =>
    receiveEvent(context, body, signature),
  );
}

/** Each trial gets one email. */
export async function warnOfTrialEnds({ database, now, queueMail }: Context): Promise<void> {
  const until = new Date(now().getTime() + warningTime);
  for await (const payer of allPayers(database, { kind: 'trial-ends', from: now(), until })) {
    if (payer.subscriptionId === null) continue;
    const mail = {
      key: `trial-ends:${payer.subscriptionId}`,
      kind: 'trial-ends',
      payload: { userId: payer.id, classId: payer.classId },
    };
    await database.transaction((tx) => queueMailToPayers({ queueMail }, tx, payer, mail));
  }
}
