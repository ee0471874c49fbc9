/** Taking one's data along, and having it erased. */
import { retention, type PersonalData, type UserId } from '@qubloom/contract';
import { recordAct } from '../../../platform/audit/audit-log.ts';
import type { Learner } from '../../../platform/caller.ts';
import type { Database, Transaction } from '../../../platform/database/client.ts';
import {
  askForErasure,
  eraseAccount,
  lockAccountsToErase,
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
  { now }: Pick<PersonalDataOptions, 'now'>,
  tx: Transaction,
  { id, erasureAskedAt }: Learner,
): Promise<Date> {
  const asked = erasureAskedAt ?? now();
  if (await askForErasure(tx, id, asked))
    await recordAct(tx, id, { act: 'erasure-asked', at: now() });
  return new Date(asked.getTime() + comeBackTime);
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

/** Erases those whose days to come back are over, some at a time. */
export async function eraseDueAccounts({ database, now }: PersonalDataOptions): Promise<void> {
  const before = new Date(now().getTime() - comeBackTime);
  const eraseSome = (tx: Transaction) => eraseLocked(tx, before, now());
  while ((await database.transaction(eraseSome)) > 0);
}

async function eraseLocked(tx: Transaction, askedBefore: Date, now: Date): Promise<number> {
  const ids = await lockAccountsToErase(tx, askedBefore);
  for (const id of ids) {
    await recordAct(tx, id, { act: 'erasure', at: now });
    await eraseAccount(tx, id);
  }
  return ids.length;
}
