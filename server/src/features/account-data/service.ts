/** The download and the erasure of a learner's data. */
import { hasMailbox, retention, type PersonalData, type UserId } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { recordAct } from '../../platform/audit/audit-log.ts';
import type { Learner } from '../../platform/caller.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { Forbidden } from '../../platform/errors.ts';
import { forAll } from '../../platform/jobs/for-all.ts';
import {
  askForErasure,
  eraseAccount,
  findAccountsToErase,
  findContact,
  lockAccountToErase,
  queueLastMails,
  withdrawErasure,
} from '../accounts/index.ts';
import { isInOwnClass } from '../classes/index.ts';
import { endPayments } from '../subscriptions/index.ts';
import { readRows } from './queries.ts';
import { learnerTables } from './tables.ts';

const comeBackTime = retention.erasures.period;

export async function personalDataOf(
  { database, now }: Context,
  { id, username }: Pick<Learner, 'id' | 'username'>,
): Promise<PersonalData> {
  const parts: PersonalData['parts'] = [];
  for (const [name, table] of Object.entries(learnerTables)) {
    if (table.exported.length === 0) continue;
    const rows = await readRows(database, [name, table], id);
    parts.push({ name, heading: table.heading, rows });
  }
  return { madeAt: now().toISOString(), username, parts };
}

export function erasesAt(erasureAskedAt: Date | null): Date | null {
  return erasureAskedAt && new Date(erasureAskedAt.getTime() + comeBackTime);
}

/** Runs in the transaction of the caller, who ends the sessions in it as well. */
export async function planErasure(
  { now, queueMail }: Context,
  tx: Transaction,
  { id, erasureAskedAt, timeZone }: Learner,
): Promise<Date> {
  const asked = erasureAskedAt ?? now();
  const erasedAt = new Date(asked.getTime() + comeBackTime);
  if (!(await askForErasure(tx, id, asked))) return erasedAt;
  const contact = await findContact(tx, id);
  if (contact !== null) {
    await queueMail(tx, {
      key: `erasure-asked:${String(id)}:${asked.toISOString()}`,
      kind: 'erasure-asked',
      to: contact.email,
      payload: { username: contact.username, erasesAt: erasedAt.toISOString(), timeZone },
      importance: 'notice',
    });
  }
  await recordAct(tx, id, { act: 'erasure-asked', at: now() });
  return erasedAt;
}

export async function keepAccount({ database, now }: Context, id: UserId): Promise<void> {
  await database.transaction(async (tx) => {
    const contact = await findContact(tx, id);
    // Nobody would be left to answer for the account, or to give it a new password.
    if (contact && !hasMailbox(contact.email) && !(await isInOwnClass(tx, id))) {
      throw new Forbidden(
        'Your teacher has taken this account out of the class, so it will be erased.',
      );
    }
    if (await withdrawErasure(tx, id))
      await recordAct(tx, id, { act: 'erasure-withdrawn', at: now() });
  });
}

/** Erases accounts whose days to come back are over. */
export async function eraseDueAccounts(context: Context): Promise<void> {
  const { database, now } = context;
  const askedBefore = new Date(now().getTime() - comeBackTime);
  const due = await findAccountsToErase(database, askedBefore);
  await forAll(due, 'erased', (id) => eraseDue(context, id, askedBefore));
}

async function eraseDue(context: Context, id: UserId, askedBefore: Date): Promise<void> {
  const { database, now, queueMail } = context;
  // The account stays as long as its payments cannot be ended.
  const ended = await endPayments(context, id);
  await database.transaction(async (tx) => {
    if (!(await lockAccountToErase(tx, id, askedBefore))) return;
    const contact = await findContact(tx, id);
    await recordAct(tx, id, { act: 'erasure', at: now() });
    await eraseAccount(tx, id);
    if (contact === null) return;
    const { email: to, username } = contact;
    const own = { kind: 'account-erased', to, payload: { username } };
    await queueLastMails(queueMail, tx, own, ended);
  });
}
