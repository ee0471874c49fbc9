/** Database access for the sandbox's state, one row for each learner. */
import type { UserId } from '@qubloom/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.ts';
import { sandboxCustomers } from '../../../platform/database/schema/index.ts';
import { emptyState, type SandboxState } from './state.ts';

/**
 * Locks the row, so that nobody else changes it at the same time. Returns null if the sandbox does not know the
 * learner.
 */
export function changeState<Result>(
  database: Database,
  userId: UserId,
  change: (state: SandboxState) => { readonly state: SandboxState; readonly result: Result },
): Promise<Result | null> {
  return database.transaction(async (tx) => {
    const mine = eq(sandboxCustomers.userId, userId);
    const [row] = await tx.select().from(sandboxCustomers).where(mine).for('update');
    if (row === undefined) return null;
    // Written only below.
    const { state, result } = change({ ...emptyState, ...(row.content as Partial<SandboxState>) });
    await tx.update(sandboxCustomers).set({ content: state }).where(mine);
    return result;
  });
}

export async function insertCustomer(database: Database, userId: UserId): Promise<void> {
  await database
    .insert(sandboxCustomers)
    .values({ userId, content: emptyState })
    .onConflictDoNothing();
}

export async function findCustomers(database: Database): Promise<UserId[]> {
  const rows = await database.select({ userId: sandboxCustomers.userId }).from(sandboxCustomers);
  return rows.map(({ userId }) => userId);
}

/** Returns the learners whom the sandbox knew. */
export async function deleteAllCustomers(database: Database): Promise<UserId[]> {
  const rows = await database
    .delete(sandboxCustomers)
    .returning({ userId: sandboxCustomers.userId });
  return rows.map(({ userId }) => userId);
}

export async function deleteCustomer(database: Database, userId: UserId): Promise<void> {
  await database.delete(sandboxCustomers).where(eq(sandboxCustomers.userId, userId));
}
