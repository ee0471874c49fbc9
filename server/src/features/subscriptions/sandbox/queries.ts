/** Database access for the sandbox's state, one row for each customer. */
import type { UserId } from '@qubloom/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.ts';
import { sandboxCustomers } from '../../../platform/database/schema/index.ts';
import { emptyState, type SandboxState } from './state.ts';

/**
 * Locks the row, so that nobody else changes it at the same time. Returns null if the sandbox does not know the
 * customer.
 */
export function changeState<Result>(
  database: Database,
  id: string,
  change: (
    state: SandboxState,
    payer: UserId,
  ) => { readonly state: SandboxState; readonly result: Result },
): Promise<Result | null> {
  return database.transaction(async (tx) => {
    const mine = eq(sandboxCustomers.id, id);
    const [row] = await tx.select().from(sandboxCustomers).where(mine).for('update');
    if (row === undefined) return null;
    // Written only below.
    const before = { ...emptyState, ...(row.content as Partial<SandboxState>) };
    const { state, result } = change(before, row.userId);
    await tx.update(sandboxCustomers).set({ content: state }).where(mine);
    return result;
  });
}

export async function insertCustomer(
  database: Database,
  id: string,
  userId: UserId,
): Promise<void> {
  await database
    .insert(sandboxCustomers)
    .values({ id, userId, content: emptyState })
    .onConflictDoNothing();
}

export async function findCustomers(database: Database): Promise<string[]> {
  const rows = await database.select({ id: sandboxCustomers.id }).from(sandboxCustomers);
  return rows.map(({ id }) => id);
}

export async function findCustomersOf(database: Database, userId: UserId): Promise<string[]> {
  const rows = await database
    .select({ id: sandboxCustomers.id })
    .from(sandboxCustomers)
    .where(eq(sandboxCustomers.userId, userId));
  return rows.map(({ id }) => id);
}

/** Returns the customers whom the sandbox knew. */
export async function deleteAllCustomers(database: Database): Promise<string[]> {
  const rows = await database.delete(sandboxCustomers).returning({ id: sandboxCustomers.id });
  return rows.map(({ id }) => id);
}

export async function deleteCustomer(database: Database, id: string): Promise<void> {
  await database.delete(sandboxCustomers).where(eq(sandboxCustomers.id, id));
}
