/** Taking one's data along, and having it erased. */
import { retention, type PersonalData, type UserId } from '@qubloom/contract';
import { recordAct } from '../../../platform/audit/audit-log.ts';
import type { Learner } from '../../../platform/caller.ts';
import type { Database, Transaction } from '../../../platform/database/client.ts';
import { queueLastMails, type EndedPayments } from '../../../domain/last-mails.ts';
import { forAll } from '../../../platform/jobs/for-all.ts';
import type { QueueMail } from '../../../platform/mail/outbox.ts';
import { findContact } from '../recovery/queries.ts';
import {
  askForErasure,
  eraseAccount,
  findAccountsToErase,
  lockAccountToErase,
  readRows,
  withdrawErasure,
} from './queries.ts';
import { learnerTables } from './tables.ts';

export interface PersonalDataOptions {
  readonly database: Database;
  readonly now: () => Date;
}

const comeBackTime = retention.erasures.period;

export async function personalDataOf(
  { database, now }: PersonalDataOptions,
  { id, username }: Pick<Learner, 'id' | 'username'>,
): Promise<PersonalData> {
  const parts: PersonalData['parts'] = [];
  for (const [name, table] of Object.entries(learnerTables)) {
    if (table.gives.length === 0) continue;
    const rows = await readRows(database, [name, table], id);
    parts.push({ name, heading: table.heading, rows });
  }
  return { madeAt: now().toISOString(), username, parts };
}

export function erasesAt(erasureAskedAt: Date | null): Date | null {
  return erasureAskedAt && new Date(erasureAskedAt.getTime() + comeBackTime);
}

/** In the transaction of the caller, who ends the sessions in it as well. */
export async function planErasure(
  { now, queueMail }: Pick<ErasingOptions, 'now' | 'queueMail'>,
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

export async function keepAccount(
  { database, now }: PersonalDataOptions,
  id: UserId,
): Promise<void> {
  await database.transaction(async (tx) => {
    if (await withdrawErasure(tx, id))
      await recordAct(tx, id, { act: 'erasure-withdrawn', at: now() });
  });
}

export interface ErasingOptions extends PersonalDataOptions {
  /** What the learner pays ends first; while it cannot, the account stays. */
  endPayments(id: UserId): Promise<EndedPayments>;
  readonly queueMail: QueueMail;
}

/** Erases those whose days to come back are over. */
export async function eraseDueAccounts(options: ErasingOptions): Promise<void> {
  const { database, now } = options;
  const askedBefore = new Date(now().getTime() - comeBackTime);
  const due = await findAccountsToErase(database, askedBefore);
  await forAll(due, 'erased', (id) => eraseDue(options, id, askedBefore));
}

async function eraseDue(
  { database, now, endPayments, queueMail }: ErasingOptions,
  id: UserId,
  askedBefore: Date,
): Promise<void> {
  const ended = await endPayments(id);
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
