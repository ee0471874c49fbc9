/** Removes a payer whose customer is gone at the provider. The next checkout makes a new one. */
import type { Context } from '../../context.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { forgetCustomer, recordSubscription } from '../accounts/index.ts';
import type { Payer } from './payer.ts';
import type { Payments } from './payments.ts';
import { deletePayer } from './queries.ts';
import { keepsPaidTime, tierOf } from './sync.ts';

interface Site extends Pick<Context, 'now'> {
  readonly payments: Pick<Payments, 'tellClass'>;
}

export async function forgetPayer(
  { now, payments }: Site,
  tx: Transaction,
  payer: Payer,
): Promise<void> {
  const { id, classId, plan, endDate, erasureAskedAt } = payer;
  await deletePayer(tx, payer);
  if (classId === null) {
    await forgetCustomer(tx, id);
    if (!keepsPaidTime(payer, now())) return;
    const left = { subscriptionId: null, status: 'cancelling', endDate } as const;
    return recordSubscription(tx, id, { ...left, tier: tierOf(payer) });
  }
  // Paid courses stay open to the class if the payer's account goes.
  if (plan !== 'free' && erasureAskedAt === null) await payments.tellClass(tx, classId, null);
}
