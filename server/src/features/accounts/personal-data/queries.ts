/** All that is kept about a learner, read and erased. */
import type { PersonalData, UserId } from '@qubloom/contract';
import { and, eq, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/client.ts';
import { users } from '../../../platform/database/schema/index.ts';
import type { LearnerTable } from './learner-table.ts';

type Rows = PersonalData['parts'][number]['rows'];

/** Ids stand as the titles of what they are ids of: `lesson` for `lesson_id`. */
export async function readRows(
  database: Database,
  [name, table]: readonly [string, LearnerTable],
  userId: UserId,
): Promise<Rows> {
  if (table.gives.length === 0) return [];
  const columns = table.gives.map((column) => givenColumn(table, column));
  const { rows } = await database.execute<{ row: Rows[number] }>(sql`
    select to_jsonb(given) as row from (
      select ${sql.join(columns, sql`, `)} from ${sql.identifier(name)} kept
      where ${ofLearner(table, userId)} order by 1
    ) given`);
  return rows.map(({ row }) => row);
}

function givenColumn({ titles }: LearnerTable, column: string): SQL {
  const named = titles?.[column];
  if (named === undefined) return sql`kept.${sql.identifier(column)}`;
  const title = sql`select titled.${sql.identifier(named.title)} from ${sql.identifier(named.table)} titled`;
  return sql`(${title} where titled.id = kept.${sql.identifier(column)}) as ${sql.identifier(column.replace(/_id$/, ''))}`;
}

function ofLearner({ learner = 'user_id', through }: LearnerTable, userId: UserId): SQL {
  if (through === undefined) return sql`kept.${sql.identifier(learner)} = ${userId}`;
  const column = sql.identifier(through.column);
  return sql`kept.${column} in (select ${column} from ${sql.identifier(through.table)} where user_id = ${userId})`;
}

/** Asking again changes nothing. */
export async function askForErasure(tx: Transaction, id: UserId, at: Date): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ erasureAskedAt: at })
    .where(and(eq(users.id, id), isNull(users.erasureAskedAt)))
    .returning({ id: users.id });
  return rows.length > 0;
}

export async function withdrawErasure(tx: Transaction, id: UserId): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ erasureAskedAt: null })
    .where(and(eq(users.id, id), sql`${users.erasureAskedAt} is not null`))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Those whose erasure was asked for before this moment. */
export async function findAccountsToErase(database: Database, before: Date): Promise<UserId[]> {
  const rows = await database
    .select({ id: users.id })
    .from(users)
    .where(lt(users.erasureAskedAt, before))
    .orderBy(users.id);
  return rows.map(({ id }) => id);
}

/** Held until the transaction ends. False for one that is kept after all, or that somebody else is erasing. */
export async function lockAccountToErase(
  tx: Transaction,
  id: UserId,
  before: Date,
): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), lt(users.erasureAskedAt, before)))
    .for('update', { skipLocked: true });
  return rows.length > 0;
}

/** With everything that points at it. */
export async function eraseAccount(tx: Transaction, id: UserId): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
}
