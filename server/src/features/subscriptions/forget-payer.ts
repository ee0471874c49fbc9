/** Removes a payer whose customer is gone at the provider. The next checkout makes a new one. */
import type { Transaction } from '../../platform/database/client.ts';
import { forgetCustomer } from '../accounts/index.ts';
import type { Payer } from './payer.ts';
import type { TellClass } from './payments.ts';
import { deletePayer } from './queries.ts';

export async function forgetPayer(
  tx: Transaction,
  payer: Payer,
  tellClass: TellClass,
): Promise<void> {
  const { id, classId, plan, erasureAskedAt } = payer;
  await deletePayer(tx, payer);
  if (classId === null) return forgetCustomer(tx, id);
  // What was paid for stays open to the class if the payer's account goes.
  if (plan !== 'free' && erasureAskedAt === null) await tellClass(tx, classId, null);
}
