/** Emails the operator that something waits to be looked at. */
import type { UserId } from '@qubloom/contract';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/client.ts';

/** Sends no email if the operator has given no address. Then only `npm run reports` shows it. */
export async function tellOperator(
  tx: Transaction,
  { now, queueMail, site }: Context,
  aboutId: UserId,
): Promise<void> {
  if (site.supportEmail === null) return;
  await queueMail(tx, {
    // One email for everything about a learner within an hour.
    key: `report:${String(aboutId)}:${now().toISOString().slice(0, 13)}`,
    kind: 'report',
    to: site.supportEmail,
    importance: 'notice',
  });
}
