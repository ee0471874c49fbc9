/** Database access for erasing accounts: the request, its withdrawal, and the erasure. */
import type { UserId } from '@qubloom/contract';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { users } from '../../platform/database/schema/index.ts';

/** Returns false if erasure was already requested, and then changes nothing. */
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

/** Returns accounts whose erasure was requested before this moment. */
export async function findAccountsToErase(database: Database, before: Date): Promise<UserId[]> {
  const rows = await database
    .select({ id: users.id })
    .from(users)
    .where(lt(users.erasureAskedAt, before))
    .orderBy(users.id);
  return rows.map(({ id }) => id);
}

/**
 * Holds the row until the transaction ends. Returns false if the account is kept after all, or is being erased
 * elsewhere.
 */
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

/** Erases everything that refers to the account, too. */
export async function eraseAccount(tx: Transaction, id: UserId): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
}
